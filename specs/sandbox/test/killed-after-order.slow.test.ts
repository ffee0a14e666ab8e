import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createClock } from '../src/clock.ts'
import type { Database } from '../src/db/transaction.ts'
import { pressIn } from './support/order-actions.ts'
import { killable, type Killable } from './support/killable.ts'
import { runCases, names, type Running } from './support/order-cases.ts'
import { goodsWithGift, newBuyer, PIECES, type Buyer } from './support/ordering.ts'
import type { Sandbox } from './support/process.ts'
import { sum, readOrderState, type OrderState } from './support/order-state.ts'
import { createPgliteWorld, NOW } from './support/world.ts'

/** One round has three kills: during cancellations and payment changes, during withdrawals and claims, and during refunds. */
const ROUNDS = Math.ceil(Number(process.env['SANDBOX_KILLS'] ?? 3) / 3)
const HOUR_MS = 3_600_000

/** The effects of an order, without shared stock, and with its mails sorted. */
const leftBy = ({ stock: _stock, mails, ...state }: OrderState) => ({ ...state, mails: mails.toSorted() })

let killed: Killable
let buyers: Buyer[][]
let variants: readonly number[]
/** The effects of a run without kills, and the duration of each step. */
const expected: ReturnType<typeof leftBy>[] = []
const takes: number[] = []

beforeAll(async () => {
  const clean = await createPgliteWorld()
  const { database, request } = clean
  const goods = await goodsWithGift(clean)
  const own: Buyer[] = []
  for (const _ of names) own.push(await newBuyer(clean))
  const placed = await runCases(
    { request, press: pressIn(clean), since: 0 },
    own,
    goods.variants,
    async (running, work) => {
      const began = performance.now()
      await Promise.all(work(running))
      takes.push(performance.now() - began)
      const waiting = () => database.q.selectFrom('withdrawal_declarations').selectAll().execute()
      // declarations are processed after the response
      await vi.waitUntil(async () => (await waiting()).length === 0, { timeout: 15_000 })
      return running
    },
  )
  for (const { ref } of placed) expected.push(leftBy(await readOrderState(database, ref)))
  await clean.close()

  killed = await killable('killed-after-order', new Date(NOW))
  const clock = createClock(() => NOW)
  await killed.inDatabase(async (there) => {
    variants = (await goodsWithGift({ database: there })).variants
    buyers = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const some: Buyer[] = []
      for (const _ of names) some.push(await newBuyer({ database: there, clock }))
      buyers.push(some)
    }
  })
}, 120_000)
afterAll(() => killed.remove())

const runningOf = ({ request, post }: Sandbox, since: number): Running => ({
  ...{ request, since },
  press: (url, button) => post(url, `do=${button}`),
})

/** Pieces in stock and pieces reserved, over all variants. */
async function piecesOf({ q }: Database): Promise<number> {
  const left = await q.selectFrom('stock').select('amount').where('variant_id', 'in', variants).execute()
  const taken = await q.selectFrom('reservations').select('amount').where('variant_id', 'in', variants).execute()
  return sum([...left, ...taken].map(({ amount }) => amount))
}

it(
  `A3.07 A3.08 A5.09 A5.10 A5.15 A6.08 ${ROUNDS * 3} kills after orders were placed have the same result as a run without kills`,
  async () => {
    let cut = 0
    for (const own of buyers) {
      let sandbox = await killed.start(NOW)
      let part = 0
      const placed = await runCases(runningOf(sandbox, 0), own, variants, async (running, work, hours) => {
        const first = Promise.allSettled(work(running))
        await new Promise((resolve) => setTimeout(resolve, Math.random() * (takes[part++] ?? 0)))
        await sandbox.end('SIGKILL')
        const responses = await first
        cut += responses.filter(({ status }) => status === 'rejected').length

        sandbox = await killed.start(NOW + hours * HOUR_MS)
        const next = runningOf(sandbox, hours)
        const again = await Promise.all(work(next))
        expect(again.filter(({ status }) => status >= 500)).toEqual([])
        return next
      })
      await sandbox.end('SIGTERM')
      await killed.inDatabase(async (database) => {
        for (const [at, { name, ref }] of placed.entries())
          expect({ name, ...leftBy(await readOrderState(database, ref)) }).toEqual({ name, ...expected[at] })
        expect(await piecesOf(database)).toBe(PIECES * variants.length)
      })
    }
    expect(cut).toBeGreaterThan(0)
  },
  60_000 + ROUNDS * 60_000,
)
