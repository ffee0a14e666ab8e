import { afterEach, expect, it } from 'vitest'
import { pageOf, startShop, type FakeShop } from './testing/fake-shop.ts'

let shop: FakeShop | undefined
afterEach(async () => shop?.close())

it('C2.06 the widget of a payment provider may be shown on the page of that provider and on no other', async () => {
  shop = await startShop((args) => pageOf('', args))
  const headersOf = async (path: string) => (await shop?.request(path))?.headers
  const own = await headersOf('/kosik/platba/sandbox?a=1')
  expect(own?.get('content-security-policy')).toContain("script-src 'self' http://pay.test;")
  expect(own?.get('content-security-policy')).toContain('frame-src http://pay.test')
  expect(own?.get('permissions-policy')).toContain('payment=(self "http://pay.test")')
  for (const path of ['/kosik/platba/other', '/kosik/platba-prevodem', '/kosik/dodaci-udaje', '/kept/a']) {
    const others = await headersOf(path)
    expect(others?.get('content-security-policy')).toContain("script-src 'self';")
    expect(others?.get('content-security-policy')).toContain("frame-src 'none'")
    expect(others?.get('permissions-policy')).toContain('payment=()')
  }
})
