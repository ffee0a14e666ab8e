import { afterEach, describe, expect, it, vi } from 'vitest'
import type { RenderArgs } from '../src/composition/entry-server.tsx'
import { dataPath, type SentState } from '../src/lib/page/page-state.ts'
import { pageOf, startShop, type FakeShop } from './testing/fake-shop.ts'

let shop: FakeShop | undefined
afterEach(async () => {
  vi.useRealTimers()
  await shop?.close()
})

const token = 't'.repeat(43)
const customer = { cookie: `vanek_auth_token=${token}` }
const customerOf = async (requests: string) => (requests === token ? { userVariant: 'b2b', userGroups: [] } : undefined)

let price = 1
const dataOf = (path: string, who: string) => ({ path, who, price, padding: 'x'.repeat(2_000) })
const priced = (args: RenderArgs, path: string) => {
  const page = pageOf(`<p>${path}</p>`, args)
  return { ...page, state: { ...page.state, loaderData: { page: dataOf(path, args.settings.userVariant) } } }
}

const stateOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="state">(.*?)<\/script>/.exec(html)?.[1] ?? '') as SentState

const read = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await shop?.request(path, { headers })
  return { status: answer?.status, headers: answer?.headers, text: (await answer?.text()) ?? '' }
}

/** The path of the data that a page names. */
const fileOf = async (path: string, headers?: Record<string, string>) =>
  dataPath(stateOf((await read(path, headers)).text).files?.['page'] ?? '')

describe('the data of a cached page', () => {
  it('are a file that never changes, and not in its HTML', async () => {
    shop = await startShop(priced)
    const { text } = await read('/kept/a')
    expect(text).not.toContain('xxxx')
    const { status, headers, text: json } = await read(await fileOf('/kept/a'))
    expect([status, headers?.get('content-type'), headers?.get('cache-control')]).toEqual([
      200,
      'application/json; charset=utf-8',
      'public, max-age=31536000, immutable',
    ])
    expect(JSON.parse(json)).toEqual(dataOf('/kept/a', ''))
  })

  it('with the prices of a segment are not stored by shared caches', async () => {
    shop = await startShop(priced, { customerOf })
    const [guests, own] = [await fileOf('/kept/a'), await fileOf('/kept/a', customer)]
    expect(own).not.toBe(guests)
    expect(JSON.parse((await read(own, customer)).text)).toEqual(dataOf('/kept/a', 'b2b'))
    expect((await read(own, customer)).headers?.get('cache-control')).toMatch(/^private/)
  })

  it('of a personal page are in its HTML', async () => {
    shop = await startShop(priced)
    const state = stateOf((await read('/other')).text)
    expect([state.files, state.loaderData]).toEqual([undefined, { page: dataOf('/other', '') }])
  })

  it('are made again by a server that has just started, for their page only', async () => {
    shop = await startShop(priced)
    const file = await fileOf('/kept/a')
    await shop.close()
    shop = await startShop(priced)
    const statusFor = async (referer?: string) => (await read(file, referer === undefined ? {} : { referer })).status
    const others = [
      undefined,
      'http://vanek.test/kept/b',
      'http://vanek.test/other',
      'http://vanek.test//kept/a',
      'kept/a',
    ]
    for (const referer of others) expect(await statusFor(referer), referer).toBe(404)
    expect([await statusFor('http://vanek.test/kept/a?utm_source=mail'), await statusFor()]).toEqual([200, 200])
  })

  it('that have changed meanwhile are gone', async () => {
    shop = await startShop(priced)
    const file = await fileOf('/kept/a')
    await shop.close()
    price += 1
    shop = await startShop(priced)
    expect((await read(file, { referer: 'http://vanek.test/kept/a' })).status).toBe(404)
    expect(shop.rendered.length).toBe(1)
  })

  it('of an older version of the page stay while that may be shown', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    shop = await startShop(priced)
    const old = await fileOf('/kept/a')
    price += 1
    vi.setSystemTime(Date.now() + 700_000)
    const file = await fileOf('/kept/a')
    expect(file).not.toBe(old)
    expect([(await read(old)).status, (await read(file)).status]).toEqual([200, 200])
  })
})
