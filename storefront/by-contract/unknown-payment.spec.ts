import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Shop } from '../../specs/sandbox/src/wire.ts'
import { newCustomer } from '../../specs/sandbox/test/support/customers.ts'
import { newKey, placement, sample } from '../../specs/sandbox/test/support/shopping.ts'
import type { FullStack } from './full-stack.ts'

const ID = 90
const NAME = 'Poukázkou na zahradu'
const HINT = 'Poukázku odevzdáte při převzetí.'
const API = '/store/api/v1'
const WEEKS_MS = 21 * 86_400_000

/** A payment method that the code does not know: only a row in the back end. */
export function unknownPaymentSuite(getStack: () => FullStack): void {
  const clock = (body: object) => getStack().request('POST', '/sandbox/clock', body)

  describe('a payment that only the back end knows', () => {
    beforeAll(async () => {
      const row = { id: ID, code: 'garden_voucher', name: NAME, price: 1_500, cash: false, position: 90 }
      await getStack()
        .database.q.insertInto('payments')
        .values({ ...row, doc: JSON.stringify({ description: HINT }) })
        .execute()
    })
    afterAll(async () => {
      await clock({})
      await getStack().database.q.deleteFrom('payments').where('id', '=', ID).execute()
    })

    it('C2.03 C7.19 can be chosen and ordered, is shown on every page and in the mail, and is paid at the handover', async () => {
      const { request, shopUrl, database } = getStack()
      const { bearer, email } = await newCustomer(getStack())
      await request('POST', `${API}/cart/items`, { id: (await sample(getStack(), 50, 40)).id, amount: 1 }, { bearer })
      const jar = new Map([
        ['vanek_auth_token', bearer],
        ['vanek_auth', '1'],
      ])
      const send = async (path: string, form?: Readonly<Record<string, string>>) => {
        const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
        const answer = await fetch(shopUrl + path, {
          redirect: 'manual',
          headers: { cookie, 'sec-fetch-site': 'same-origin' },
          ...(form && { method: 'POST', body: new URLSearchParams(form) }),
        })
        for (const set of answer.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
          jar.set(name, value)
        }
        return { way: answer.headers.get('location'), html: await answer.text() }
      }

      const methods = '/kosik/doprava-a-platba'
      const offered = (await send(methods)).html
      for (const text of [NAME, HINT, '15']) expect(offered).toContain(text)
      const chosen = await send(methods, { shipper: '1', payment: String(ID) })
      expect(chosen.way).toBe('/kosik/dodaci-udaje')
      expect((await send('/kosik/dodaci-udaje')).html).toContain(NAME)

      const wish = placement({ payment_id: ID, email })
      const { order } = (await request('POST', `${API}/cart/place`, wish, { bearer, key: newKey() })).body as {
        readonly order: Shop['Order']
      }
      expect(order.payment).toEqual({ id: ID, code: 'garden_voucher', name: NAME, state: 'offline' })
      jar.set('vanek_order', order.token)
      expect((await send('/kosik/dokonceni')).html).toContain(`Způsob platby: ${NAME}.`)
      expect((await send(`/uzivatel/objednavky/${order.id}`)).html).toContain(NAME)
      const mail = await database.q
        .selectFrom('mails')
        .select('body')
        .where('recipient', '=', email)
        .where('subject', 'like', `%${order.code}`)
        .executeTakeFirstOrThrow()
      expect(mail.body).toContain(`Způsob platby: ${NAME}`)

      await clock({ aheadMs: WEEKS_MS })
      const { events } = (await request('GET', `${API}/orders/token/${order.token}`)).body as Shop['Order']
      expect(events.map(({ kind }) => kind)).toEqual(['received', 'packed', 'handed_over', 'paid', 'delivered'])
    })
  })
}
