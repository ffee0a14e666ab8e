import fc from 'fast-check'

const SURROGATES = { first: 0xd800, count: 0x800 }
const MOST = 0x10ffff - SURROGATES.count

const character = fc.nat(MOST).map(
  (at) => String.fromCodePoint(at < SURROGATES.first ? at : at + SURROGATES.count),
  (value) => {
    const point = typeof value === 'string' ? value.codePointAt(0) : undefined
    if (point === undefined || String.fromCodePoint(point) !== value) throw new Error('This is no character')
    return point < SURROGATES.first ? point : point - SURROGATES.count
  },
)

/** Any text: the same as `unit: 'binary'`, which first takes a second or two to list all characters. */
export const anyText = (constraints: Omit<fc.StringConstraints, 'unit'> = {}): fc.Arbitrary<string> =>
  fc.string({ ...constraints, unit: character })
