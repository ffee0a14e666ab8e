import { claimLimits } from '@vanek/sdk/orders'
import { bulkPath } from '#market/paths'
import { afterEach, describe, expect, it } from 'vitest'
import { pageOf, startShop, type FakeShop } from '../testing/fake-shop.ts'

let shop: FakeShop | undefined
afterEach(async () => shop?.close())

const own = { 'sec-fetch-site': 'same-origin' }
const visitor = { ...own, cookie: `vanek_order=${'t'.repeat(43)}` }
const upload = '/api/v1/orders/token/current/claim-photos'
const page = '/podat-reklamaci?objednavka=current'
const bytes = (size: number) => new Uint8Array(size)
const jpeg = (size: number, headers: Record<string, string>) => ({
  method: 'POST',
  body: new Blob([bytes(size)]),
  headers: { ...headers, 'content-type': 'image/jpeg' },
})

function form(size: number, photos: number) {
  const body = new FormData()
  for (let at = 0; at < photos; at += 1) body.append('photos', new Blob([bytes(size)]), `${at}.jpg`)
  return body
}

/** A shop whose back end accepts every photo; `sent` has their sizes. */
async function start() {
  const sent: number[] = []
  shop = await startShop((args) => pageOf('', args), {
    fetch: async (_input, init) => {
      if (init?.body instanceof Uint8Array) sent.push(init.body.byteLength)
      return Response.json({ id: 'p-1', width: 1, height: 1 })
    },
  })
  return { shop, sent }
}

describe('A6.10 photos that are sent', () => {
  it('pass up to their size, at their own address', async () => {
    const { shop: server, sent } = await start()
    const most = claimLimits.photoBytes
    expect((await server.request(upload, jpeg(most, visitor))).status).toBe(200)
    expect((await server.request('/api/v1/user/orders/7/claim-photos', jpeg(most, visitor))).status).toBe(200)
    expect(sent).toEqual([most, most])
    const large = await server.request(upload, jpeg(most + 1, visitor))
    expect([large.status, await large.json()]).toMatchObject([413, { errors: [{ code: 'payload_too_large' }] }])
    expect((await server.request('/api/v1/orders/token/current/claims', jpeg(70_000, visitor))).status).toBe(413)
    expect(sent).toHaveLength(2)
  })

  it.each([
    ['another site', { ...visitor, 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }, 403],
    ['who has no order', own, 413],
  ])('are not read from %s', async (_who, headers, status) => {
    const { shop: server, sent } = await start()
    expect((await server.request(upload, jpeg(200_000, headers))).status).toBe(status)
    // a form as bytes: of a stream the client would not send the rest, and keep the connection
    expect((await server.request(page, jpeg(200_000, headers))).status).toBe(status)
    expect([sent, server.rendered]).toEqual([[], []])
  })

  it('of reviews pass from anybody of ours, at their own address', async () => {
    const { shop: server, sent } = await start()
    const path = '/api/v1/products/5/review-photos'
    expect((await server.request(path, jpeg(claimLimits.photoBytes, own))).status).toBe(200)
    expect((await server.request(path, jpeg(claimLimits.photoBytes + 1, own))).status).toBe(413)
    const strange = { ...own, 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }
    expect((await server.request(path, jpeg(200_000, strange))).status).toBe(403)
    expect((await server.request('/api/v1/products/5/reviews', jpeg(200_000, own))).status).toBe(413)
    expect(sent).toEqual([claimLimits.photoBytes])
  })

  it('are few at a time', async () => {
    let end: (() => void) | undefined
    const held = new Promise<void>((resolve) => (end = resolve))
    shop = await startShop(async (args) => {
      await held
      return pageOf('', args)
    })
    const send = () => shop!.request(page, { method: 'POST', body: form(100_000, 1), headers: visitor })
    const inside = [send(), send(), send()]
    await expect.poll(() => shop!.rendered.length).toBe(3)
    expect((await send()).status).toBe(503)
    end?.()
    expect((await Promise.all(inside)).map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await send()).status).toBe(200)
  })
})

describe('A6.10 a form with photos', () => {
  it('may be as large as all of them, on its own page only', async () => {
    const { shop: server } = await start()
    const whole = { method: 'POST', body: form(claimLimits.photoBytes - 1_000, claimLimits.photos), headers: visitor }
    expect((await server.request(page, whole)).status).toBe(200)
    const more = { ...whole, body: form(claimLimits.photoBytes, claimLimits.photos + 1) }
    expect((await server.request(page, more)).status).toBe(413)
    expect((await server.request('/kontakt', jpeg(100_000, visitor))).status).toBe(413)
    expect(server.rendered).toEqual([page])
  })

  it('of a review may be as large as its four photos, of anybody', async () => {
    const { shop: server } = await start()
    const product = '/produkt/tichy-ventilator'
    const whole = { method: 'POST', body: form(claimLimits.photoBytes - 1_000, 4), headers: own }
    expect((await server.request(product, whole)).status).toBe(200)
    expect((await server.request(product, { ...whole, body: form(claimLimits.photoBytes, 5) })).status).toBe(413)
    const strange = { ...own, 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }
    expect((await server.request(product, { ...whole, headers: strange })).status).toBe(403)
  })

  it.each<[string, string | undefined, string]>([
    [
      'many tiny parts',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n',
    ],
    ['a boundary that hides another', 'multipart/form-data; a="boundary=y"; boundary=x', '--x\r\n\r\n'],
    ['many fields', 'application/x-www-form-urlencoded', 'a=b&'],
    ['no form', 'text/plain', 'a'],
  ])('is not read with %s', async (_what, type, part) => {
    const { shop: server } = await start()
    const body = Buffer.from(part.repeat(Math.ceil(200_000 / part.length)))
    const send = (path: string) =>
      server.request(path, { method: 'POST', body, headers: { ...visitor, 'content-type': type ?? '' } })
    for (const path of [page, bulkPath]) expect((await send(path)).status).toBe(413)
    expect(server.rendered).toEqual([])
  })

  it('without photos is as any other form', async () => {
    const { shop: server } = await start()
    expect((await server.request(page, { method: 'POST', body: form(10, 1), headers: own })).status).toBe(200)
  })
})
