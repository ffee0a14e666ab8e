import { isShortTerm, splitQuery } from './query-parts.ts'
import { transliterate } from './transliterate.ts'

/** The part of a menu entry that the search needs. */
export interface SearchableMenuItem {
  /** Id of the entry; a search service returns it. */
  readonly id: number
  /** Text of the entry in the language of the shop; it is searched. */
  readonly title: string
  /** Path with leading slash; null for a heading without a target. */
  readonly path: string | null
  /** Picture of the entry; null or missing if there is none. */
  readonly image?: {
    /** Path of the picture, for `imageUrl` of `@vanek/sdk/images`. */
    readonly path: string
  } | null
  /** Entries directly below; they are searched too. */
  readonly children?: readonly SearchableMenuItem[]
}

const flat = <T extends SearchableMenuItem>(items: readonly T[]): readonly T[] =>
  items.flatMap((item) => [item, ...flat((item.children ?? []) as readonly T[])])

/** Parameters of {@link searchMenu}. */
export interface SearchMenuOptions {
  /** Query of the shopper. */
  readonly q: string
  /** Ids of entries that a search service found; empty without one. */
  readonly named: readonly number[]
  /** Short terms that are searched despite their length. */
  readonly shortTerms?: readonly string[] | undefined
}

/**
 * Finds menu entries at any depth whose title contains every part of the query (short terms as whole words), and
 * entries found by a search service. Case and accents are ignored.
 *
 * @param items - The menu.
 * @param query - The query, entries found by the search service, and the short terms of the shop.
 * @returns Each entry once, in the order of the menu.
 */
export function searchMenu<T extends SearchableMenuItem>(
  items: readonly T[],
  { q, named, shortTerms = [] }: SearchMenuOptions,
): readonly T[] {
  const parts = splitQuery(q, shortTerms).map((part) => ({
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
