import type { Market } from '../../src/market.ts'
import { PARAMETER_KEYS } from '../parameter-keys.ts'
import type { Data } from '../schema/files.ts'
import { slugify } from '../slug.ts'
import { SLOVAK_PAGES } from './addresses.ts'
import { ownData, ownDataIn, slovakGoods, slovakTexts } from './own-data.ts'
import { magazine as cs } from './texts/magazine.cs.ts'
import { magazine as sk } from './texts/magazine.sk.ts'

type Kind =
  | 'page'
  | 'article'
  | 'article-category'
  | 'article-tag'
  | 'article-author'
  | 'term'
  | 'category'
  | 'virtual-category'

/** A record that exists in both shops, with its slug in each. */
export interface Counterpart {
  readonly kind: Kind
  /** Its key in the data. */
  readonly key: string
  /** Its slug by market, or the path of a category; without a leading slash. */
  readonly slugs: Readonly<Record<Market, string>>
}

/** @throws RangeError if the lists have different lengths */
function pairs(
  kind: Kind,
  czech: readonly string[],
  slovak: readonly string[],
  key: (slug: string, at: number) => string = (slug) => slug,
): readonly Counterpart[] {
  if (czech.length !== slovak.length)
    throw new RangeError(`The Czech shop has ${czech.length} of ${kind}, the Slovak one ${slovak.length}.`)
  return czech.map((slug, at) => ({ kind, key: key(slug, at), slugs: { cs: slug, sk: slovak[at] ?? '' } }))
}

const slugsOf = (titles: readonly string[]): readonly string[] => titles.map(slugify)

/** Articles of a country by file name. */
const articles = (of: Market) => ownDataIn('magazine/*', of).map(([, { shortTitle }]) => shortTitle)
const rubrics = (of: Market) => ownData('article-categories', of).map(({ title }) => title)
const terms = (of: Market) => ownData('glossary/terms', of).map(({ title }) => title)
const authors = ({ designer, measurer }: typeof cs) => [designer.name, measurer.name]

/** Terms of parameters come before the others. */
function parameterTerms(): readonly Counterpart[] {
  const czech = ownData('parameters', 'cs')
  const slovak = slovakTexts('parameters')
  const titles = PARAMETER_KEYS.map((key) => [czech[key].title, slovak[key]?.title ?? czech[key].title] as const)
  return pairs(
    'term',
    slugsOf(titles.map(([one]) => one)),
    slugsOf(titles.map(([, other]) => other)),
    (_slug, at) => PARAMETER_KEYS[at] ?? '',
  )
}

function categories(): readonly Counterpart[] {
  const addresses = slovakTexts('tree')
  const walk = (
    below: readonly (Data['categories'][number] | string)[],
    above: Readonly<Record<Market, string>>,
  ): readonly Counterpart[] =>
    below.flatMap((one) => {
      const key = typeof one === 'string' ? one : one.slug
      const address = typeof one === 'string' ? slovakGoods(key).address : (addresses[key]?.address ?? key)
      const slugs = { cs: `${above.cs}${key}`, sk: `${above.sk}${address}` }
      const children = typeof one === 'string' ? [] : one.children
      return [{ kind: 'category', key, slugs }, ...walk(children, { cs: `${slugs.cs}/`, sk: `${slugs.sk}/` })]
    })
  return walk(ownData('categories', 'cs'), { cs: '', sk: '' })
}

const listings = (all: readonly { readonly slug: string }[]): readonly string[] => all.map(({ slug }) => slug)

/**
 * All records that exist in both shops, with both slugs, for alternate links. Products are matched by id, pages of brands
 * have the same path; branches have no counterparts.
 */
export function counterparts(): readonly Counterpart[] {
  const files = ownDataIn('magazine/*', 'cs').map(([name]) => name)
  return [
    ...pairs('page', Object.keys(SLOVAK_PAGES), Object.values(SLOVAK_PAGES)),
    ...pairs('article', slugsOf(articles('cs')), slugsOf(articles('sk')), (_slug, at) => files[at] ?? ''),
    ...pairs('article-category', slugsOf(rubrics('cs')), slugsOf(rubrics('sk'))),
    ...pairs('article-tag', slugsOf(cs.tags), slugsOf(sk.tags)),
    ...pairs('article-author', slugsOf(authors(cs)), slugsOf(authors(sk))),
    ...parameterTerms(),
    ...pairs('term', slugsOf(terms('cs')), slugsOf(terms('sk'))),
    ...categories(),
    ...pairs(
      'virtual-category',
      listings(ownData('virtual-categories', 'cs')),
      listings(slovakTexts('virtual-categories')),
    ),
  ]
}
