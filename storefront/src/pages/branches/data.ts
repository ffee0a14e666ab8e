import { placeParam } from '#market/params'
import { type Shop, unwrap } from '@vanek/sdk'
import {
  type Branch,
  type BranchMapPoint,
  getBranches,
  getBranchMap,
  getPlace,
  type Place,
  withFallbackData,
} from '@vanek/sdk/content'
import type { PageEnv, PageLoader } from '../../lib/page/env.ts'

/** Fields of a branch in the list, so that the page sends only these. */
export type BranchBox = Pick<
  Branch,
  | '_id'
  | 'title'
  | 'region'
  | 'opening_hours'
  | 'branch_is_primary'
  | 'phone'
  | 'storeBranch'
  | 'gps_latitude'
  | 'gps_longitude'
> & { readonly slug: string }

export interface BranchesData {
  readonly branches: readonly BranchBox[]
  readonly points: readonly BranchMapPoint[]
  /** The town or postcode from the URL; empty without one. */
  readonly query: string
  /** Its position; null if it is unknown or there is no place. */
  readonly place: Place | null
  /** Whether the place does not exist; false if the lookup failed and may work later. */
  readonly unknown: boolean
}

const limit = 100

const boxOf = (branch: Branch): BranchBox => {
  const { _id, title, region, opening_hours, branch_is_primary, phone, storeBranch, page_meta } = branch
  const { gps_latitude, gps_longitude } = branch
  const own = { _id, title, region, opening_hours, branch_is_primary, phone, storeBranch, gps_latitude, gps_longitude }
  return { ...own, slug: page_meta.slug }
}

/** Looks up the position of a place. An unknown place is not a failure. */
async function placeOf(shop: Shop, query: string): Promise<Pick<BranchesData, 'place' | 'unknown'>> {
  if (query === '') return { place: null, unknown: false }
  const answer = await getPlace(shop, { text: query })
  if (!answer.ok && answer.error.code === 'not_found') return { place: null, unknown: true }
  return {
    place: await withFallbackData(shop, 'the place to find branches from', Promise.resolve(answer), null),
    unknown: false,
  }
}

/**
 * Loads all branches, sorted by weight (B7.27), and their positions (B7.28); without the positions the list has no map.
 * With a place in the query it looks up that place too.
 */
export async function loadBranches({ shop }: PageEnv, search: URLSearchParams): Promise<BranchesData> {
  const query = (search.get(placeParam) ?? '').trim().slice(0, limit)
  const [branches, points, found] = await Promise.all([
    getBranches(shop, { perPage: limit }),
    withFallbackData(shop, 'the map of branches', getBranchMap(shop), []),
    placeOf(shop, query),
  ])
  return { branches: unwrap(branches).items.map(boxOf), points, query, ...found }
}

/** Lists all branches (B2.08); with a place in the query the nearest ones come first. */
export const loader: PageLoader<BranchesData> = ({ request }, env) =>
  loadBranches(env, new URL(request.url).searchParams)
