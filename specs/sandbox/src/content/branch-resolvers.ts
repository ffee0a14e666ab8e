import type { Services } from '../services.ts'
import { readKind } from './documents.ts'
import type { BranchPageDoc } from './editorial.ts'
import { pageOf, type Paging } from './page-of.ts'
import { placeOf } from './place-of.ts'

const MAX_CONCURRENT = 100
const MAX_ON_MAP = 500
/** Longer queries are cut to this length. */
const LONGEST = 100

/** Resolvers of branches (B7.26 to B7.28), and of places to search near. */
export function branchResolvers({ database, gatewayOrigin }: Services) {
  // virtual tours and maps are served from the public origin of the sandbox
  const reached = <T extends string | null>(frame: T): string | T =>
    frame?.startsWith('/') ? gatewayOrigin() + frame : frame
  const shown = (branch: BranchPageDoc): BranchPageDoc => ({
    ...branch,
    branch_360_iframe: reached(branch.branch_360_iframe),
    branch_map_iframe: reached(branch.branch_map_iframe),
  })
  const all = async () =>
    (await readKind<BranchPageDoc>(database.q, 'branch'))
      .map(shown)
      .sort((one, two) => two.weight - one.weight || one.store_id - two.store_id)
  const one = async (is: (branch: BranchPageDoc) => boolean) => (await all()).find(is) ?? null
  return {
    branchBySlug: (_root: unknown, { slug }: { slug: string }) => one(({ page_meta }) => page_meta.slug === slug),
    branchById: (_root: unknown, { _id }: { _id: string }) => one((branch) => branch._id === _id),
    branchesByStoreId: async (_root: unknown, { store_ids }: { store_ids: readonly number[] }) => {
      const byId = new Map((await all()).map((branch) => [branch.store_id, branch]))
      return [...new Set(store_ids)].slice(0, MAX_CONCURRENT).flatMap((id) => byId.get(id) ?? [])
    },
    primaryBranch: () => one(({ branch_is_primary }) => branch_is_primary),
    branches: async (_root: unknown, paging: Paging) => pageOf(await all(), paging, MAX_CONCURRENT),
    branchMap: async (_root: unknown, paging: Paging) =>
      pageOf(await all(), paging, MAX_ON_MAP).items.map((branch) => ({ ...branch, slug: branch.page_meta.slug })),
    place: (_root: unknown, { text }: { text: string }) => placeOf(text.slice(0, LONGEST)),
  }
}
