import type { Recording } from './recorder.ts'

/** Settings of the shop, delivery, and reference data. */
export async function settings(record: Recording): Promise<void> {
  await record('getGlobals')
  await record('getCurrencies')
  await record('getCountries', { query: { page: 1, perPage: 20 } })
  await record('getShippers')
  const [pickup] = await record('getBranches', { query: { shipper_id: 2, s: 'Brno', page: 1, perPage: 5 } }).then(
    ({ data }) => data,
  )
  await record('getBranchByRemoteId', { path: { shipperId: 2, remoteId: pickup.remoteId } })
  await record('getDeliveryTimes', { query: { since: '2026-11-23', shipperId: 1 } })
  await record('getProductCategories', { query: { page: 1, perPage: 20 } })
  await record('getCompanyByTin', { query: { ico: '98001019' } }, { query: { ico: '12345678' } })
}
