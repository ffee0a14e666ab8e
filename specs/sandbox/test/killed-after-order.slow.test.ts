import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createClock } from '../src/clock.ts'
import type { Database } from '../src/db/transaction.ts'
import { pressIn } from './support/acts.ts'
import { killable, type Killable } from './support/killable.ts'
import { live, names, type Running } from './support/lives.ts'
import { goodsWithGift, newBuyer, PIECES, type Buyer } from './support/ordering.ts'
import type { Sandbox } from './support/process.ts'
import { sum, takenOf, type Taken } from './support/taken.ts'
import { createPgliteWorld, NOW } from './support/world.ts'

/** A round has three: while orders are cancelled and changed, while they are withdrawn from and claimed, while goods and money go back. */
const ROUNDS = Math.ceil(Number(process.env['SANDBOX_KILLS'] ?? 3) / 3)
const HOUR_MS = 3_600_000

/** What an order left, without what it shares with others and without an order of its mails. */
const leftBy = ({ stock: _stock, mails, ...taken }: Taken) => ({ ...taken, mails: mails.toSorted() })

let killed: Killable
let buyers: Buyer[][]
let variants: readonly number[]
/** What a clean run leaves, and how long each of its parts takes. */
const expected: ReturnType<typeof leftBy>[] = []
const takes: number[] = []

beforeAll(async () => {
  const clean = await createPgliteWorld()
  const { database, ask } = clean
  const goods = await goodsWithGift(clean)
  const own: Buyer[] = []
  for (const _ of names) own.push(await newBuyer(clean))
  const placed = await live({ ask, press: pressIn(clean), since: 0 }, own, goods.variants, async (running, work) => {
    const began = performance.now()
    await Promise.all(work(running))
    takes.push(performance.now() - began)
    const waiting = () => database.q.selectFrom('withdrawal_declarations').selectAll().execute()
    // whoever declares is answered before anybody looks
    await vi.waitUntil(async () => (await waiting()).length === 0, { timeout: 15_000 })
    return running
  })
  for (const { taking } of placed) expected.push(leftBy(await takenOf(database, taking)))
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

const runningOf = ({ ask, post }: Sandbox, since: number): Running => ({
  ...{ ask, since },
  press: (url, button) => post(url, `do=${button}`),
})

/** Of all goods, those in stock and those taken for orders. */
async function piecesOf({ q }: Database): Promise<number> {
  const left = await q.selectFrom('stock').select('amount').where('variant_id', 'in', variants).execute()
  const taken = await q.selectFrom('reservations').select('amount').where('variant_id', 'in', variants).execute()
  return sum([...left, ...taken].map(({ amount }) => amount))
}

it(
  `A3.07 A3.08 A5.09 A5.10 A5.15 A6.08 ${ROUNDS * 3} kills after orders were placed leave what one clean run does`,
  async () => {
    let cut = 0
    for (const own of buyers) {
      let sandbox = await killed.start(NOW)
      let part = 0
      const placed = await live(runningOf(sandbox, 0), own, variants, async (running, work, hours) => {
        const first = Promise.allSettled(work(running))
        await new Promise((resolve) => setTimeout(resolve, Math.random() * (takes[part++] ?? 0)))
        await sandbox.end('SIGKILL')
        const answers = await first
        cut += answers.filter(({ status }) => status === 'rejected').length

        sandbox = await killed.start(NOW + hours * HOUR_MS)
        const next = runningOf(sandbox, hours)
        const again = await Promise.all(work(next))
        expect(again.filter(({ status }) => status >= 500)).toEqual([])
        return next
      })
      await sandbox.end('SIGTERM')
      await killed.inDatabase(async (database) => {
        for (const [at, { name, taking }] of placed.entries())
          expect({ name, ...leftBy(await takenOf(database, taking)) }).toEqual({ name, ...expected[at] })
        expect(await piecesOf(database)).toBe(PIECES * variants.length)
      })
    }
    expect(cut).toBeGreaterThan(0)
  },
  60_000 + ROUNDS * 60_000,
)
