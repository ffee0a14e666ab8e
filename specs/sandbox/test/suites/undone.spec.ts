import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { accountActs } from '../support/account-acts.ts'
import { newEmail, tokenOf } from '../support/accounts.ts'
import { guestCart, newKey, placement, sample, stockLeft } from '../support/shopping.ts'
import { askBy, type World } from '../support/world.ts'

const API = '/store/api/v1'
const PASSWORD = 'vitr-v-pasazi'

/** What is written together is kept together: when its last row cannot be written, the answer says so and nothing is kept. */
export function undoneSuite(world: () => World): void {
  // no document has answers for what breaks, so these are not compared with one
  const the = (): World => ({ ...world(), ask: askBy(world().app) })
  const { register, activate, tokenTo, enter } = accountActs(the)

  /** The answer while the database takes no such row. */
  async function without<T>(table: string, refused: string, work: () => Promise<T>): Promise<T> {
    const { q } = the().database
    const [of, no] = [sql.raw(table), sql.raw(`not (${refused})`)]
    await sql`alter table ${of} add constraint no_more check (${no}) not valid`.execute(q)
    try {
      return await work()
    } finally {
      await sql`alter table ${of} drop constraint no_more`.execute(q)
    }
  }
  const withoutMail = <T>(kind: string, work: () => Promise<T>) => without('mails', `kind = '${kind}'`, work)

  describe('what cannot be written as a whole', () => {
    it.each(['order', 'order_placed'])(
      'an order whose mail (%s) cannot be kept is not placed, takes nothing, and can be placed again',
      async (kind) => {
        const { id } = await sample(the(), 5, 74)
        const cart = await guestCart(the().ask, id, 2)
        const place = () => the().ask('POST', `${API}/cart/place`, placement(), { cart, key: newKey() })
        const failed = await withoutMail(kind, place)
        expect([failed.status, await stockLeft(the(), id)]).toEqual([500, 5])
        expect((await the().ask('GET', `${API}/cart`, undefined, { cart })).body.items).toHaveLength(1)
        expect([(await place()).status, await stockLeft(the(), id)]).toEqual([201, 3])
      },
    )

    it('C7.04 an account whose mail cannot be kept is not asked for, and can be asked for again', async () => {
      const email = newEmail()
      expect((await withoutMail('activation', () => register(email))).status).toBe(500)
      // not even as one that waits for its link
      expect(await enter(email, PASSWORD)).toEqual([401, 'credentials_invalid'])
      expect((await register(email)).status).toBe(202)
      expect(await enter(email, PASSWORD)).toEqual([403, 'not_activated'])
    })

    it('C7.58 the newsletter waits for no link that cannot be mailed', async () => {
      const email = newEmail()
      const wish = { email, callbackUrl: 'http://shop.test/aktivovat', terms: true }
      const subscribe = () => the().ask('POST', `${API}/newsletter/subscribe`, wish)
      expect((await withoutMail('newsletter', subscribe)).status).toBe(500)
      const kept = the().database.q.selectFrom('newsletter').select('email').where('email', '=', email)
      expect(await kept.execute()).toEqual([])
      expect((await subscribe()).body).toEqual({ status: 'pending' })
    })

    it('C2.11 an account is made with the newsletter that was wished with it, or not yet; without a wish it has none', async () => {
      const [email, other] = [newEmail(), newEmail()]
      await register(email, { newsletter: true })
      await register(other)
      const follow = async (own: string) => (await activate(await tokenTo(own))).status
      expect(await without('newsletter', 'confirmed', () => follow(email))).toBe(500)
      expect(await enter(email, PASSWORD)).toEqual([403, 'not_activated'])
      expect([await follow(email), await follow(other)]).toEqual([200, 200])
      const has = await Promise.all(
        [email, other].map(async (own) => {
          const bearer = await tokenOf(the(), own, PASSWORD)
          return (await the().ask('GET', `${API}/user`, undefined, { bearer })).body.newsletter as boolean
        }),
      )
      expect(has).toEqual([true, false])
    })
  })
}
