import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addCustomer, linkTo, login, mailsTo } from '../support/accounts.ts'
import { hostileLink } from '../support/hostile-link.ts'
import type { World } from '../support/world.ts'

/** Links in mails for which the request supplies the URL. */
export function mailLinksSuite(the: () => World): void {
  describe('links in mails', () => {
    it('C7.05 C7.58 lead to their own shop page only, whatever URL was requested', async () => {
      const email = await addCustomer(the())
      const requests = {
        '/forgot-password': ['/resetovat-heslo', {}],
        '/newsletter/subscribe': ['/aktivovat', { terms: true }],
      } as const
      for (const [path, [page, more]] of Object.entries(requests)) {
        const send = (url: string) =>
          the().request('POST', `/store/api/v1${path}`, { email, callbackUrl: url, ...more })
        await fc.assert(
          fc.asyncProperty(hostileLink(page), async (url) => {
            const { status, body } = await send(url)
            expect([url, status, body.errors?.[0].code]).toEqual([url, 422, 'validation'])
          }),
          { numRuns: 250 },
        )
        expect(await mailsTo(the(), email)).toEqual([])
      }
      for (const [path, [page, more]] of Object.entries(requests))
        expect(
          (
            await the().request('POST', `/store/api/v1${path}`, {
              email,
              callbackUrl: `http://shop.test${page}`,
              ...more,
            })
          ).status,
        ).toBeLessThan(300)
      const links = (await mailsTo(the(), email)).map(({ body }) => /https?:[^?\s]+/.exec(body)?.[0])
      expect(links).toEqual(['http://shop.test/aktivovat', 'http://shop.test/resetovat-heslo'])
    })

    it('C7.06 using one invalidates no link and changes no password of anybody else', async () => {
      const callbackUrl = 'http://shop.test/resetovat-heslo'
      const links: { email: string; token: string }[] = []
      for (let at = 0; at < 3; at += 1) {
        const email = await addCustomer(the())
        await the().request('POST', '/store/api/v1/forgot-password', { email, callbackUrl })
        links.push({ email, token: (await linkTo(the(), email)).searchParams.get('token') ?? '' })
      }
      const input = { password: 'nove-heslo-7', password_confirmation: 'nove-heslo-7' }
      for (const [at, { email, token }] of links.entries()) {
        const { status } = await the().request('POST', '/store/api/v1/reset-password', { email, token, ...input })
        expect([at, status]).toEqual([at, 204])
        const entered = await Promise.all(links.map((one) => login(the(), one.email)))
        expect(entered.map((response) => response.status)).toEqual(links.map((_, other) => (other > at ? 200 : 401)))
      }
    })
  })
}
