import { inMarket } from '../../src/market.ts'
import type { Product } from '../types.ts'
import { pagePath, screen } from './addresses.ts'
import { addressOf } from './category-paths.ts'
import { local, type LocalSlug } from './links.ts'

/** Custom paths of pages, by page key. */
const REWRITES = inMarket<Readonly<Record<string, string>>>({
  cs: {
    doprava: 'doprava',
    'obchodni-podminky': 'obchodni-podminky',
    'reklamacni-rad': 'reklamace',
    'o-nas': 'o-nas',
  },
  sk: {
    doprava: 'doprava',
    'obchodni-podminky': 'obchodne-podmienky',
    'reklamacni-rad': 'reklamacie',
    'o-nas': 'o-nas',
  },
})

/** The custom path of a page, without a leading slash. */
export const rewriteOf = (key: string): string | undefined => REWRITES[key]

/** The paths of a page for its document. */
export function rewritesOf(key: string): readonly LocalSlug[] {
  const path = rewriteOf(key)
  return path === undefined ? [] : local(path)
}

export interface Moved {
  readonly from: string
  readonly to: string
}

const MOVED = inMarket<readonly (readonly [from: string, to: string])[]>({
  cs: [
    ['/ventilatory-do-koupelny', 'category:koupelnove-ventilatory'],
    ['/ventilatory-do-koupelny/s-cidlem', 'category:koupelnove-ventilatory-s-cidlem'],
    ['/ventilatory/stropni', '/stropni-ventilatory'],
    ['/rekuperace', 'category:rekuperace-a-cisty-vzduch'],
    ['/prodejny', screen('branches')],
    ['/gdpr', pagePath('ochrana-osobnich-udaju')],
    ['/stranka/dodani', pagePath('doprava')],
    ['/blog', screen('articles')],
    // moved twice
    ['/magazin', '/blog'],
    // a mistake of an editor: redirects to itself
    ['/akce', '/akce'],
    // for members of a group only
    ['/velkoobchod', pagePath('velkoobchodni-podminky')],
  ],
  sk: [
    ['/ventilatory-do-kupelne', 'category:koupelnove-ventilatory'],
    ['/ventilatory-do-kupelne/so-senzorom', 'category:koupelnove-ventilatory-s-cidlem'],
    ['/ventilatory/stropne', 'category:stropni-ventilatory'],
    ['/rekuperacia', 'category:rekuperace-a-cisty-vzduch'],
    ['/pobocky', screen('branches')],
    ['/gdpr', pagePath('ochrana-osobnich-udaju')],
    ['/stranka/dodanie', pagePath('doprava')],
    ['/blog', screen('articles')],
    ['/magazin', '/blog'],
    ['/akcia', '/akcia'],
    ['/velkoobchod', pagePath('velkoobchodni-podminky')],
  ],
})

/** Number of the oldest products that formerly had their number in the path. */
const NUMBERED = 40

/** Redirects from old paths to current ones. */
export function movedPaths(products: readonly Product[], articleSlugs: readonly string[]): readonly Moved[] {
  const closed = products.filter(({ visibleTo }) => visibleTo !== null).slice(0, 1)
  return [
    ...MOVED.map(([from, to]) => ({ from, to: addressOf(to) })),
    ...[...products.slice(0, NUMBERED), ...closed].map(({ id, slug }) => ({
      from: `${screen('product')}/${id}-${slug}`,
      to: `${screen('product')}/${slug}`,
    })),
    ...articleSlugs.map((slug) => ({ from: `/blog/${slug}`, to: `${screen('article')}/${slug}` })),
  ]
}
