/** Units of goods sold by the piece, as part of a pattern. */
export const pieceUnits = 'pcs|ks|stk'
