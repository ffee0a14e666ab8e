import { isShortTerm, queryParts } from './query-parts.ts'
import { transliterate } from './transliterate.ts'

/** What is needed of an entry of a menu to search it. */
export interface MenuItemLike {
  readonly id: number
  readonly title: string
  /** With leading slash; null leads nowhere. */
  readonly path: string | null
  readonly image?: { readonly path: string } | null
  readonly children?: readonly MenuItemLike[]
}

const flat = <T extends MenuItemLike>(items: readonly T[]): readonly T[] =>
  items.flatMap((item) => [item, ...flat((item.children ?? []) as readonly T[])])

export interface MenuQuery {
  readonly q: string
  /** Ids returned by a search service. */
  readonly named: readonly number[]
  /** Short words that are searched for anyway. */
  readonly shortTerms?: readonly string[] | undefined
}

/**
 * Menu entries at any depth whose title contains every part of the query (B5.04), short terms as whole words, and entries
 * found by a search service (B5.05). Case and accents are ignored. Each entry is listed once, in the order of the menu.
 */
export function menuMatches<T extends MenuItemLike>(
  items: readonly T[],
  { q, named, shortTerms = [] }: MenuQuery,
): readonly T[] {
  const parts = queryParts(q, shortTerms).map((part) => ({
    text: transliterate(part),
    whole: isShortTerm(part, shortTerms),
  }))
  const fits = ({ title }: T) => {
    const all = transliterate(title)
    const words = all.split(/[^\p{L}\d]+/u)
    return parts.length > 0 && parts.every(({ text, whole }) => (whole ? words.includes(text) : all.includes(text)))
  }
  const found = flat(items).filter((item) => named.includes(item.id) || fits(item))
  return [...new Map(found.map((item) => [item.id, item])).values()]
}
