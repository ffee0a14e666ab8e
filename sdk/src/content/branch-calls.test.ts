import { describe, expect, it } from 'vitest'
import { getBranch, getBranches, getBranchesByStoreId, getBranchMap, getPlace } from '@vanek/sdk/content'
import { contentOver } from '../testing/content-service.ts'
import { samples } from './testing/samples.ts'

const { branch, branchPoint } = samples
const ok = <T>(data: T) => ({ ok: true, data })
const none = { ok: false, error: { code: 'not_found', status: 404 } }

describe('B2.22 getBranch', () => {
  it.each([
    [{ slug: 'brno' }, 'branchBySlug', branch, { slug: 'brno' }],
    [{ id: 'r1' }, 'branchById', branch, { _id: 'r1' }],
    [{ storeId: 3 }, 'branchesByStoreId', [branch], { store_ids: [3] }],
    [{ primary: true }, 'primaryBranch', branch, {}],
  ] as const)('B2.22 B7.26 finds a branch by %j', async (input, field, answer, variables) => {
    const { shop, requestedFields } = contentOver({ [field]: answer })
    expect(await getBranch(shop, input)).toEqual(ok(branch))
    expect(requestedFields).toEqual([[field, variables]])
    const empty = contentOver({ [field]: Array.isArray(answer) ? [] : null })
    expect(await getBranch(empty.shop, input)).toMatchObject(none)
  })

  it('B3.34 B3.35 B3.36 B3.37 B3.38 returns location, services, images, people and the shop data of a branch', async () => {
    const found = await getBranch(contentOver({ primaryBranch: branch }).shop, { primary: true })
    expect(found.ok && Object.keys(found.data).sort()).toEqual(Object.keys(branch).sort())
    expect(found.ok && found.data.employees).toEqual(branch.employees)
    expect(found.ok && found.data.storeBranch).toEqual({
      street: 'Lipová 14',
      city: 'Brno',
      postcode: '60200',
      countryCode: 'CZ',
    })
  })
})

describe('branches', () => {
  it('B7.26 are read by the ids of the shop', async () => {
    const { shop, requestedFields } = contentOver({ branchesByStoreId: [branch] })
    expect(await getBranchesByStoreId(shop, { ids: [3, 1] })).toEqual(ok([branch]))
    expect(requestedFields).toEqual([['branchesByStoreId', { store_ids: [3, 1] }]])
  })

  it('B7.27 are read page by page, sorted by weight, with the total', async () => {
    const { shop, requestedFields } = contentOver({ branches: { items: [branch], total: 14 } })
    expect(await getBranches(shop, { page: 2, perPage: 5 })).toEqual(
      ok({ items: [branch], total: 14, page: 2, pages: 3 }),
    )
    expect(requestedFields).toEqual([['branches', { skip: 5, limit: 5, sort: 'weight_desc' }]])
  })

  it('B7.28 are read for a map, at most 500', async () => {
    const { shop, requestedFields } = contentOver({ branchMap: [branchPoint] })
    expect(await getBranchMap(shop)).toEqual(ok([branchPoint]))
    expect(requestedFields).toEqual([['branchMap', { skip: 0, limit: 500 }]])
  })

  it('getPlace finds a place by name', async () => {
    const { shop, requestedFields } = contentOver({
      place: { title: 'Telč', gps_latitude: 49.18, gps_longitude: 15.45 },
    })
    expect(await getPlace(shop, { text: 'telc' })).toEqual(ok({ title: 'Telč', lat: 49.18, lng: 15.45 }))
    expect(requestedFields).toEqual([['place', { text: 'telc' }]])
    expect(await getPlace(contentOver({ place: null }).shop, { text: 'Atlantis' })).toMatchObject(none)
  })
})
