import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { afterEach, describe, expect, it } from 'vitest'
import type { StaticFile } from '../build/static-files.ts'
import { urlOf } from '../http/web.ts'
import { pageOf, startShop, type FakeShop } from '../testing/fake-shop.ts'

let shop: FakeShop | undefined
afterEach(async () => shop?.close())

const publicFile = (name: string) => readFileSync(new URL(`../../public/${name}`, import.meta.url), 'utf8')

const fileOf = (text: string): StaticFile => ({
  bodies: new Map([['identity', Buffer.from(text)]]),
  headers: () => ({ 'content-type': 'text/plain', etag: '"1"' }),
})

/** A service worker's surroundings: runs its code and then the listeners of an event. */
function workerOf(code: string, online: () => Promise<unknown> = async () => 'a page') {
  const listeners = new Map<string, ((event: object) => void)[]>()
  const stored = new Map<string, string[]>([['older', ['/kosik']]])
  const done: string[] = []
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, [...(listeners.get(type) ?? []), listener]),
    skipWaiting: async () => done.push('skipWaiting'),
    clients: { claim: async () => done.push('claim') },
    registration: { unregister: async () => done.push('unregister') },
  }
  const caches = {
    open: async (name: string) => ({
      add: async ({ url }: { url: string }) => void stored.set(name, [...(stored.get(name) ?? []), url]),
    }),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (path: string) => ([...stored.values()].flat().includes(path) ? `kept ${path}` : undefined),
  }
  class Request {
    readonly url: string
    constructor(url: string) {
      this.url = url
    }
  }
  runInNewContext(code, { self, caches, Request, Response: { error: () => 'error' }, fetch: online })
  return {
    ...{ stored, done },
    async send(type: string, event: object = {}): Promise<unknown> {
      const waits: unknown[] = []
      const wait = (promise: unknown) => void waits.push(promise)
      for (const listener of listeners.get(type) ?? []) listener({ ...event, waitUntil: wait, respondWith: wait })
      return (await Promise.all(waits))[0]
    },
  }
}

describe('the worker for browsers that are offline', () => {
  const navigation = { request: { mode: 'navigate', method: 'GET' } }

  it('caches one page and nothing else, regardless of the request', async () => {
    const worker = workerOf(publicFile('sw.js'))
    await worker.send('install')
    await worker.send('activate')
    expect(await worker.send('fetch', navigation)).toBe('a page')
    expect([...worker.stored.values()]).toEqual([['/offline.html']])
    expect(worker.done).toEqual(['skipWaiting', 'claim'])
  })

  it('shows that page only where a page cannot be loaded', async () => {
    const worker = workerOf(publicFile('sw.js'), async () => {
      throw new TypeError('offline')
    })
    await worker.send('install')
    expect(await worker.send('fetch', navigation)).toBe('kept /offline.html')
    for (const request of [
      { mode: 'navigate', method: 'POST' },
      { mode: 'cors', method: 'GET' },
      { mode: 'no-cors', method: 'GET' },
    ])
      expect(await worker.send('fetch', { request })).toBeUndefined()
  })

  it('can be switched off: it unregisters and clears its caches, and the page does not exist', async () => {
    const files = new Map(['/sw.js', '/offline.html', '/favicon.svg'].map((path) => [path, fileOf(path)]))
    shop = await startShop((args) => pageOf('', args), { files, config: { offlinePage: false } })
    expect((await shop.request('/offline.html')).status).toBe(404)
    expect(await (await shop.request('/favicon.svg')).text()).toBe('/favicon.svg')
    const answer = await shop.request('/sw.js')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-type')).toContain('javascript')
    const worker = workerOf(await answer.text())
    await worker.send('install')
    await worker.send('activate')
    expect([worker.stored.size, worker.done]).toEqual([0, ['skipWaiting', 'unregister']])
    expect(await worker.send('fetch', navigation)).toBeUndefined()
  })
})

describe('files for programs', () => {
  const pages = [
    { path: '/stranka/doprava', title: 'Doprava', meta_noindex: false },
    { path: '/stranka/tajna', title: 'Tajná', meta_noindex: true },
  ]
  const menu = {
    code: 'main',
    items: [{ id: 1, title: 'Potrubí', path: '/potrubi', children: [], main: true, parent: null, targetBlank: false }],
  }
  const start = async (world: { isDown: boolean }) => {
    shop = await startShop((args) => pageOf('', args), {
      fetch: async (input) => {
        if (world.isDown) throw new TypeError('fetch failed')
        return Response.json(new URL(urlOf(input)).pathname.endsWith('/graphql') ? { data: { pages } } : menu)
      },
    })
    return shop
  }

  it('llms.txt names goods, advice, pages that may be found, and feeds', async () => {
    const text = await (await (await start({ isDown: false })).request('/llms.txt')).text()
    expect(text.startsWith('# Vánek\n\n> ')).toBe(true)
    for (const line of [
      '- [Potrubí](http://vanek.test/potrubi)',
      '- [Doprava](http://vanek.test/stranka/doprava)',
      '- [Zboží ve formátu Heureka](http://vanek.test/feed/heureka.xml)',
    ])
      expect(text.split('\n')).toContain(line)
    expect(text).not.toContain('Tajná')
  })

  it('have Retry-After while the back end is down, all but security.txt', async () => {
    const own = await start({ isDown: true })
    for (const path of ['/llms.txt', '/clanky.xml', '/feed/heureka.xml']) {
      const answer = await own.request(path)
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 503, 'no-store'])
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    const security = await own.request('/.well-known/security.txt')
    expect(security.headers.get('content-type')).toContain('text/plain')
    const text = await security.text()
    expect(text).toContain('Contact: http://vanek.test/kontakt')
    const days = (Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(30)
    expect(days).toBeLessThan(366)
  })
})
