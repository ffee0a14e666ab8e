import type { Market } from '../../src/market.ts'
import { slugify } from '../slug.ts'
import { SLOVAK_PAGES } from './addresses.ts'
import { ownData, ownDataIn } from './own-data.ts'
import { magazine as cs } from './texts/magazine.cs.ts'
import { magazine as sk } from './texts/magazine.sk.ts'

/** Something that both shops have, and where it stands in each: a slug without a leading slash. */
export interface Counterpart {
  readonly kind: 'page' | 'article' | 'article-category' | 'article-tag' | 'article-author' | 'term'
  /** What data call it. */
  readonly key: string
  readonly slugs: Readonly<Record<Market, string>>
}

/** @throws RangeError where one of two lists of counterparts is longer */
function pairs(
  kind: Counterpart['kind'],
  czech: readonly string[],
  slovak: readonly string[],
  key: (slug: string, at: number) => string = (slug) => slug,
): readonly Counterpart[] {
  if (czech.length !== slovak.length)
    throw new RangeError(`The Czech shop has ${czech.length} of ${kind}, the Slovak one ${slovak.length}.`)
  return czech.map((slug, at) => ({ kind, key: key(slug, at), slugs: { cs: slug, sk: slovak[at] ?? '' } }))
}

const slugsOf = (titles: readonly string[]): readonly string[] => titles.map(slugify)

/** Articles of a country by the names of their files. */
const articles = (of: Market) => ownDataIn('magazine/*', of).map(([, { shortTitle }]) => shortTitle)
const rubrics = (of: Market) => ownData('article-categories', of).map(({ title }) => title)
const terms = (of: Market) => ownData('glossary/terms', of).map(({ title }) => title)
const authors = ({ designer, measurer }: typeof cs) => [designer.name, measurer.name]

/**
 * What editors of both shops wrote of the same thing. Terms of parameters, categories and products are counterparts by
 * their ids; branches have none.
 */
export function counterparts(): readonly Counterpart[] {
  const files = ownDataIn('magazine/*', 'cs').map(([name]) => name)
  return [
    ...pairs('page', Object.keys(SLOVAK_PAGES), Object.values(SLOVAK_PAGES)),
    ...pairs('article', slugsOf(articles('cs')), slugsOf(articles('sk')), (_slug, at) => files[at] ?? ''),
    ...pairs('article-category', slugsOf(rubrics('cs')), slugsOf(rubrics('sk'))),
    ...pairs('article-tag', slugsOf(cs.tags), slugsOf(sk.tags)),
    ...pairs('article-author', slugsOf(authors(cs)), slugsOf(authors(sk))),
    ...pairs('term', slugsOf(terms('cs')), slugsOf(terms('sk'))),
  ]
}
