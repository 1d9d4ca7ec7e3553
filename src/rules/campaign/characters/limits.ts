/** The longest file of a character that is read, in UTF-16 units. */
export const longestCharacterFile = 400_000
