import type { Queries } from '../db/transaction.ts'
import { isVisible } from '../shop/identity.ts'
import { readKind } from './documents.ts'
import type { ArticleDoc } from './editorial.ts'

export type ListedArticle = Omit<ArticleDoc, 'content'>

/** Whether an article is published, and public or visible to one of these groups (B3.02). */
export function isPublished(
  { date_published, visible_to }: Pick<ArticleDoc, 'date_published' | 'visible_to'>,
  now: Date,
  groups: readonly string[],
): boolean {
  return Date.parse(date_published) <= now.getTime() && isVisible({ visible_to }, groups)
}

/** Articles that these groups may see, newest first. */
export async function readArticles(q: Queries, now: Date, groups: readonly string[]): Promise<ListedArticle[]> {
  const all = await readKind<ListedArticle>(q, 'article', ['content'])
  return all
    .filter((article) => isPublished(article, now, groups))
    .sort((one, two) => Date.parse(two.date_published) - Date.parse(one.date_published))
}

/** An article for lists. */
export function articleLink({ title, perex, image, date_published, page_meta }: ListedArticle) {
  return { slug: page_meta.slug, title, perex, image, date_published }
}
