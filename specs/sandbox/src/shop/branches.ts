import { refusal } from '../http/errors.ts'
import type { Handlers, Services } from '../services.ts'
import type { Shop } from '../wire.ts'

interface Search {
  readonly keys?: string
  readonly shipper_id?: number
  readonly s?: string
  readonly page: number
  readonly perPage: number
}

/** Branches and pickup points to collect goods at (C7.49 to C7.51). */
export function branchHandlers({ database }: Services): Handlers {
  const all = async (): Promise<Shop['PickupBranch'][]> => {
    const rows = await database.q.selectFrom('shippers').select(['id', 'doc']).orderBy('position').execute()
    return rows.flatMap(({ id: shipper_id, doc }) =>
      doc.branches.map(({ id, name, warehouseId, storeId, address }) => ({
        ...{ id, name, shipper_id, warehouseId, address, store_id: storeId },
        remoteId: warehouseId === null ? storeId : null,
      })),
    )
  }
  return {
    async getBranches(request) {
      const { keys, shipper_id, s = '', page, perPage } = request.query as Search
      const ids = keys?.split(',').map(Number)
      const found = (await all()).filter((branch) =>
        ids === undefined
          ? (shipper_id === undefined || branch.shipper_id === shipper_id) &&
            JSON.stringify(branch).toLowerCase().includes(s.toLowerCase())
          : ids.includes(branch.id),
      )
      return {
        data: found.slice((page - 1) * perPage, page * perPage),
        meta: { pagination: { total: found.length, page, perPage } },
      }
    },
    async getBranchByRemoteId(request): Promise<Shop['PickupBranch']> {
      const { shipperId, remoteId } = request.params as { shipperId: number; remoteId: string }
      const branch = (await all()).find((one) => one.shipper_id === shipperId && one.remoteId === remoteId)
      if (branch === undefined) throw refusal('not_found', { title: 'Toto výdejní místo jsme nenašli.' })
      return branch
    },
  }
}
