export type Range = { readonly first: number; readonly last: number }

/**
 * Parses a `Range` header with one range of bytes: undefined for the whole file (no header, another unit, or several
 * ranges, which a server may ignore), null if it is outside the file.
 */
export function readRange(header: string | undefined, size: number): Range | null | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (match === null) return undefined
  const [, from = '', to = ''] = match
  if (from === '' && to === '') return undefined
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return first < size && first <= last ? { first, last } : null
}
