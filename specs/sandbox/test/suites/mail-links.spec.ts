import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addCustomer, linkTo, login, mailsTo } from '../support/accounts.ts'
import { hostileLink } from '../support/hostile-link.ts'
import type { World } from '../support/world.ts'

/** Where mails may lead that somebody asks for with an address of their own choice. */
export function mailLinksSuite(the: () => World): void {
  describe('links in mails', () => {
    it('C7.05 C7.58 mails lead to their own page of the shop, whatever address they were asked with', async () => {
      const email = await addCustomer(the())
      const requests = {
        '/forgot-password': ['/resetovat-heslo', {}],
        '/newsletter/subscribe': ['/aktivovat', { terms: true }],
      } as const
      for (const [path, [page, more]] of Object.entries(requests)) {
        const send = (url: string) => the().ask('POST', `/store/api/v1${path}`, { email, callbackUrl: url, ...more })
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
          (await the().ask('POST', `/store/api/v1${path}`, { email, callbackUrl: `http://shop.test${page}`, ...more }))
            .status,
        ).toBeLessThan(300)
      const links = (await mailsTo(the(), email)).map(({ body }) => /https?:[^?\s]+/.exec(body)?.[0])
      expect(links).toEqual(['http://shop.test/aktivovat', 'http://shop.test/resetovat-heslo'])
    })

    it('C7.06 following one ends no link of anybody else, and sets nobody else’s password', async () => {
      const callbackUrl = 'http://shop.test/resetovat-heslo'
      const links: { email: string; token: string }[] = []
      for (let at = 0; at < 3; at += 1) {
        const email = await addCustomer(the())
        await the().ask('POST', '/store/api/v1/forgot-password', { email, callbackUrl })
        links.push({ email, token: (await linkTo(the(), email)).searchParams.get('token') ?? '' })
      }
      const wish = { password: 'nove-heslo-7', password_confirmation: 'nove-heslo-7' }
      for (const [at, { email, token }] of links.entries()) {
        const { status } = await the().ask('POST', '/store/api/v1/reset-password', { email, token, ...wish })
        expect([at, status]).toEqual([at, 204])
        const entered = await Promise.all(links.map((one) => login(the(), one.email)))
        expect(entered.map((answer) => answer.status)).toEqual(links.map((_, other) => (other > at ? 200 : 401)))
      }
    })
  })
}
