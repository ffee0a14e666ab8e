import { describe, expect, it } from 'vitest'
import { documentFilePath, getOrderDocuments, type OrderDocuments } from '@vanek/sdk/orders'
import { refuse, shopOver } from '../testing/back-end.ts'

const documents: OrderDocuments = { data: [], awaits: 'payment' }

describe('documents of an order', () => {
  it('A4.01 are read by the token or the id of an order', async () => {
    const { shop, seen } = shopOver(() => documents)
    expect(await getOrderDocuments(shop, { token: 'tok' })).toEqual({ ok: true, data: documents })
    expect(await getOrderDocuments(shop, { id: 'o-1' })).toEqual({ ok: true, data: documents })
    expect(seen.map(({ path }) => path)).toEqual([
      '/api/v1/orders/token/tok/documents',
      '/api/v1/user/orders/o-1/documents',
    ])
    const { shop: other } = shopOver(() => refuse(404, 'not_found'))
    expect(await getOrderDocuments(other, { id: 'o-1' })).toMatchObject({ ok: false, error: { code: 'not_found' } })
  })

  it('A4.08 have links on the own origin, one per format', () => {
    expect(documentFilePath({ token: 'current' }, 'FV-2026-00001', 'pdf')).toBe(
      '/api/v1/orders/token/current/documents/FV-2026-00001',
    )
    expect(documentFilePath({ id: 'o/1' }, 'FV-2026-00001', 'isdoc')).toBe(
      '/api/v1/user/orders/o%2F1/documents/FV-2026-00001?format=isdoc',
    )
  })
})
