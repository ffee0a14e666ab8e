const perValue = 16

/**
 * Roughly the bytes that data take in memory. Shared parts within the data count once; parts shared with other data
 * count for each.
 */
export function roughSize(data: unknown): number {
  const seen = new Set<object>()
  const sizeOf = (value: unknown): number => {
    if (typeof value === 'string') return value.length * 2 + perValue
    if (typeof value !== 'object' || value === null) return perValue
    if (seen.has(value)) return perValue
    seen.add(value)
    let size = perValue
    // property names are shared by all objects of one shape
    for (const each of Array.isArray(value) ? value : Object.values(value)) size += perValue + sizeOf(each)
    return size
  }
  return sizeOf(data)
}
