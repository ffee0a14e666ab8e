import { branchByRemoteId, branchesById, branchesOf, branchView } from '../delivery/branches.ts'
import { findBranches } from '../delivery/find-branches.ts'
import { refusal } from '../http/errors.ts'
import { pageOf, type Page } from '../http/page.ts'
import { inMarket } from '../market.ts'
import type { Handlers, Services } from '../services.ts'
import type { Shop } from '../wire.ts'

interface Search extends Page {
  readonly keys?: string
  readonly shipper_id?: number
  readonly s?: string
  readonly countries?: string
  readonly lat?: number
  readonly lng?: number
}

/** Branches and pickup points (C7.49 to C7.51). */
export function branchHandlers({ database }: Services): Handlers {
  async function find({ keys, shipper_id, s = '', lat, lng }: Search) {
    if (keys !== undefined) return branchesById(database.q, keys.split(',').map(Number))
    if (shipper_id === undefined) throw refusal('validation', { field: 'shipper_id' })
    const near = lat === undefined || lng === undefined ? undefined : { lat, lng }
    return findBranches(await branchesOf(database.q, shipper_id), s, near)
  }

  return {
    async getBranches(request) {
      const search = request.query as Search
      const countries = search.countries?.split(',')
      const found = (await find(search)).filter((row) => countries?.includes(row.country_code) ?? true)
      const { data, meta } = pageOf(found, search)
      return { data: data.map((row) => branchView(row)), meta }
    },
    async getBranchByRemoteId(request): Promise<Shop['PickupBranch']> {
      const { shipperId, remoteId } = request.params as { shipperId: number; remoteId: string }
      const row = await branchByRemoteId(database.q, shipperId, remoteId)
      if (row === undefined)
        throw refusal('not_found', {
          title: inMarket({ cs: 'Toto výdejní místo jsme nenašli.', sk: 'Toto výdajné miesto sme nenašli.' }),
        })
      return branchView(row)
    },
  }
}
