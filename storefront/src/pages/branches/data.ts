import type { PageLoader } from '../../lib/page/env.ts'
import { type BranchesData, loadBranches } from '../../entities/branch/load-branches.ts'

/** Lists all branches (B2.08); with `?misto=` the nearest ones come first. */
export const loader: PageLoader<BranchesData> = ({ request }, env) =>
  loadBranches(env, new URL(request.url).searchParams)
