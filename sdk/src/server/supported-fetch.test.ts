import { describe, expect, it } from 'vitest'
import { getOrderClaims } from '@vanek/sdk/orders'
import { createShop } from '@vanek/sdk'
import { supportedFetch } from '@vanek/sdk/server'
import { czk } from '../transport/testing/test-shop.ts'

const targets = { shop: 'http://shop.test/store', content: 'http://shop.test/cms', services: '' }

function setUp(missing: readonly string[]) {
  const sent: string[] = []
  let lookups = 0
  const send = supportedFetch(
    async (input, init) => {
      sent.push(`${init?.method ?? 'GET'} ${input instanceof Request ? input.url : input.toString()}`)
      return Response.json({ data: [], claimable: [] })
    },
    {
      targets,
      lacks: async () => {
        lookups += 1
        return missing
      },
    },
  )
  return { send, sent, lookups: () => lookups }
}

describe('supportedFetch', () => {
  it.each([
    ['GET', '/store/api/v1/orders/token/abc/claims'],
    ['POST', '/store/api/v1/orders/token/abc/claims'],
    ['GET', '/store/api/v1/user/orders/7/claim-photos/a?size=1'],
  ])('does not send %s %s of claims', async (method, path) => {
    const { send, sent } = setUp(['claims'])
    const response = await send(`http://shop.test${path}`, { method })
    expect([response.status, sent]).toEqual([501, []])
    expect(await response.json()).toMatchObject({ errors: [{ code: 'unsupported' }] })
  })

  it('sends requests if nothing is missing, and requests of other capabilities', async () => {
    const all = setUp([])
    await all.send('http://shop.test/store/api/v1/orders/token/abc/claims')
    const some = setUp(['claims', 'a-newer-one'])
    await some.send('http://shop.test/store/api/v1/orders/token/abc/withdrawals')
    await some.send(new Request('http://shop.test/cms/search?q=a'))
    expect([all.sent.length, some.sent.length]).toEqual([1, 2])
  })

  it('does not look up capabilities for the minimum profile and other origins', async () => {
    const { send, sent, lookups } = setUp(['claims'])
    for (const url of ['http://shop.test/store/api/v1/cart', 'http://other.test/api/v1/orders/token/abc/claims'])
      await send(url)
    expect([sent.length, lookups()]).toEqual([2, 0])
  })

  it('is the error `unsupported` of a call, which is not retried', async () => {
    const { send } = setUp(['claims'])
    const endpoints = { shop: targets.shop, content: targets.content, cdn: '' }
    const shop = createShop({ endpoints, currency: czk, fetch: send })
    expect(await getOrderClaims(shop, { token: 'abc' })).toMatchObject({
      ok: false,
      error: { code: 'unsupported', status: 501, retryable: false, outcome: 'none' },
    })
  })
})
