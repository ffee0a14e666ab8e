import { type Shop, unwrap } from '@vanek/sdk'
import {
  type Branch,
  type BranchPoint,
  getBranches,
  getBranchMap,
  getPlace,
  type Place,
  quietly,
} from '@vanek/sdk/content'
import type { PageEnv } from '../../app/env.ts'

/** What the list shows of a branch, so that the page carries no more of it. */
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
  readonly points: readonly BranchPoint[]
  /** The town or postcode that was asked for; empty when none was. */
  readonly asked: string
  /** Where it is; null when it cannot be told, or nobody asked. */
  readonly place: Place | null
  /** Whether the shop knows no such place; else it may know it another time. */
  readonly unknown: boolean
}

const most = 100

const boxOf = (branch: Branch): BranchBox => {
  const { _id, title, region, opening_hours, branch_is_primary, phone, storeBranch, page_meta } = branch
  const { gps_latitude, gps_longitude } = branch
  const own = { _id, title, region, opening_hours, branch_is_primary, phone, storeBranch, gps_latitude, gps_longitude }
  return { ...own, slug: page_meta.slug }
}

/** Where a place is; a shop that does not know it has not failed. */
async function placeOf(shop: Shop, asked: string): Promise<Pick<BranchesData, 'place' | 'unknown'>> {
  if (asked === '') return { place: null, unknown: false }
  const answer = await getPlace(shop, asked)
  if (!answer.ok && answer.error.code === 'not_found') return { place: null, unknown: true }
  return {
    place: await quietly(shop, 'the place to find branches from', Promise.resolve(answer), null),
    unknown: false,
  }
}

/**
 * Reads all branches, the heaviest first (B7.27), and their places (B7.28); a list without its map is still a list. With
 * `?misto=` it asks where that is.
 */
export async function loadBranches({ shop }: PageEnv, search: URLSearchParams): Promise<BranchesData> {
  const asked = (search.get('misto') ?? '').trim().slice(0, most)
  const [branches, points, found] = await Promise.all([
    getBranches(shop, { perPage: most }),
    quietly(shop, 'the map of branches', getBranchMap(shop), []),
    placeOf(shop, asked),
  ])
  return { branches: unwrap(branches).items.map(boxOf), points, asked, ...found }
}
