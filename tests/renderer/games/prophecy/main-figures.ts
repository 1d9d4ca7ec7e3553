/** Rules whose figures or piles stand in sight on the pages of this game: each is marked with its rule. */
export const mainFigures = ['PR2', 'PR6', 'PR12', 'PR20', 'PR22', 'PR24', 'PR25', 'PR26', 'PR28', 'PR29', 'PR35']
