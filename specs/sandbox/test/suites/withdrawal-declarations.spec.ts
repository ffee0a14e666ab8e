import { describe, expect, it } from 'vitest'
import { codesOf, newKey } from '../support/shopping.ts'
import { withdrawalHelpers } from '../support/withdrawal-helpers.ts'
import type { World } from '../support/world.ts'

const API = '/store/api/v1'
const HOUR_MS = 3_600_000
const ACCOUNT = '19-2000145399/0800'

/** Withdrawal by order number and e-mail. */
export function withdrawalDeclarationsSuite(the: () => World): void {
  const { withdrawals, ahead, now, delivered, mailsOf, kinds } = withdrawalHelpers(the)

  describe('withdrawal without an account or a token', () => {
    const declare = (body: object, key = newKey(), from = '198.51.100.7') =>
      the().request('POST', `${API}/withdrawals`, body, { key, headers: { 'x-forwarded-for': from } })
    const processDeclarations = async () => {
      await now()
      expect(await the().database.q.selectFrom('withdrawal_declarations').selectAll().execute()).toEqual([])
    }
    const emailOf = (name: string) => `odstup-${name}-${newKey()}@example.test`

    it('A5.10 responds the same to everybody, and is applied only with a matching number and e-mail', async () => {
      const email = emailOf('a')
      const order = await delivered({ email })
      const good = { name: 'Jan Novák', order_code: order.code, email: email.toUpperCase(), bank_account: ACCOUNT }
      const other = emailOf('b')
      const responses = [
        await declare({ ...good, email: other }),
        await declare({ ...good, order_code: '9999999' }),
        await declare({ ...good, order_code: 'neexistuje', email: emailOf('c') }),
      ]
      await processDeclarations()
      expect([(await withdrawals(order)).data, await kinds(order)]).toEqual([[], []])
      const key = newKey()
      responses.push(await declare(good, key), await declare(good, key))
      await processDeclarations()
      const received = '2026-11-23T13:00:00.000Z'
      expect(responses.map(({ status, body }) => [status, body])).toEqual(responses.map(() => [202, { received }]))
      const { data } = await withdrawals(order)
      expect(data).toMatchObject([{ whole: true, declared: received, lines: [{ item: 1, amount: 2 }] }])
      const [receipt] = await mailsOf(order)
      expect(receipt).toMatchObject({ recipient: email, kind: 'withdrawn' })
      expect(receipt?.body).toContain('Jméno: Jan Novák')
      // the bank account needs a confirmation, because number and e-mail are not secret
      expect(receipt?.body).toContain(`${ACCOUNT}\nPoužijeme ho, až nám ho potvrdíte`)
      expect(receipt?.body).toContain('stejnou cestou, jakou přišly')
      expect(receipt?.body).not.toContain('na uvedený účet')
      // a repeated declaration sends no further mail
      await declare(good)
      await processDeclarations()
      expect(await kinds(order)).toEqual(['withdrawn'])
      const strangers = await the().database.q.selectFrom('mails').selectAll().where('recipient', '=', other).execute()
      expect(strangers).toEqual([])
    })

    it('A5.10 uses the time when it was received, and mails the reason when it is rejected', async () => {
      const email = emailOf('d')
      const order = await delivered({ email })
      const until = (Date.parse('2026-12-07T22:59:30Z') - Date.parse('2026-11-20T12:00:00Z')) / HOUR_MS
      await ahead(until)
      const row = { name: 'Jan', order_code: order.code, email, bank_account: null, received: the().clock.now() }
      const { q } = the().database
      // the sandbox was killed after the response, and restarted after the withdrawal period
      await q
        .insertInto('withdrawal_declarations')
        .values({ ...row, received: row.received.toISOString() })
        .execute()
      await ahead(until + 5)
      await declare({ name: 'Kdosi', order_code: order.code, email: emailOf('e') })
      await processDeclarations()
      expect((await withdrawals(order)).data).toMatchObject([{ declared: row.received.toISOString() }])
      await ahead(0)
      const late = await delivered({ email })
      await ahead(60 * 24)
      await declare({ name: 'Jan', order_code: late.code, email })
      await processDeclarations()
      expect((await withdrawals(late)).data).toEqual([])
      const mails = await mailsOf(late)
      expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([['withdrawal_refused', email]])
      expect(mails[0]?.body).toContain('14 dnů')
    })

    it('A5.11 is limited per address and recipient', async () => {
      const email = emailOf('f')
      const statuses: number[] = []
      for (let at = 0; at < 6; at += 1)
        statuses.push((await declare({ name: 'Jan', order_code: `${at}`, email }, newKey(), '198.51.100.8')).status)
      expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
      for (let at = 0; at < 26; at += 1)
        statuses.push(
          (await declare({ name: 'Jan', order_code: '1', email: emailOf(`g${at}`) }, newKey(), '198.51.100.8')).status,
        )
      expect(statuses.slice(6).lastIndexOf(202)).toBe(24)
      expect(statuses.at(-1)).toBe(429)
      expect(codesOf((await declare({ name: ' ', order_code: '1', email })).body)).toEqual(['validation'])
      expect(codesOf((await declare({ name: 'Jan', order_code: '1', email, bank_account: 'nevím' })).body)).toEqual([
        'bank_account_invalid',
      ])
      await processDeclarations()
    })
  })
}
