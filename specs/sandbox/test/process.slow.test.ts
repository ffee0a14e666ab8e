import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dumpName } from '../src/seed/fingerprint.ts'
import { SandboxEnded, startSandbox } from './support/process.ts'
import { guestCart, newKey, placement } from './support/shopping.ts'
import { templateDump } from './support/template.ts'
import { createFilledWorld, root, type TestResponse } from './support/world.ts'

let folder: string
let variant: number

/** A data folder that is filled from the dump, as after a first start. */
beforeAll(async () => {
  const world = await createFilledWorld()
  const row = await world.database.q
    .selectFrom('variants')
    .select('id')
    .where('check_stock', '=', false)
    .where('amount_min', '=', 1)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  variant = row.id
  await world.close()
  folder = await mkdtemp(join(tmpdir(), 'vanek-sandbox-'))
  await cp(await templateDump(), join(folder, dumpName(root, undefined, new Date())))
}, 120_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

async function failure(env: Readonly<Record<string, string>>, args: readonly string[] = []): Promise<SandboxEnded> {
  const error: unknown = await startSandbox(env, args).then(
    (sandbox) => sandbox.end('SIGKILL'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof SandboxEnded)) throw new Error('The sandbox started.')
  return error
}

describe('the program', { timeout: 120_000 }, () => {
  it('keeps an acknowledged order through SIGKILL, and locks its data folder', async () => {
    const first = await startSandbox({ SANDBOX_DATA: folder })
    const cart = await guestCart(first.request, variant)
    const key = newKey()
    const place = (at: typeof first): Promise<TestResponse> =>
      at.request('POST', '/store/api/v1/cart/place', placement({ shipper_id: 3, branch_id: 1, payment_id: 1 }), {
        cart,
        key,
      })
    const placed = await place(first)
    expect(placed.status).toBe(201)

    const { code, output } = await failure({ SANDBOX_DATA: folder })
    expect(code).toBe(1)
    expect(output.trim().split('\n')).toEqual([expect.stringContaining('in use by another sandbox')])

    await first.end('SIGKILL')
    const second = await startSandbox({ SANDBOX_DATA: folder })
    const found = await second.request('GET', `/store/api/v1/orders/token/${placed.body.order.token}`)
    expect(found.body).toEqual(placed.body.order)
    expect((await place(second)).body).toEqual(placed.body)
    expect(await second.end('SIGTERM')).toBe(0)
  })

  it.each([
    [{ SANDBOX_PORT: 'abc' }, [], /^SANDBOX_PORT must be a whole number/],
    [{ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/x' }, [], /^The database of DATABASE_URL cannot be reached/],
    [
      { SANDBOX_DATA: join(root, 'package.json') },
      [],
      /^Data cannot be written to .*package\.json.*set SANDBOX_DATA to/,
    ],
    [{}, ['--produkts'], /^Unknown argument "--produkts"/],
  ])('exits with a one-line error: %j %j', async (env, args, sentence) => {
    const { code, output } = await failure({ SANDBOX_DATA: folder, ...env }, args)
    expect(code).toBe(1)
    expect(output.trim().split('\n')).toEqual([expect.stringMatching(sentence)])
  })

  it.each([
    [
      'other files',
      { 'photo.jpg': 'x' },
      /^The folder .*pglite is not empty, but contains no complete database .*--reset/,
    ],
    ['a damaged database', { PG_VERSION: '17\n', 'global/pg_control': 'x' }, /^The database in .* is damaged.*--reset/],
  ])('exits with instructions when its folder contains %s, and does not delete it', async (_, files, expected) => {
    const data = await mkdtemp(join(tmpdir(), 'vanek-spoiled-'))
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(data, 'pglite', name)), { recursive: true })
      await writeFile(join(data, 'pglite', name), text)
    }
    const { code, output } = await failure({ SANDBOX_DATA: data })
    expect(code).toBe(1)
    expect(output.trim().split('\n')).toEqual([expect.stringMatching(expected)])
    expect(await readdir(join(data, 'pglite'))).toEqual(expect.arrayContaining([Object.keys(files)[0]]))
    await rm(data, { recursive: true })
  })
})
