import { describe, expect, it } from 'vitest'
import { createCookieJar } from './cookies.ts'
import { createProxy, type ProxyConfig } from './proxy.ts'
import { createSessionCookies } from './session.ts'

const targets = { shop: 'http://shop.test', content: 'http://shop.test', services: 'http://shop.test' }
const allBytes = Uint8Array.from({ length: 256 }, (_, index) => index)
const own = '/api/v1/user/orders/7/claim-photos'
const orderPath = '/api/v1/orders/token/current/claim-photos'

function send(path: string, init: RequestInit, answer: () => Response, more: Partial<ProxyConfig> = {}) {
  const seen: { url: string; init: RequestInit }[] = []
  const proxy = createProxy({
    targets,
    fetch: async (input, backEndInit) => {
      seen.push({ url: input instanceof Request ? input.url : input.toString(), init: backEndInit ?? {} })
      return answer()
    },
    ...more,
  })
  const session = createSessionCookies(
    createCookieJar('vanek_auth_token=abc; vanek_auth=1; vanek_order=tok-1', { secure: false }),
    {
      secure: false,
    },
  )
  const request = new Request(`http://own.test${path}`, init)
  const visitor = { session, segment: { userVariant: '', userGroups: [] }, requestId: 'r', internal: true }
  return proxy(request, visitor).then((response) => ({ response, seen }))
}

const upload = (bytes: Uint8Array<ArrayBuffer>) => ({
  method: 'POST',
  body: bytes,
  headers: { 'content-type': 'image/jpeg' },
})
const uploadResponse = () => Response.json({ id: 'p-1', width: 1, height: 1 })

describe('photos of claims', () => {
  it.each([
    [own, 'http://shop.test/api/v1/user/orders/7/claim-photos'],
    [orderPath, 'http://shop.test/api/v1/orders/token/tok-1/claim-photos'],
  ])('A6.10 are passed on unchanged: %s', async (path, url) => {
    const { response, seen } = await send(path, upload(allBytes), uploadResponse)
    expect([response.status, await response.json()]).toEqual([200, { id: 'p-1', width: 1, height: 1 }])
    expect(seen[0]?.url).toBe(url)
    expect(new Uint8Array(seen[0]?.init.body as Uint8Array<ArrayBuffer>)).toEqual(allBytes)
    expect(new Headers(seen[0]?.init.headers).get('content-type')).toBe('image/jpeg')
  })

  it('A6.10 have a higher size limit than other bodies', async () => {
    const limits = { bodyLimit: 100, uploadLimit: 256 }
    expect((await send(own, upload(allBytes), uploadResponse, limits)).response.status).toBe(200)
    const { response, seen } = await send(own, upload(new Uint8Array(257)), uploadResponse, limits)
    const { errors } = (await response.json()) as { errors: { code: string }[] }
    expect([response.status, errors[0]?.code, seen.length]).toEqual([413, 'payload_too_large', 0])
    // other bodies keep their limit
    const claims = own.replace('claim-photos', 'claims')
    expect((await send(claims, upload(allBytes), uploadResponse, limits)).response.status).toBe(413)
  })

  it('A6.05 are sent as images that cannot run scripts and are not cached', async () => {
    const { response } = await send(
      `${orderPath}/p-1?size=small`,
      {},
      () => new Response(allBytes, { headers: { 'content-type': 'image/webp', 'set-cookie': 'a=b' } }),
    )
    expect(Object.fromEntries(response.headers)).toEqual({
      ...{ 'cache-control': 'private, no-store', 'content-type': 'image/webp', 'content-disposition': 'inline' },
      ...{ 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'; sandbox" },
    })
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(allBytes)
  })

  it.each(['image/svg+xml', 'text/html', ''])('A6.05 are never sent as %j', async (type) => {
    const { response } = await send(
      `${own}/p-1`,
      {},
      () => new Response('<script>', { headers: { 'content-type': type } }),
    )
    const text = await response.text()
    expect([response.status, JSON.parse(text)]).toMatchObject([502, { errors: [{ code: 'server' }] }])
    expect(text).not.toContain('<script>')
  })
})
