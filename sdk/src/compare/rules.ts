/** The most products that can be compared side by side. */
export const compareMaxProducts = 4

/** Parses stored ids; empty if the text is invalid. */
export function parseIds(text: string | null): readonly number[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    const ids = Array.isArray(value) ? value.filter((id): id is number => Number.isSafeInteger(id) && id > 0) : []
    return [...new Set(ids)].slice(0, compareMaxProducts)
  } catch {
    return []
  }
}
