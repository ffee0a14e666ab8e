import type { Product } from '../types.ts'

/** Paths that pages were given, by the slug of the page; all in Czech. */
const REWRITES: Readonly<Record<string, string>> = {
  doprava: 'doprava',
  'obchodni-podminky': 'obchodni-podminky',
  'reklamacni-rad': 'reklamace',
  'o-nas': 'o-nas',
}

/** The addresses of a page as its document has them. */
export function rewritesOf(slug: string): readonly { readonly locale: string; readonly slug: string }[] {
  const path = REWRITES[slug]
  return path === undefined ? [] : [{ locale: 'cs', slug: path }]
}

export interface Moved {
  readonly from: string
  readonly to: string
}

const MOVED: readonly (readonly [from: string, to: string])[] = [
  ['/ventilatory-do-koupelny', '/koupelnove-ventilatory'],
  ['/ventilatory-do-koupelny/s-cidlem', '/koupelnove-ventilatory/koupelnove-ventilatory-s-cidlem'],
  ['/ventilatory/stropni', '/stropni-ventilatory'],
  ['/rekuperace', '/rekuperace-a-cisty-vzduch'],
  ['/prodejny', '/pobocky'],
  ['/gdpr', '/stranka/ochrana-osobnich-udaju'],
  ['/stranka/dodani', '/stranka/doprava'],
  ['/blog', '/clanky'],
  // moved twice
  ['/magazin', '/blog'],
  // somebody's slip: leads to itself
  ['/akce', '/akce'],
  // for members of a group only
  ['/velkoobchod', '/stranka/velkoobchodni-podminky'],
]

/** How many of the oldest products had their number in the address before. */
const NUMBERED = 40

/** Where what stood at a path before stands now. */
export function movedPaths(products: readonly Product[], articleSlugs: readonly string[]): readonly Moved[] {
  const closed = products.filter(({ visibleTo }) => visibleTo !== null).slice(0, 1)
  return [
    ...MOVED.map(([from, to]) => ({ from, to })),
    ...[...products.slice(0, NUMBERED), ...closed].map(({ id, slug }) => ({
      from: `/produkt/${id}-${slug}`,
      to: `/produkt/${slug}`,
    })),
    ...articleSlugs.map((slug) => ({ from: `/blog/${slug}`, to: `/clanek/${slug}` })),
  ]
}
