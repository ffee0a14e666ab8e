export type Range = { readonly first: number; readonly last: number }

/**
 * The one range of bytes that a `Range` header asks for: undefined when the whole file is meant (no header, another
 * unit, several ranges, which a server may leave out), null when it lies outside the file.
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
