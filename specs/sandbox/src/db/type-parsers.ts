/**
 * Parsers of column values for both engines, by PostgreSQL type id. The defaults of PGlite and pg differ
 * (int8, date, timestamptz), so both use this table.
 */
export const typeParsers: Readonly<Record<number, (text: string) => unknown>> = {
  20: int8,
  1082: (text) => text,
  1114: (text) => text,
  1184: (text) => new Date(text).toISOString(),
  // amounts of goods, with at most three decimals
  1700: Number,
}

function int8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number.`)
  return value
}
