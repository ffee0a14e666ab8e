import type { Queries } from '../db/transaction.ts'
import { isVisible } from '../shop/identity.ts'
import { readKind } from './documents.ts'
import type { ArticleDoc } from './editorial.ts'

export type ListedArticle = Omit<ArticleDoc, 'content'>

/** Whether it is out and for members of these groups or for everybody (B3.02). */
export function isOut(
  { date_published, visible_to }: Pick<ArticleDoc, 'date_published' | 'visible_to'>,
  now: Date,
  groups: readonly string[],
): boolean {
  return Date.parse(date_published) <= now.getTime() && isVisible({ visible_to }, groups)
}

/** Articles as members of some groups see them, the newest first. */
export async function readArticles(q: Queries, now: Date, groups: readonly string[]): Promise<ListedArticle[]> {
  const all = await readKind<ListedArticle>(q, 'article', ['content'])
  return all
    .filter((article) => isOut(article, now, groups))
    .sort((one, two) => Date.parse(two.date_published) - Date.parse(one.date_published))
}

/** An article as lists show it. */
export function articleLink({ title, perex, image, date_published, page_meta }: ListedArticle) {
  return { slug: page_meta.slug, title, perex, image, date_published }
}
