/** Signs of currencies that are letters, as a part of a pattern; all others are signs of Unicode's class `Sc`. */
export const letterSigns = 'Kč|zł|Ft|kr'
