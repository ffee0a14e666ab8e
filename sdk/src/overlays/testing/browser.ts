import { memoryStorage } from '@vanek/sdk/storage'
import { createOverlayStore } from '../store.ts'

const now = Date.parse('2026-11-20T10:00:00Z')

/** A browser with a storage and cookies; `open` opens another page of the shop in it. */
export function browser(initial: Readonly<Record<string, string>> = {}, stored: string | null = null) {
  const jar = new Map(Object.entries(initial))
  const written: string[] = []
  const cookies = {
    read: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    write: (cookie: string) => {
      const [pair = ''] = cookie.split(';')
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
      written.push(cookie)
    },
  }
  const text = memoryStorage(stored)
  const clock = { now: () => now, sleep: () => Promise.resolve() }
  return {
    cookies,
    text,
    /** Every cookie that was set, as a header. */
    written,
    forget: (name: string) => void jar.delete(name),
    open: ({ load = true } = {}) => {
      const store = createOverlayStore({ port: text, cookies, clock })
      if (load) store.load()
      return store
    },
  }
}

/** Lifetime in days of the last cookie with this name. */
export const daysKept = (written: readonly string[], name: string): number => {
  const cookie = written.filter((own) => own.startsWith(`${name}=`)).at(-1)
  return Number(/Max-Age=(\d+)/.exec(cookie ?? '')?.[1]) / 86_400
}
