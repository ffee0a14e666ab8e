import {
  ArticleAuthorBySlugDocument,
  ArticleBySlugDocument,
  ArticleCategoriesDocument,
  ArticleCategoryBySlugDocument,
  ArticleListConfigurationDocument,
  ArticlesDocument,
  ArticleTagBySlugDocument,
} from '../generated/graphql/graphql.ts'
import { ok, type Result } from '../kernel/result.ts'
import type { Shop } from '../transport/context.ts'
import { type ContentError, queryContent } from '../transport/graphql.ts'
import { entityIn, foundIn, listIn, pageIn, pageNumber } from './ask.ts'
import {
  articleListConfiguration,
  readArticle,
  readArticleAuthor,
  readArticleCategory,
  readArticleLink,
  readArticleTag,
} from './map/article.ts'
import type {
  Article,
  ArticleAuthor,
  ArticleCategory,
  ArticleLink,
  ArticleListConfiguration,
  ArticleTag,
  ContentPage,
} from './types.ts'
import type { CallOptions, NoParams } from '../kernel/options.ts'

/** Parameters that name an article, or a category, tag or author of articles. */
export interface GetArticleParams {
  /** Slug of the article, category, tag or author in the language of the shop. */
  readonly slug: string
}

/** How many articles a page of a list shows. */
export const articlesPerPage = 15

/** Which articles {@link getArticles} returns; without ids articles of the whole magazine. */
export interface GetArticlesParams {
  /** `_id` of a category of articles; articles of its child categories are included. */
  readonly categoryId?: string
  /** `_id` of a tag of articles. */
  readonly tagId?: string
  /** `_id` of an author. */
  readonly authorId?: string
  /**
   * Page of the list, from 1; anything else means 1.
   *
   * @defaultValue 1
   */
  readonly page?: number
  /**
   * Articles on a page.
   *
   * @defaultValue 15
   */
  readonly perPage?: number
}

/**
 * An article by its slug; `not_found` when there is none, `forbidden` when it is not for this visitor.
 *
 * @param shop - The shop to call.
 * @param params - Slug of the article, category, tag or author.
 * @param options - `signal` aborts the call.
 * @returns `Article`; or an error: `forbidden`, `not_found`, or a `TransportCode`.
 */
export async function getArticle(
  shop: Shop,
  params: GetArticleParams,
  options: CallOptions = {},
): Promise<Result<Article, ContentError>> {
  const { slug } = params
  const answer = await queryContent(shop, ArticleBySlugDocument, { slug, checkPermissions: true }, options)
  return entityIn(answer, 'articleBySlug', readArticle)
}

/**
 * Reads a page of articles, newest first, optionally of a category, a tag or an author.
 *
 * @param shop - The shop to call.
 * @param params - Page number, and the category, tag or author of the articles.
 * @param options - `signal` aborts the call.
 * @returns A part of a list of `ArticleLink`; or an error: `forbidden`, `not_found`, or a `TransportCode`.
 * @example
 * ```ts
 * const { items } = unwrap(await getArticles(shop, { page: 2, perPage: 10 }))
 * ```
 */
export async function getArticles(
  shop: Shop,
  params: GetArticlesParams = {},
  options: CallOptions = {},
): Promise<Result<ContentPage<ArticleLink>, ContentError>> {
  const { page: requested, perPage = articlesPerPage, ...of } = params
  const page = pageNumber(requested)
  const variables = { ...of, skip: (page - 1) * perPage, limit: perPage }
  const answer = await queryContent(shop, ArticlesDocument, variables, options)
  return pageIn(foundIn(answer, 'articles', readArticleLink), page, perPage)
}

/**
 * Texts above the list of all articles; empty if the editors wrote none.
 *
 * @param shop - The shop to call.
 * @param params - None; `{}` in front of options.
 * @param options - `signal` aborts the call.
 * @returns `ArticleListConfiguration`; or an error: `forbidden`, `not_found`, or a `TransportCode`.
 */
export async function getArticleListConfiguration(
  shop: Shop,
  params: NoParams = {},
  options: CallOptions = {},
): Promise<Result<ArticleListConfiguration, ContentError>> {
  const answer = await queryContent(shop, ArticleListConfigurationDocument, {}, options)
  return answer.ok ? ok(articleListConfiguration(answer.data.articleListConfiguration)) : answer
}

/**
 * Article categories that the site shows, heaviest first.
 *
 * @param shop - The shop to call.
 * @param params - None; `{}` in front of options.
 * @param options - `signal` aborts the call.
 * @returns A list of `ArticleCategory`; or an error: `forbidden`, `not_found`, or a `TransportCode`.
 */
export async function getArticleCategories(
  shop: Shop,
  params: NoParams = {},
  options: CallOptions = {},
): Promise<Result<readonly ArticleCategory[], ContentError>> {
  const answer = await queryContent(shop, ArticleCategoriesDocument, {}, options)
  const all = listIn(answer, 'articleCategories', readArticleCategory)
  if (!all.ok) return all
  return ok(all.data.filter(({ site_enabled }) => site_enabled).sort((a, b) => b.weight - a.weight))
}

/**
 * An article category by its slug.
 *
 * @param shop - The shop to call.
 * @param params - Slug of the article, category, tag or author.
 * @param options - `signal` aborts the call.
 * @returns `ArticleCategory`; or an error: `forbidden`, `not_found`, or a `TransportCode`.
 */
export const getArticleCategory = async (
  shop: Shop,
  params: GetArticleParams,
  options: CallOptions = {},
): Promise<Result<ArticleCategory, ContentError>> => {
  const { slug } = params
  return entityIn(
    await queryContent(shop, ArticleCategoryBySlugDocument, { slug }, options),
    'articleCategoryBySlug',
    readArticleCategory,
  )
}

/**
 * An article tag by its slug.
 *
 * @param shop - The shop to call.
 * @param params - Slug of the article, category, tag or author.
 * @param options - `signal` aborts the call.
 * @returns `ArticleTag`; or an error: `forbidden`, `not_found`, or a `TransportCode`.
 */
export const getArticleTag = async (
  shop: Shop,
  params: GetArticleParams,
  options: CallOptions = {},
): Promise<Result<ArticleTag, ContentError>> => {
  const { slug } = params
  return entityIn(
    await queryContent(shop, ArticleTagBySlugDocument, { slug }, options),
    'articleTagBySlug',
    readArticleTag,
  )
}

/**
 * An author by slug; `author_has_page` says whether the author has a page of their own.
 *
 * @param shop - The shop to call.
 * @param params - Slug of the article, category, tag or author.
 * @param options - `signal` aborts the call.
 * @returns `ArticleAuthor`; or an error: `forbidden`, `not_found`, or a `TransportCode`.
 */
export const getArticleAuthor = async (
  shop: Shop,
  params: GetArticleParams,
  options: CallOptions = {},
): Promise<Result<ArticleAuthor, ContentError>> => {
  const { slug } = params
  return entityIn(
    await queryContent(shop, ArticleAuthorBySlugDocument, { slug }, options),
    'articleAuthorBySlug',
    readArticleAuthor,
  )
}
