/** Rules whose figures or piles stand in sight on the pages of this game: each is marked with its rule. */
export const mainFigures = ['GF2', 'GF3', 'GF4', 'GF5', 'GF7', 'GF9', 'GF10', 'GF13', 'GF22']
