/** How many products fit beside each other and can still be told apart. */
export const mostCompared = 6

/** The ids that a kept text holds; none when it is not a list of ids. */
export function parseIds(text: string | null): readonly number[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    const ids = Array.isArray(value) ? value.filter((id): id is number => Number.isSafeInteger(id) && id > 0) : []
    return [...new Set(ids)].slice(0, mostCompared)
  } catch {
    return []
  }
}
