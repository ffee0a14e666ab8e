import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPglite } from '../src/db/pglite.ts'
import { dumpName } from '../src/seed/fingerprint.ts'
import type { Shop } from '../src/wire.ts'
import { startSandbox, type Sandbox } from './support/process.ts'
import { codesOf, guestCart, newKey, placement, sample } from './support/shopping.ts'
import { templateDump } from './support/template.ts'
import { root } from './support/world.ts'

const API = '/store/api/v1'
const ORDERS = 6
const PIECES = 90

let folder: string
let sandbox: Sandbox | undefined
let variant: number

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vanek-killed-withdrawals-'))
  const dump = join(folder, dumpName(root, undefined, new Date()))
  await cp(await templateDump(), dump)
  const database = await openPglite({ folder: join(folder, 'pglite'), dump })
  variant = (await sample({ database }, PIECES)).id
  await database.close()
}, 120_000)
afterAll(async () => {
  await sandbox?.end('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

const start = async (): Promise<Sandbox> => (sandbox = await startSandbox({ SANDBOX_DATA: folder }))

/** Half of them by the token of the order, half by number and e-mail. */
const withdraw = ({ ask }: Sandbox, { code, token, customer }: Shop['Order'], key: string, at: number) =>
  at % 2 === 0
    ? ask('POST', `${API}/orders/token/${token}/withdrawals`, {}, { key })
    : ask('POST', `${API}/withdrawals`, { name: 'Jan', order_code: code, email: customer.email }, { key })

it('A5.09 A5.10 killed while orders are withdrawn from, each is withdrawn from once and everything is back', async () => {
  let running = await start()
  const orders: Shop['Order'][] = []
  while (orders.length < ORDERS) {
    const cart = await guestCart(running.ask, variant, 2)
    // not packed while the test runs: it waits for its money
    const wish = placement({ payment_id: 1, email: `zabity-${orders.length}@example.test` })
    const { status, body } = await running.ask('POST', `${API}/cart/place`, wish, { cart, key: newKey() })
    expect(status).toBe(201)
    orders.push(body.order)
  }
  const keys = orders.map(() => newKey())
  const asked = orders.map((order, at) => withdraw(running, order, keys[at] ?? '', at))
  const first = Promise.allSettled(asked)
  // some are answered by then, others are not
  await Promise.any(asked)
  await running.end('SIGKILL')
  const answers = await first

  running = await start()
  const again = await Promise.all(orders.map((order, at) => withdraw(running, order, keys[at] ?? '', at)))
  expect(again.map(({ status, body }) => [status, codesOf(body)])).toEqual(
    orders.map((_, at) => [at % 2 === 0 ? 201 : 202, []]),
  )
  for (const [at, answer] of answers.entries())
    expect(answer.status === 'fulfilled' ? answer.value.body : again[at]?.body).toEqual(again[at]?.body)
  const ends = async () =>
    Promise.all(
      orders.map(async ({ token }) => {
        const { status, withdrawals } = (await running.ask('GET', `${API}/orders/token/${token}`)).body as Shop['Order']
        return [status, withdrawals?.length]
      }),
    )
  await expect.poll(ends, { timeout: 20_000 }).toEqual(orders.map(() => ['cancelled', 1]))
  await running.end('SIGTERM')

  const { q, ...database } = await openPglite({ folder: join(folder, 'pglite') })
  const receipts = await q.selectFrom('mails').select('recipient').where('kind', '=', 'withdrawn').execute()
  expect(receipts.map(({ recipient }) => recipient).toSorted()).toEqual(orders.map(({ customer }) => customer.email))
  const stock = await q.selectFrom('stock').select('amount').where('variant_id', '=', variant).execute()
  expect(stock).toEqual([{ amount: PIECES }])
  await database.close()
}, 120_000)
