import { describe, expect, it } from 'vitest'
import { createCookieJar } from './cookies.ts'
import { createProxy } from './proxy.ts'
import { createSessionCookies } from './session.ts'

const targets = { shop: 'http://shop.test', content: 'http://shop.test', services: 'http://shop.test' }
const token = 'g'.repeat(43)
const order = { code: '2600001', token }

/** Sends a request through the proxy; the back end returns the same response to every request. */
async function send(method: string, path: string, backEndResponse: { status?: number; body: unknown }, cookie = '') {
  const urls: string[] = []
  const proxy = createProxy({
    targets,
    fetch: async (input) => {
      urls.push(input as string)
      return Response.json(backEndResponse.body, { status: backEndResponse.status ?? 200 })
    },
  })
  const session = createSessionCookies(createCookieJar(cookie, { secure: false }), { secure: false })
  const request = new Request(`http://own.test${path}`, { method, ...(method !== 'GET' && { body: '{}' }) })
  const visitor = { session, segment: { userVariant: '', userGroups: [] }, requestId: 'r', internal: true }
  const response = await proxy(request, visitor)
  return { status: response.status, text: await response.text(), urls }
}

describe('A2.13 an order with its number in the path', () => {
  const path = '/api/v1/orders/token/current~2600001'

  it.each([
    ['POST', `${path}/cancellation`],
    ['POST', `${path}/withdrawals`],
    ['POST', `${path}/claim-photos`],
    ['GET', path],
  ])('is passed on while it is the current order: %s %s', async (method, requested) => {
    const seen = await send(method, requested, { body: order }, `vanek_order=${token}`)
    const own = `http://shop.test/api/v1/orders/token/${token}`
    expect([seen.status, seen.urls]).toEqual([200, [own, requested.replace(path, own)]])
  })

  it.each([
    ['POST', `${path}/cancellation`],
    ['PUT', `${path}/payment`],
    ['GET', path],
  ])('returns 404 when another order is the current one: %s %s', async (method, requested) => {
    const other = { code: '2600002', token }
    const seen = await send(method, requested, { body: other }, `vanek_order=${token}`)
    expect([seen.status, seen.urls.length]).toEqual([404, 1])
    expect(JSON.parse(seen.text)).toMatchObject({ errors: [{ code: 'not_found' }] })
    expect(seen.text).not.toContain('2600002')
  })

  it('returns 404 without an order, and passes errors of the back end on', async () => {
    expect(await send('GET', path, { body: order })).toMatchObject({ status: 404, urls: [] })
    const gone = await send('GET', path, { status: 410, body: { errors: [] } }, `vanek_order=${token}`)
    expect([gone.status, gone.urls.length]).toEqual([410, 2])
  })
})
