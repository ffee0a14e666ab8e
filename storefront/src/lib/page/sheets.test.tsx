import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as sheets from './sheets.ts'

let withSheets: typeof sheets.withSheets

beforeEach(async () => {
  vi.useFakeTimers()
  // it remembers which sheets it has requested
  vi.resetModules()
  ;({ withSheets } = await import('./sheets.ts'))
})
afterEach(() => {
  vi.useRealTimers()
  for (const link of links()) link.remove()
})

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
const end = (event: 'load' | 'error') => links().at(-1)?.dispatchEvent(new Event(event))

/** Whether a part that needs a sheet is shown, after what is pending. */
async function isShown(part: Promise<string>) {
  const waiting = Promise.resolve().then(() => vi.advanceTimersByTimeAsync(0))
  return Promise.race([part, waiting.then(() => 'waits')])
}

describe('a style sheet that is loaded late', () => {
  it('B2.62 is skipped by all parts that wait for it when it cannot be loaded, and requested again', async () => {
    const [tray, panel] = ['tray', 'panel'].map(async (name) => withSheets(Promise.resolve(name), 'late'))
    await vi.advanceTimersByTimeAsync(0)
    end('error')
    expect(await Promise.all([tray, panel])).toEqual(['tray', 'panel'])
    expect(links()).toEqual([])
    const again = withSheets(Promise.resolve('again'), 'late')
    expect(links()).toHaveLength(1)
    end('load')
    expect(await again).toBe('again')
  })

  it('B2.62 is waited for with a timeout', async () => {
    const tray = withSheets(Promise.resolve('tray'), 'late')
    expect(await isShown(tray)).toBe('waits')
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await isShown(tray)).toBe('tray')
    expect(await isShown(withSheets(Promise.resolve('panel'), 'late'))).toBe('panel')
  })

  it('B2.62 that a page needs is an error when it cannot be loaded, like a script', async () => {
    const page = withSheets(Promise.resolve('page'), 'product')
    end('error')
    await expect(page).rejects.toThrow('dynamically imported')
  })
})
