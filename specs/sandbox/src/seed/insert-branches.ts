import type { Catalogue } from '../../seed/catalogue.ts'
import { insertRows } from '../db/insert-rows.ts'
import type { Queries } from '../db/transaction.ts'
import { homeCountry } from '../market.ts'
import { plainText } from '../text.ts'

interface Place {
  readonly name: string
  readonly street: string
  readonly city: string
  readonly postcode: string
  readonly countryCode: string
}

/** Our branches for personal pickup, and pickup points of carriers. */
export async function insertBranches(q: Queries, { branches, pickupPoints, shippers }: Catalogue): Promise<void> {
  const pickup = shippers.find(({ type }) => type === 'PERSONAL')
  const ownBranches = branches.map((branch) => ({
    id: branch.id,
    shipper_id: pickup?.id,
    remote_id: null,
    warehouse_id: branch.warehouseId,
    store_id: branch.storeId,
    ...placeOf({ ...branch, name: branch.title, countryCode: homeCountry }),
    latitude: branch.latitude,
    longitude: branch.longitude,
    hours: branch.openingHours,
    available: true,
  }))
  const points = pickupPoints.map((point) => ({
    id: point.id,
    shipper_id: point.shipperId,
    remote_id: point.remoteId,
    warehouse_id: null,
    store_id: point.remoteId,
    ...placeOf(point),
    latitude: point.latitude,
    longitude: point.longitude,
    hours: point.openingHours,
    available: point.available,
  }))
  await insertRows(q, 'branches', [...ownBranches, ...points])
}

function placeOf({ name, street, city, postcode, countryCode }: Place) {
  const search_text = plainText(`${name} ${street} ${city} ${postcode}`)
  return { name, street, city, postcode, country_code: countryCode, search_text }
}
