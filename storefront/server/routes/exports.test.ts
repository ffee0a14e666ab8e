import { afterEach, describe, expect, it } from 'vitest'
import { pageOf, startShop, type FakeShop } from '../testing/fake-shop.ts'

let shop: FakeShop | undefined
afterEach(async () => shop?.close())

const path = '/api/v1/user/orders/7/items/images/export'
const every = Uint8Array.from({ length: 5_000 }, (_, index) => index % 256)
const zip = { 'content-type': 'application/zip', 'content-disposition': 'attachment; filename="obrazky.zip"' }
const cookie = `vanek_auth_token=${'t'.repeat(43)}; vanek_auth=1`
const link = { cookie, accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

async function request(answer: () => Response, headers: Record<string, string>) {
  shop = await startShop((args) => pageOf('', args), { fetch: async () => answer() })
  return shop.request(path, { headers })
}

const refusal = (status: number, code: string) => () =>
  Response.json({ errors: [{ code, field: null, title: 'x' }], requestId: 'r' }, { status })

describe('a link to a file of a customer', () => {
  it('C7.32 saves its bytes as they are', async () => {
    const answer = await request(() => new Response(every, { headers: zip }), {
      ...link,
      'accept-encoding': 'br, gzip',
    })
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(every)
    expect(answer.headers.get('content-disposition')).toBe(zip['content-disposition'])
    expect([answer.headers.get('content-type'), answer.headers.get('content-encoding')]).toEqual([
      'application/zip',
      null,
    ])
    expect([answer.headers.get('cache-control'), answer.headers.get('x-content-type-options')]).toEqual([
      'no-store',
      'nosniff',
    ])
  })

  it.each([
    ['http://vanek.test/uzivatel/objednavky?page=2', '/uzivatel/objednavky?page=2'],
    ['http://evil.test/x', '/uzivatel/objednavky'],
    ['', '/uzivatel/objednavky'],
  ])('redirects to sign-in when the session has expired, and from there back: %j', async (referer, back) => {
    const answer = await request(refusal(401, 'unauthorized'), { ...link, referer })
    const location = answer.headers.get('location') ?? ''
    expect([answer.status, new URLSearchParams(location.split('?')[1]).get('redirect')]).toEqual([303, back])
    expect(location).toMatch(/^\/prihlasit\?/)
    expect(answer.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^vanek_auth_token=;/))
  })

  it('shows a page and no data when there is no such file', async () => {
    const answer = await request(refusal(404, 'not_found'), link)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect(await answer.text()).toContain(
      '<title>Tady nic není</title></head><body><main class="error-page"><h1>Tady nic není</h1>',
    )
  })

  it('answers data to a script', async () => {
    const answer = await request(refusal(401, 'unauthorized'), { cookie, accept: '*/*' })
    expect([answer.status, await answer.json()]).toMatchObject([401, { errors: [{ code: 'unauthorized' }] }])
  })
})
