import type { Queries } from '../db/transaction.ts'
import type { ArticleDoc, BlockDoc, PageDoc } from '../content/editorial.ts'
import { plainOf, type Worded } from '../content/plain-of.ts'
import type { Content } from '../wire.ts'
import { answerOf } from './answer.ts'
import { createMatcher } from './match.ts'
import { queryParts } from './query-parts.ts'
import { wordsLine } from './search-text.ts'
import { createWordIndex } from './word-index.ts'

/** Search in texts of one kind; every part of a query must match. */
export interface TextIndex<T> {
  find(query: string): T[]
}

interface Text {
  readonly title: string
  /** A sentence or two about it. */
  readonly lead?: string
  readonly more: string
}

interface TextOptions {
  /** Maximum number of partial matches if no text matches all parts. */
  readonly partly?: number
}

/** @param items in the order for equal scores */
export function createTextIndex<T>(
  items: readonly T[],
  textOf: (item: T) => Text,
  synonyms: ReadonlyMap<string, readonly string[]>,
  { partly = 0 }: TextOptions = {},
): TextIndex<T> {
  const lines = items
    .map(textOf)
    .map(({ title, lead = '', more }) => wordsLine({ named: [title], called: [lead], described: [more] }))
  const fitOf = createMatcher(createWordIndex(lines), synonyms)
  const around = { size: items.length, ahead: [], hidden: [] }
  return {
    find(query) {
      const fits = queryParts(query).map(fitOf)
      const whole = answerOf(fits, { ...around, whole: true })
      const places = whole.total > 0 ? whole.first(whole.total) : answerOf(fits, around).first(partly)
      return places.flatMap((place) => items[place] ?? [])
    },
  }
}

/** An article with the data that decides whether a visitor may find it. */
export type IndexedArticle = Content['FoundArticle'] & Pick<ArticleDoc, 'date_published' | 'visible_to'>

/** Limit of categories that match only some words: they are useful, but more would be noise. */
const partialMatches: TextOptions = { partly: 3 }

/** Everything besides products that a query can find (B3.45). */
export interface TextIndexes {
  readonly menuItems: TextIndex<Content['FoundMenuItem']>
  readonly virtualCategories: TextIndex<Content['FoundVirtualCategory']>
  readonly articles: TextIndex<IndexedArticle>
  readonly questions: TextIndex<Content['FoundQuestion']>
  readonly pages: TextIndex<Content['FoundPage']>
  /** All original texts, for the spelling of their words. */
  readonly written: readonly string[]
}

export async function readTextIndexes(
  q: Queries,
  synonyms: ReadonlyMap<string, readonly string[]>,
): Promise<TextIndexes> {
  const kinds = ['menu', 'virtual', 'article', 'faq', 'page']
  const rows = await q
    .selectFrom('documents')
    .select(['kind', 'key', 'doc'])
    .where('kind', 'in', kinds)
    .orderBy('weight')
    .orderBy('key')
    .execute()
  const of = (kind: string) => rows.filter((row) => row.kind === kind)

  const menu = of('menu').find(({ key }) => key === 'main')?.doc as { items: Content['MenuItem'][] } | undefined
  const virtual = of('virtual').map(({ key, doc }) => ({ slug: key, title: (doc as { title: string }).title }))
  const articles = of('article').map(({ key, doc }) => {
    const { title, perex, image, date_published, visible_to, content } = doc as ArticleDoc
    return { found: { slug: key, title, perex, image, date_published, visible_to }, body: plainOf(content) }
  })
  const questions = of('faq').map(({ key, doc }) => {
    const { title, content } = doc as { title: string; content: Worded }
    return { _id: key, title, answer: plainOf(content).trim() }
  })
  const pages = of('page').flatMap(({ key, doc }) => {
    const { title, content, content_blocks: blocks, visible_to, page_meta } = doc as PageDoc
    const body = [plainOf(content), ...blocks.map(blockText)].join(' ')
    return visible_to === null && !page_meta.meta_noindex ? [{ found: { path: `/stranka/${key}`, title }, body }] : []
  })
  const articleIndex = createTextIndex(
    articles,
    ({ found: { title, perex }, body }) => ({ title, lead: perex, more: body }),
    synonyms,
    { partly: Number.POSITIVE_INFINITY },
  )
  // a page is found by its topic, not by every word in it
  const pageIndex = createTextIndex(pages, ({ found: { title } }) => ({ title, more: '' }), synonyms)
  return {
    menuItems: createTextIndex(
      entriesOf(menu?.items ?? []),
      ({ title }) => ({ title, more: '' }),
      synonyms,
      partialMatches,
    ),
    virtualCategories: createTextIndex(virtual, ({ title }) => ({ title, more: '' }), synonyms, partialMatches),
    articles: { find: (query) => articleIndex.find(query).map(({ found }) => found) },
    questions: createTextIndex(questions, ({ title, answer }) => ({ title, more: answer }), synonyms),
    pages: { find: (query) => pageIndex.find(query).map(({ found }) => found) },
    written: [
      ...articles.flatMap(({ found: { title, perex }, body }) => [title, perex, body]),
      ...pages.flatMap(({ found: { title }, body }) => [title, body]),
      ...questions.flatMap(({ title, answer }) => [title, answer]),
    ],
  }
}

const blockText = ({ text, blocks = [] }: BlockDoc): string =>
  [text === undefined ? '' : plainOf(text), ...blocks.map(blockText)].join(' ')

/** The entries of a menu with a link, from the root down. */
function entriesOf(items: readonly Content['MenuItem'][]): Content['FoundMenuItem'][] {
  return items.flatMap(({ id, title, path, image, children }) => [
    ...(path === null ? [] : [{ id, title, path, image }]),
    ...entriesOf(children),
  ])
}
