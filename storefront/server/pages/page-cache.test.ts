import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { createKeeper, type Keeper, type KeeperOptions, type Unkept } from './page-cache.ts'
import { keepPage, squeezePage, type KeptPage } from './stored-page.ts'

let now = 0
let made = 0
const page = async (text: string) => keepPage(text, { 'content-type': 'text/html' }, { madeAt: now })
const make = async (): Promise<KeptPage> => page(`page ${++made}`)
const unkept = (stopgap: boolean) => async () => ({ unkept: 'instead', stopgap })
const textOf = (got: KeptPage | Unkept<string> | undefined) =>
  got && ('unkept' in got ? got.unkept : got.variants.identity.body.toString())

const keeper = (options: Partial<KeeperOptions> = {}): Keeper<string> =>
  createKeeper({ freshMs: 60, staleMs: 600, maxBytes: 1e6, now: () => now, ...options })

beforeEach(() => {
  now = 1_000
  made = 0
})

describe('keeper', () => {
  it('makes a page once for many who ask at once', async () => {
    const kept = keeper()
    const slow = async () => {
      await sleep(10)
      return make()
    }
    const pages = await Promise.all(Array.from({ length: 50 }, () => kept.get('a', slow)))
    expect([made, new Set(pages.map(textOf))]).toEqual([1, new Set(['page 1'])])
    expect(textOf(kept.find('a'))).toBe('page 1')
  })

  it('shows a stale page at once while one new one is made', async () => {
    const kept = keeper()
    await kept.get('a', make)
    now += 61
    expect(kept.find('a')).toBeUndefined()
    expect(textOf(kept.find('a', make))).toBe('page 1')
    expect(textOf(await kept.get('a', make))).toBe('page 1')
    await sleep(20)
    expect([textOf(await kept.get('a', make)), made]).toEqual(['page 2', 2])
  })

  it('lets a page that is too old go', async () => {
    const kept = keeper()
    await kept.get('a', make)
    now += 660
    expect(kept.find('a', make)).toBeUndefined()
    expect(textOf(await kept.get('a', make))).toBe('page 2')
  })

  it('C9.13 never shows a page after what it says has stopped being true', async () => {
    const kept = keeper()
    const dated = async () => keepPage(`page ${++made}`, { 'content-type': 'text/html' }, { madeAt: now, until: 1_050 })
    await kept.get('a', dated)
    now = 1_049
    expect(textOf(kept.find('a', dated))).toBe('page 1')
    now = 1_050
    expect(kept.find('a', dated)).toBeUndefined()
    expect(textOf(await kept.get('a', make))).toBe('page 2')
  })

  it('goes on showing a stale page when no new one can be made', async () => {
    const errors: unknown[] = []
    const kept = keeper({ onError: (error) => errors.push(error) })
    await kept.get('a', make)
    now += 100
    const broken = () => Promise.reject(new Error('the back end is down'))
    expect(textOf(await kept.get('a', broken))).toBe('page 1')
    await sleep(5)
    expect([textOf(kept.find('a', broken)), errors.length]).toEqual(['page 1', 1])
  })

  it('tells who asks first that a page cannot be made, and keeps nothing', async () => {
    const kept = keeper()
    await expect(kept.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(textOf(await kept.get('a', make))).toBe('page 1')
  })

  it('drops a page that may no longer be kept', async () => {
    const kept = keeper()
    await kept.get('a', make)
    now += 100
    await kept.get('a', unkept(false))
    await sleep(5)
    expect(kept.find('a')).toBeUndefined()
  })

  it('goes on showing a stale page when only a stopgap can be made', async () => {
    const kept = keeper()
    await kept.get('a', make)
    now += 100
    await kept.get('a', unkept(true))
    await sleep(5)
    expect(textOf(kept.find('a', unkept(true)))).toBe('page 1')
  })

  it('gives what must not be kept to all who waited for it', async () => {
    const kept = keeper()
    const slow = async () => {
      await sleep(5)
      made++
      return unkept(true)()
    }
    const got = await Promise.all([kept.get('a', slow), kept.get('a', slow)])
    expect([made, ...got.map(textOf)]).toEqual([1, 'instead', 'instead'])
  })

  it('keeps no more bytes than it may, the last used longest', async () => {
    const { size } = await page('page')
    const kept = keeper({ maxBytes: size * 3 + 100 })
    for (const key of ['a', 'b', 'c']) await kept.get(key, make)
    kept.find('a')
    await kept.get('d', make)
    expect(['a', 'b', 'c', 'd'].filter((key) => kept.find(key))).toEqual(['a', 'c', 'd'])
  })

  it('never puts the smaller bytes of a page into the place of a newer one', async () => {
    const waiting: (() => void)[] = []
    const squeeze = async (each: KeptPage) => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      return squeezePage(each)
    }
    const kept = keeper({ squeeze })
    await kept.get('a', make)
    kept.find('a')
    while (waiting.length === 0) await sleep(1)
    now += 1_000
    await kept.get('a', make)
    expect(textOf(kept.find('a'))).toBe('page 2')
    waiting[0]?.()
    // the second is squeezed when the first is done
    await expect.poll(() => waiting.length).toBe(2)
    expect(textOf(kept.find('a'))).toBe('page 2')
    waiting[1]?.()
  })

  it('puts the smallest brotli of an often asked page in place, under another tag, and does not make it twice', async () => {
    let squeezed = 0
    const squeeze = async (each: KeptPage) => {
      squeezed++
      return squeezePage(each)
    }
    const kept = keeper({ squeeze, squeezeAfter: 3 })
    const same = () => page('the same page'.repeat(100))
    const first = (await kept.get('a', same)) as KeptPage
    kept.find('a')
    now += 100
    // made anew with the same bytes, which goes on counting
    kept.find('a', same)
    await sleep(30)
    expect([squeezed, kept.find('b')]).toEqual([0, undefined])
    kept.find('a')
    await sleep(30)
    const small = kept.find('a')
    expect(small?.variants.br.etag).not.toBe(first.variants.br.etag)
    expect(small?.variants.br.body.length).toBeLessThanOrEqual(first.variants.br.body.length)
    now += 100
    kept.find('a', same)
    await sleep(30)
    for (let more = 0; more < 9; more++) kept.find('a')
    await sleep(30)
    expect([kept.find('a')?.variants.br.etag, squeezed]).toEqual([small?.variants.br.etag, 1])
  })

  it('keeps how old a page is when its smaller bytes come', async () => {
    let done = () => {}
    const squeeze = async (each: KeptPage) => {
      await new Promise<void>((resolve) => (done = resolve))
      return squeezePage(each)
    }
    const kept = keeper({ squeeze })
    const same = () => page('the same page'.repeat(100))
    await kept.get('a', same)
    kept.find('a')
    await sleep(5)
    now += 61
    kept.find('a', same)
    await sleep(20)
    done()
    await sleep(20)
    expect([kept.find('a')?.madeAt, kept.find('a')?.variants.br.etag.includes('-B')]).toEqual([now, true])
  })
})
