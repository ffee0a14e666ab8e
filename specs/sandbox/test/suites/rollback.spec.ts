import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { accountHelpers } from '../support/account-helpers.ts'
import { newEmail, tokenOf } from '../support/accounts.ts'
import { guestCart, newKey, placement, sample, stockLeft } from '../support/shopping.ts'
import { createRequest, type World } from '../support/world.ts'

const API = '/store/api/v1'
const PASSWORD = 'vitr-v-pasazi'

/** Atomic writes: when the last row cannot be written, the response is an error and nothing is stored. */
export function rollbackSuite(world: () => World): void {
  // the contract declares no 500 responses, so these are not checked against it
  const the = (): World => ({ ...world(), request: createRequest(world().app) })
  const { register, activate, tokenTo, enter } = accountHelpers(the)

  /** Runs `work` while the database rejects such rows. */
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

  describe('rollback', () => {
    it.each(['order', 'order_placed'])(
      'an order whose mail (%s) cannot be stored is not placed, reserves nothing, and can be placed again',
      async (kind) => {
        const { id } = await sample(the(), 5, 74)
        const cart = await guestCart(the().request, id, 2)
        const place = () => the().request('POST', `${API}/cart/place`, placement(), { cart, key: newKey() })
        const failed = await withoutMail(kind, place)
        expect([failed.status, await stockLeft(the(), id)]).toEqual([500, 5])
        expect((await the().request('GET', `${API}/cart`, undefined, { cart })).body.items).toHaveLength(1)
        expect([(await place()).status, await stockLeft(the(), id)]).toEqual([201, 3])
      },
    )

    it('C7.04 a registration whose mail cannot be stored is rolled back, and can be repeated', async () => {
      const email = newEmail()
      expect((await withoutMail('activation', () => register(email))).status).toBe(500)
      // no pending registration either
      expect(await enter(email, PASSWORD)).toEqual([401, 'credentials_invalid'])
      expect((await register(email)).status).toBe(202)
      expect(await enter(email, PASSWORD)).toEqual([403, 'not_activated'])
    })

    it('C7.58 a newsletter subscription is not stored when its link cannot be mailed', async () => {
      const email = newEmail()
      const input = { email, callbackUrl: 'http://shop.test/aktivovat', terms: true }
      const subscribe = () => the().request('POST', `${API}/newsletter/subscribe`, input)
      expect((await withoutMail('newsletter', subscribe)).status).toBe(500)
      const subscriptions = the().database.q.selectFrom('newsletter').select('email').where('email', '=', email)
      expect(await subscriptions.execute()).toEqual([])
      expect((await subscribe()).body).toEqual({ status: 'pending' })
    })

    it('C2.11 activates an account together with its requested newsletter, or not at all', async () => {
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
          return (await the().request('GET', `${API}/user`, undefined, { bearer })).body.newsletter as boolean
        }),
      )
      expect(has).toEqual([true, false])
    })
  })
}
