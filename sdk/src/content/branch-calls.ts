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
import type { Branch, BranchPoint, PageOf, Place } from './types.ts'
import type { CallOptions } from '../transport/options.ts'

type Answer<T> = Promise<Result<T, ContentError>>

/** How a branch is found (B2.22). */
export type BranchInput =
  | { readonly slug: string }
  | { readonly id: string }
  /** Id of the shop's own record. */
  | { readonly storeId: number }
  | { readonly primary: true }

/** A branch by its slug, its `_id`, the id of its record in the shop, or the main one (B2.22, B7.26); `not_found` when there is none. */
export async function getBranch(shop: Shop, input: BranchInput, options: CallOptions = {}): Answer<Branch> {
  if ('slug' in input) {
    const answer = await queryContent(shop, BranchBySlugDocument, { slug: input.slug }, options)
    return entityIn(answer, 'branchBySlug', readBranch)
  }
  if ('id' in input) {
    const answer = await queryContent(shop, BranchByIdDocument, { id: input.id }, options)
    return entityIn(answer, 'branchById', readBranch)
  }
  if ('storeId' in input) {
    const found = await getBranchesByStoreId(shop, [input.storeId], options)
    if (!found.ok) return found
    const [branch] = found.data
    return branch ? ok(branch) : fail(localError('not_found', { status: 404 }))
  }
  return entityIn(await queryContent(shop, PrimaryBranchDocument, {}, options), 'primaryBranch', readBranch)
}

/** Branches by ids of their records in the shop, in the order asked for (B7.26). */
export const getBranchesByStoreId = async (
  shop: Shop,
  ids: readonly number[],
  options: CallOptions = {},
): Answer<readonly Branch[]> =>
  listIn(
    await queryContent(shop, BranchesByStoreIdDocument, { ids: [...ids] }, options),
    'branchesByStoreId',
    readBranch,
  )

/** A page of branches, heaviest first (B7.27); 20 unless told. */
export async function getBranches(
  shop: Shop,
  input: { readonly page?: number; readonly perPage?: number } = {},
  options: CallOptions = {},
): Answer<PageOf<Branch>> {
  const { perPage = 20 } = input
  const page = pageNumber(input.page)
  const answer = await queryContent(shop, BranchesDocument, { skip: (page - 1) * perPage, limit: perPage }, options)
  return pageIn(foundIn(answer, 'branches', readBranch), page, perPage)
}

/** What a map of all branches shows (B7.28). */
export const getBranchMap = async (shop: Shop, options: CallOptions = {}): Answer<readonly BranchPoint[]> =>
  listIn(await queryContent(shop, BranchMapDocument, { skip: 0, limit: 500 }, options), 'branchMap', readBranchPoint)

/** The position of a town or postcode; `not_found` if the shop does not know it. */
export const getPlace = async (shop: Shop, text: string, options: CallOptions = {}): Answer<Place> =>
  entityIn(await queryContent(shop, PlaceDocument, { text }, options), 'place', readPlace)
