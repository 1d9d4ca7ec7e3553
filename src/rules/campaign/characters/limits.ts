/** The longest character file that is read, in UTF-16 units. */
export const longestCharacterFile = 400_000
