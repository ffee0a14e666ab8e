/**
 * How values of both engines become JavaScript, by PostgreSQL's type ids. PGlite and pg differ by default
 * (int8, date, timestamptz), so both are given this one table.
 */
export const typeParsers: Readonly<Record<number, (text: string) => unknown>> = {
  20: int8,
  1082: (text) => text,
  1114: (text) => text,
  1184: (text) => new Date(text).toISOString(),
  // amounts of goods, with three decimals at most
  1700: Number,
}

function int8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number.`)
  return value
}
