import { plainText } from '../text.ts'

/** Of few short texts those in which every part of a query is found; accents and case do not matter. */
export function matching<T>(items: readonly T[], query: string, textsOf: (item: T) => readonly string[]): T[] {
  const parts = plainText(query)
    .split(' ')
    .filter((part) => part.length >= 3)
  if (parts.length === 0) return []
  return items.filter((item) => {
    const text = plainText(textsOf(item).join(' '))
    return parts.every((part) => text.includes(part))
  })
}
