import type { Queries } from '../db/transaction.ts'
import type { ArticleDoc } from '../content/editorial.ts'
import { plainOf, type Worded } from '../content/plain-of.ts'
import type { Content } from '../wire.ts'
import { answerOf } from './answer.ts'
import { createMatcher } from './match.ts'
import { queryParts } from './query-parts.ts'
import { wordsLine } from './search-text.ts'
import { createWordIndex } from './word-index.ts'

/** Texts of one kind, to be found like products are; every part of a query must be in them. */
export interface TextIndex<T> {
  find(query: string): T[]
}

interface Text {
  readonly title: string
  readonly more: string
}

/** @param items in the order in which equals are answered */
export function createTextIndex<T>(
  items: readonly T[],
  textOf: (item: T) => Text,
  synonyms: ReadonlyMap<string, readonly string[]>,
): TextIndex<T> {
  const lines = items.map(textOf).map(({ title, more }) => wordsLine({ named: [title], called: [], said: [more] }))
  const fitOf = createMatcher(createWordIndex(lines), synonyms)
  const around = { size: items.length, ahead: [], hidden: [], whole: true }
  return {
    find: (query) =>
      answerOf(queryParts(query).map(fitOf), around)
        .first(Number.POSITIVE_INFINITY)
        .flatMap((place) => items[place] ?? []),
  }
}

/** An article with what decides whether a visitor may find it. */
export type IndexedArticle = Content['FoundArticle'] & Pick<ArticleDoc, 'date_published' | 'visible_to'>

/** Everything besides products that a query can find (B3.45). */
export interface TextIndexes {
  readonly menuItems: TextIndex<Content['FoundMenuItem']>
  readonly virtualCategories: TextIndex<Content['FoundVirtualCategory']>
  readonly articles: TextIndex<IndexedArticle>
  readonly questions: TextIndex<Content['FoundQuestion']>
}

export async function readTextIndexes(
  q: Queries,
  synonyms: ReadonlyMap<string, readonly string[]>,
): Promise<TextIndexes> {
  const kinds = ['menu', 'virtual', 'article', 'faq']
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
    const { title, perex, image, date_published, visible_to } = doc as ArticleDoc
    return { slug: key, title, perex, image, date_published, visible_to }
  })
  const questions = of('faq').map(({ key, doc }) => {
    const { title, content } = doc as { title: string; content: Worded }
    return { _id: key, title, answer: plainOf(content).trim() }
  })
  return {
    menuItems: createTextIndex(entriesOf(menu?.items ?? []), ({ title }) => ({ title, more: '' }), synonyms),
    virtualCategories: createTextIndex(virtual, ({ title }) => ({ title, more: '' }), synonyms),
    articles: createTextIndex(articles, ({ title, perex }) => ({ title, more: perex }), synonyms),
    questions: createTextIndex(questions, ({ title, answer }) => ({ title, more: answer }), synonyms),
  }
}

/** The entries of a menu that lead somewhere, from the top down. */
function entriesOf(items: readonly Content['MenuItem'][]): Content['FoundMenuItem'][] {
  return items.flatMap(({ id, title, path, image, children }) => [
    ...(path === null ? [] : [{ id, title, path, image }]),
    ...entriesOf(children),
  ])
}
