import type { Services } from '../services.ts'
import { articleLink, isPublished, readArticles } from './article-list.ts'
import { readDocument, readKind } from './documents.ts'
import type { ArticleAuthorDoc, ArticleCategoryDoc, ArticleDoc, ArticleTagDoc } from './editorial.ts'
import type { GraphqlContext } from './graphql.ts'
import { pageOf, type Paging } from './page-of.ts'
import { permitted } from './permitted.ts'

interface Listed extends Paging {
  readonly categoryId?: string | null
  readonly tagId?: string | null
  readonly authorId?: string | null
}

interface BySlug {
  readonly slug: string
}

const MAX = 100

/** Resolvers of the magazine (B7.31 to B7.35, B9.16). */
export function articleResolvers({ database, clock }: Services) {
  const authors = () => readKind<ArticleAuthorDoc>(database.q, 'article-author')
  const tags = () => readKind<ArticleTagDoc>(database.q, 'article-tag')
  const categories = async () => {
    const shown = (await readKind<ArticleCategoryDoc>(database.q, 'article-category')).filter((one) => one.site_enabled)
    return shown.map((one) => ({ ...one, master_category: shown.find(({ _id }) => _id === one.master) ?? null }))
  }
  return {
    articleBySlug: async (
      _root: unknown,
      { slug, checkPermissions }: BySlug & { checkPermissions: boolean | null },
      { groups }: GraphqlContext,
    ) => {
      const doc = await readDocument<ArticleDoc>(database.q, 'article', slug)
      if (doc === undefined || !isPublished({ ...doc, visible_to: null }, clock.now(), groups)) return null
      const article = permitted(doc, groups, checkPermissions)
      if (article === null) return null
      const { author, category, tags: tagIds, ...shown } = article
      const allTags = await tags()
      return {
        ...shown,
        article_author_reference: (await authors()).find(({ _id }) => _id === author) ?? null,
        article_category_reference: (await categories()).find(({ _id }) => _id === category) ?? null,
        article_tag_reference: tagIds.flatMap((id) => allTags.find(({ _id }) => _id === id) ?? []),
      }
    },
    articles: async (_root: unknown, args: Listed, { groups }: GraphqlContext) => {
      const { categoryId = null, tagId = null, authorId = null } = args
      const within = new Set(
        (await readKind<ArticleCategoryDoc>(database.q, 'article-category'))
          .filter(({ _id, master }) => _id === categoryId || master === categoryId)
          .map(({ _id }) => _id),
      )
      const found = (await readArticles(database.q, clock.now(), groups)).filter(
        (one) =>
          (categoryId === null || (one.category !== null && within.has(one.category))) &&
          (tagId === null || one.tags.includes(tagId)) &&
          (authorId === null || one.author === authorId),
      )
      const { items, total } = pageOf(found, args, MAX)
      return { items: items.map(articleLink), total }
    },
    featuredArticles: async (_root: unknown, { limit }: { limit: number | null }, { groups }: GraphqlContext) => {
      const picked = (await readArticles(database.q, clock.now(), groups)).filter(({ featured }) => featured)
      return pageOf(picked, { skip: 0, limit: limit ?? 3 }, MAX).items.map(articleLink)
    },
    articleListConfiguration: async () => (await readDocument(database.q, 'article-list', 'index')) ?? null,
    articleCategories: async () => (await categories()).sort((one, two) => two.weight - one.weight),
    articleCategoryBySlug: async (_root: unknown, { slug }: BySlug) => bySlug(await categories(), slug),
    articleTagBySlug: async (_root: unknown, { slug }: BySlug) => bySlug(await tags(), slug),
    articleAuthorBySlug: async (_root: unknown, { slug }: BySlug) => bySlug(await authors(), slug),
  }
}

function bySlug<T extends { readonly page_meta: BySlug }>(all: readonly T[], slug: string): T | null {
  return all.find(({ page_meta }) => page_meta.slug === slug) ?? null
}
