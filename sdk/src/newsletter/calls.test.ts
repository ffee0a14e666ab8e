import { describe, expect, it } from 'vitest'
import { activate, subscribeNewsletter } from '@vanek/sdk/newsletter'
import { refuse, shopOver } from '../testing/back-end.ts'

const input = { email: ' a@b.cz ', callbackUrl: 'https://vanek.test/aktivovat', source: 'footer' }

describe('subscribeNewsletter', () => {
  it('C7.58 C6.01 sends the address of the confirmation page', async () => {
    const { shop, seen } = shopOver(() => ({ status: 'pending' }))
    expect(await subscribeNewsletter(shop, input)).toEqual({ ok: true, data: 'pending' })
    expect(seen[0]?.body).toEqual({ ...input, email: 'a@b.cz', terms: true })
  })

  it('B7.50 returns the status, or the title of the first error', async () => {
    const rejected = shopOver(() => refuse(401, 'email_refused', 'email', 'Na tuto adresu psát nesmíme'))
    expect(await subscribeNewsletter(rejected.shop, input)).toMatchObject({
      ok: false,
      error: { status: 401, code: 'email_refused', issues: [{ title: 'Na tuto adresu psát nesmíme' }] },
    })
    const subscribed = shopOver(() => ({ status: 'subscribed' }))
    expect(await subscribeNewsletter(subscribed.shop, input)).toMatchObject({ data: 'subscribed' })
  })
})

describe('activate', () => {
  it('returns what the link was for', async () => {
    const { shop, seen } = shopOver(() => ({ kind: 'newsletter' }))
    expect(await activate(shop, { token: 't-1' })).toEqual({ ok: true, data: 'newsletter' })
    expect(seen[0]).toMatchObject({ method: 'POST', path: '/api/v1/activate', body: { token: 't-1' } })
  })

  it('returns the error of an unknown or expired link', async () => {
    for (const code of ['not_found', 'token_expired'])
      expect(await activate(shopOver(() => refuse(404, code)).shop, { token: 't-1' })).toMatchObject({
        error: { code },
      })
  })
})
