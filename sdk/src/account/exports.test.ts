import { describe, expect, it } from 'vitest'
import {
  exportUserOrderImages,
  exportUserOrderItems,
  orderDocumentPath,
  orderExportPath,
  orderImagesPath,
} from '@vanek/sdk/account'
import { refuse, shopOver } from '../testing/back-end.ts'

const file = (body: BlobPart, type: string) => () =>
  new Response(new Blob([body]), { headers: { 'Content-Type': type } })

describe('exports of an order', () => {
  it('C7.31 downloads the order items as CSV', async () => {
    const { shop, seen } = shopOver(file('\uFEFFKód;Název\r\nV1;Vento\r\n', 'text/csv; charset=utf-8'))
    expect(await exportUserOrderItems(shop, { id: 'o-1' })).toEqual({ ok: true, data: 'Kód;Název\r\nV1;Vento\r\n' })
    expect(seen[0]).toMatchObject({ method: 'GET', path: '/api/v1/user/orders/o-1/items/export' })
  })

  it('C7.32 downloads the images as unchanged bytes', async () => {
    const bytes = new Uint8Array([80, 75, 3, 4, 255, 0, 128])
    const { shop, seen } = shopOver(file(bytes, 'application/zip'))
    const answer = await exportUserOrderImages(shop, { id: 'o-1' })
    expect(answer.ok && new Uint8Array(await answer.data.arrayBuffer())).toEqual(bytes)
    expect(seen[0]).toMatchObject({ method: 'GET', path: '/api/v1/user/orders/o-1/items/images/export' })
  })

  it('returns an error of the back end, and rejects a response of another type', async () => {
    const { shop } = shopOver(() => refuse(404, 'not_found'))
    expect(await exportUserOrderItems(shop, { id: 'x' })).toMatchObject({ ok: false, error: { code: 'not_found' } })
    for (const handler of [file('<h1>', 'text/html'), () => ({ data: 1 })])
      expect(await exportUserOrderImages(shopOver(handler).shop, { id: 'o-1' })).toMatchObject({
        error: { code: 'contract' },
      })
  })

  it('C7.31 C7.32 builds links on the origin of the shop', () => {
    expect([orderDocumentPath('o/1'), orderExportPath('o/1'), orderImagesPath('o-1')]).toEqual([
      '/api/v1/user/orders/o%2F1/document',
      '/api/v1/user/orders/o%2F1/items/export',
      '/api/v1/user/orders/o-1/items/images/export',
    ])
  })
})
