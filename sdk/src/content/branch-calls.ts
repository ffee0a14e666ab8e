import {
  BranchByIdDocument,
  BranchBySlugDocument,
  BranchesByStoreIdDocument,
  BranchesDocument,
  BranchMapDocument,
  PlaceDocument,
  PrimaryBranchDocument,
} from '../generated/graphql/graphql.ts'
import { localError } from '../kernel/errors.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import type { Shop } from '../transport/context.ts'
import { type ContentError, queryContent } from '../transport/graphql.ts'
import { entityIn, foundIn, listIn, pageIn, pageNumber } from './ask.ts'
import { readBranch, readBranchPoint, readPlace } from './map/branch.ts'
import type { Branch, BranchMapPoint, ContentPage, Place } from './types.ts'
import type { CallOptions, NoParams } from '../kernel/options.ts'

/** How a branch is found. */
export type GetBranchParams =
  | {
      /** Slug of the branch in the language of the shop. */
      readonly slug: string
    }
  | {
      /** `_id` of the branch in the content service. */
      readonly id: string
    }
  | {
      /** Id of the branch in the shop back end, `store_id` of a `Branch`. */
      readonly storeId: number
    }
  | {
      /** Selects the main branch of the shop. */
      readonly primary: true
    }

/**
 * A branch by its slug, its `_id`, the id of its record in the shop, or the main one; `not_found` when
 * there is none.
 *
 * @param shop - The shop to call.
 * @param params - Slug or id of the branch.
 * @param options - `signal` aborts the call.
 * @returns `Branch`; or an error: `forbidden`, `not_found`, or a `TransportCode`.
 */
export async function getBranch(
  shop: Shop,
  params: GetBranchParams,
  options: CallOptions = {},
): Promise<Result<Branch, ContentError>> {
  if ('slug' in params) {
    const answer = await queryContent(shop, BranchBySlugDocument, { slug: params.slug }, options)
    return entityIn(answer, 'branchBySlug', readBranch)
  }
  if ('id' in params) {
    const answer = await queryContent(shop, BranchByIdDocument, { id: params.id }, options)
    return entityIn(answer, 'branchById', readBranch)
  }
  if ('storeId' in params) {
    const found = await getBranchesByStoreId(shop, { ids: [params.storeId] }, options)
    if (!found.ok) return found
    const [branch] = found.data
    return branch ? ok(branch) : fail(localError('not_found', { status: 404 }))
  }
  return entityIn(await queryContent(shop, PrimaryBranchDocument, {}, options), 'primaryBranch', readBranch)
}

/** Parameters of `getBranchesByStoreId`. */
export interface GetBranchesByStoreIdParams {
  /** Ids of their records in the shop. */
  readonly ids: readonly number[]
}

/**
 * Reads branches by the ids of their records in the shop, in the given order.
 *
 * @param shop - The shop to call.
 * @param params - Ids of the branches.
 * @param options - `signal` aborts the call.
 * @returns A list of `Branch`; or an error: `forbidden`, `not_found`, or a `TransportCode`.
 */
export const getBranchesByStoreId = async (
  shop: Shop,
  params: GetBranchesByStoreIdParams,
  options: CallOptions = {},
): Promise<Result<readonly Branch[], ContentError>> =>
  listIn(
    await queryContent(shop, BranchesByStoreIdDocument, { ids: [...params.ids] }, options),
    'branchesByStoreId',
    readBranch,
  )

/** Parameters of `getBranches`. */
export interface GetBranchesParams {
  /**
   * From 1.
   *
   * @defaultValue 1
   */
  readonly page?: number
  /** @defaultValue 20 */
  readonly perPage?: number
}

/**
 * Reads a page of branches, sorted by weight, highest first; 20 per page by default.
 *
 * @param shop - The shop to call.
 * @param params - Page number and size.
 * @param options - `signal` aborts the call.
 * @returns A part of a list of `Branch`; or an error: `forbidden`, `not_found`, or a `TransportCode`.
 */
export async function getBranches(
  shop: Shop,
  params: GetBranchesParams = {},
  options: CallOptions = {},
): Promise<Result<ContentPage<Branch>, ContentError>> {
  const { perPage = 20 } = params
  const page = pageNumber(params.page)
  const answer = await queryContent(shop, BranchesDocument, { skip: (page - 1) * perPage, limit: perPage }, options)
  return pageIn(foundIn(answer, 'branches', readBranch), page, perPage)
}

/**
 * What a map of all branches shows.
 *
 * @param shop - The shop to call.
 * @param params - None; `{}` in front of options.
 * @param options - `signal` aborts the call.
 * @returns A list of `BranchMapPoint`; or an error: `forbidden`, `not_found`, or a `TransportCode`.
 */
export const getBranchMap = async (
  shop: Shop,
  params: NoParams = {},
  options: CallOptions = {},
): Promise<Result<readonly BranchMapPoint[], ContentError>> =>
  listIn(await queryContent(shop, BranchMapDocument, { skip: 0, limit: 500 }, options), 'branchMap', readBranchPoint)

/** Parameters that name a place. */
export interface GetPlaceParams {
  /** Name of a town, or a postcode. */
  readonly text: string
}

/**
 * The position of a town or postcode; `not_found` if the shop does not know it.
 *
 * @param shop - The shop to call.
 * @param params - Text that names the place.
 * @param options - `signal` aborts the call.
 * @returns `Place`; or an error: `forbidden`, `not_found`, or a `TransportCode`.
 */
export const getPlace = async (
  shop: Shop,
  params: GetPlaceParams,
  options: CallOptions = {},
): Promise<Result<Place, ContentError>> =>
  entityIn(await queryContent(shop, PlaceDocument, { text: params.text }, options), 'place', readPlace)
