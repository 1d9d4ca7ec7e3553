/** Rules whose figures or piles stand in sight on the pages of this game: each is marked with its rule. */
export const mainFigures = ['A2', 'A3', 'A8', 'A9', 'A10', 'A11', 'A13', 'A14', 'A16', 'A21', 'A30', 'A33']
