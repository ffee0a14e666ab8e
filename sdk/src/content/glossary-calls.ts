import {
  GlossaryTermBySlugDocument,
  GlossaryTermsDocument,
  SearchFaqQuestionsDocument,
  SearchVirtualCategoriesDocument,
} from '../generated/graphql/graphql.ts'
import type { Result } from '../kernel/result.ts'
import type { Shop } from '../transport/context.ts'
import { type ContentError, queryContent } from '../transport/graphql.ts'
import { entityIn, foundIn, listIn } from './ask.ts'
import { readQuestion, readTerm, readVirtualCategoryLink } from './map/glossary.ts'
import type { FaqQuestion, ContentList, GlossaryTerm, VirtualCategoryLink } from './types.ts'
import type { CallOptions, NoParams } from '../kernel/options.ts'

/**
 * All terms of the glossary by title, at most 1 000.
 *
 * @param shop - The shop to call.
 * @param params - None; `{}` in front of options.
 * @param options - `signal` aborts the call.
 * @returns A list of `GlossaryTerm`; or an error: `forbidden`, `not_found`, or a `TransportCode`.
 */
export const getGlossary = async (
  shop: Shop,
  params: NoParams = {},
  options: CallOptions = {},
): Promise<Result<readonly GlossaryTerm[], ContentError>> =>
  listIn(await queryContent(shop, GlossaryTermsDocument, { limit: 1000 }, options), 'glossaryTerms', readTerm)

/** Parameters of `getTerm`. */
export interface GetTermParams {
  /** Slug of the term in the language of the shop. */
  readonly slug: string
}

/**
 * A term by its slug; `not_found` when there is none.
 *
 * @param shop - The shop to call.
 * @param params - Slug of the term.
 * @param options - `signal` aborts the call.
 * @returns `GlossaryTerm`; or an error: `forbidden`, `not_found`, or a `TransportCode`.
 */
export const getTerm = async (
  shop: Shop,
  params: GetTermParams,
  options: CallOptions = {},
): Promise<Result<GlossaryTerm, ContentError>> => {
  const { slug } = params
  return entityIn(
    await queryContent(shop, GlossaryTermBySlugDocument, { slug }, options),
    'glossaryTermBySlug',
    readTerm,
  )
}

/** Parameters of a search in the content. */
export interface SearchContentParams {
  /** Words that must all occur; without them everything is returned. */
  readonly query?: string
  /**
   * How many results to leave out at the beginning.
   *
   * @defaultValue 0
   */
  readonly skip?: number
  /**
   * The most results to return.
   *
   * @defaultValue 20
   */
  readonly limit?: number
  /** Code of the only site to search, where the content service serves several. */
  readonly siteCode?: string
}

const variablesOf = ({ query = '', skip = 0, limit = 20, siteCode }: SearchContentParams) => ({
  query,
  skip,
  limit,
  ...(siteCode !== undefined && { siteCode }),
})

/**
 * Frequent questions with these words.
 *
 * @param shop - The shop to call.
 * @param params - The query, and which part of the results.
 * @param options - `signal` aborts the call.
 * @returns A part of a list of `FaqQuestion`; or an error: `forbidden`, `not_found`, or a `TransportCode`.
 */
export const searchQuestions = async (
  shop: Shop,
  params: SearchContentParams = {},
  options: CallOptions = {},
): Promise<Result<ContentList<FaqQuestion>, ContentError>> =>
  foundIn(
    await queryContent(shop, SearchFaqQuestionsDocument, variablesOf(params), options),
    'searchFaqQuestions',
    readQuestion,
  )

/**
 * Virtual categories with these words in their title.
 *
 * @param shop - The shop to call.
 * @param params - The query, and which part of the results.
 * @param options - `signal` aborts the call.
 * @returns A part of a list of `VirtualCategoryLink`; or an error: `forbidden`, `not_found`, or a `TransportCode`.
 */
export const searchVirtualCategories = async (
  shop: Shop,
  params: SearchContentParams = {},
  options: CallOptions = {},
): Promise<Result<ContentList<VirtualCategoryLink>, ContentError>> =>
  foundIn(
    await queryContent(shop, SearchVirtualCategoriesDocument, variablesOf(params), options),
    'searchVirtualCategories',
    readVirtualCategoryLink,
  )
