import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { counterparts, type Counterpart } from '../../seed/content/counterparts.ts'
import type { LocalSlug } from '../../seed/content/links.ts'
import { market, type Market } from '../market.ts'
import { packageRoot } from '../paths.ts'

/** Kinds of records with a page in both shops. */
export type SluggedKind = Counterpart['kind'] | 'category' | 'product' | 'virtual'

type Pair = readonly [kind: string, slugs: Readonly<Record<Market, string>>]

const goods = (): readonly Pair[] =>
  readFileSync(join(packageRoot(), 'sandbox/seed/goods-slugs.txt'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [kind = '', , cs = '', sk = ''] = line.split(' ')
      return [kind, { cs, sk }]
    })

let known: ReadonlyMap<string, readonly LocalSlug[]> | undefined

function read(): ReadonlyMap<string, readonly LocalSlug[]> {
  const pairs = [...counterparts().map(({ kind, slugs }): Pair => [kind, slugs]), ...goods()]
  return new Map(
    pairs.map(([kind, slugs]) => [
      `${kind} ${slugs[market]}`,
      Object.entries(slugs).map(([locale, slug]) => ({ locale, slug })),
    ]),
  )
}

/** The slugs of a record in both shops, by its slug in this one; null if only one shop has it. */
export const localSlugs = (kind: SluggedKind, slug: string): LocalSlug[] | null => {
  const found = (known ??= read()).get(`${kind} ${slug}`)
  return found === undefined ? null : [...found]
}

/** The same as a partial record without unknown slugs. */
export function slugsOf(kind: SluggedKind, slug: string): { slugs?: LocalSlug[] } {
  const slugs = localSlugs(kind, slug)
  return slugs === null ? {} : { slugs }
}

interface Slugged {
  readonly page_meta: { readonly slug: string }
}

const withSlugs = (kind: SluggedKind) => ({
  page_meta: ({ page_meta }: Slugged) => ({ ...page_meta, slugs: localSlugs(kind, page_meta.slug) }),
})

/** The slugs of editorial content, by schema type. */
export const slugFields = {
  Page: withSlugs('page'),
  Article: withSlugs('article'),
  ArticleCategory: withSlugs('article-category'),
  ArticleTag: withSlugs('article-tag'),
  ArticleAuthor: withSlugs('article-author'),
  GlossaryTerm: withSlugs('term'),
  VirtualCategory: withSlugs('virtual'),
}
