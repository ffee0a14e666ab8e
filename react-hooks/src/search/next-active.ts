/**
 * Index of the option that a key moves to; -1 is the input itself, null a key that does not move. After the last
 * option comes the input, then the first option.
 */
export function nextActive(key: string, active: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1
  if (key === 'ArrowUp') return active === -1 ? count - 1 : active - 1
  // in the input both keys move the text cursor
  if (active === -1) return null
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
