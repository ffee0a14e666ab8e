import { unwrap } from '@vanek/sdk'
import { getBranches, getBranchMap, quietly, type Branch, type BranchPoint } from '@vanek/sdk/content'
import type { PageEnv } from '../../app/env.ts'

/** What the list shows of a branch, so that the page carries no more of it. */
export type BranchBox = Pick<
  Branch,
  '_id' | 'title' | 'region' | 'opening_hours' | 'branch_is_primary' | 'phone' | 'storeBranch'
> & { readonly slug: string }

export interface BranchesData {
  readonly branches: readonly BranchBox[]
  readonly points: readonly BranchPoint[]
}

const most = 100

const boxOf = (branch: Branch): BranchBox => {
  const { _id, title, region, opening_hours, branch_is_primary, phone, storeBranch, page_meta } = branch
  return { _id, title, region, opening_hours, branch_is_primary, phone, storeBranch, slug: page_meta.slug }
}

/** Reads all branches, the heaviest first (B7.27), and their places (B7.28); a list without its map is still a list. */
export async function loadBranches({ shop }: PageEnv): Promise<BranchesData> {
  const [branches, points] = await Promise.all([
    getBranches(shop, { perPage: most }),
    quietly(shop, 'the map of branches', getBranchMap(shop), []),
  ])
  return { branches: unwrap(branches).items.map(boxOf), points }
}
