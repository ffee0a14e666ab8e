import { describe, expect, it, vi } from 'vitest'
import { createCookieJar } from './cookies.ts'
import { createProxy, type ProxyConfig } from './proxy.ts'
import { createSessionCookies } from './session.ts'

const targets = { shop: 'http://shop.test', content: 'http://shop.test', services: 'http://shop.test' }
const table = '/api/v1/user/orders/7/items/export'
const pictures = '/api/v1/user/orders/7/items/images/export'

async function ask(
  path: string,
  answer: (init: RequestInit) => Response | Promise<Response>,
  more: Partial<ProxyConfig> = {},
) {
  const proxy = createProxy({ targets, fetch: async (_, init) => answer(init ?? {}), ...more })
  const jar = createCookieJar('vanek_auth_token=abc; vanek_auth=1', { secure: false })
  const session = createSessionCookies(jar, { secure: false })
  const request = new Request(`http://own.test${path}`)
  const response = await proxy(request, { session, segment: { userVariant: '', userGroups: [] }, requestId: 'r' })
  return { response, session }
}

const every = Uint8Array.from({ length: 256 }, (_, index) => index)
const zip = { 'content-type': 'application/zip', 'content-disposition': 'attachment; filename="obrazky.zip"' }

describe('files of a customer', () => {
  it('C7.32 pass byte by byte, with their name, and are never kept', async () => {
    const { response } = await ask(pictures, ({ headers }) =>
      new Headers(headers).get('authorization') === 'Bearer abc'
        ? new Response(every, { headers: zip })
        : new Response(),
    )
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(every)
    expect(Object.fromEntries(response.headers)).toEqual({ ...zip, 'cache-control': 'no-store' })
  })

  it('A4.08 documents of the order just placed pass under its own key, which the browser never sees', async () => {
    const seen: unknown[] = []
    const proxy = createProxy({
      targets,
      fetch: async (input) => {
        seen.push(input)
        return new Response(every, { headers: { ...zip, 'content-type': 'application/pdf' } })
      },
    })
    const session = createSessionCookies(createCookieJar('vanek_order=tok-1', { secure: false }), { secure: false })
    const path = '/api/v1/orders/token/current/documents/FV-2026-00001?format=pdf'
    const response = await proxy(new Request(`http://own.test${path}`), {
      ...{ session, segment: { userVariant: '', userGroups: [] }, requestId: 'r' },
    })
    expect(seen).toEqual(['http://shop.test/api/v1/orders/token/tok-1/documents/FV-2026-00001?format=pdf'])
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(every)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('C7.31 keep the byte order mark that spreadsheets need', async () => {
    const text = '\uFEFFkód;název\r\n'
    const { response } = await ask(table, () => new Response(text, { headers: { 'content-type': 'text/csv' } }))
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new TextEncoder().encode(text))
  })

  it.each([null, 'inline', 'inline; filename="a.html"'])('are saved and never shown, also with %j', async (named) => {
    const headers = { 'content-type': 'text/html', ...(named && { 'content-disposition': named }) }
    const { response } = await ask(table, () => new Response('<script>', { headers }))
    expect(response.headers.get('content-disposition')).toBe('attachment')
  })

  it('are passed on before they are whole', async () => {
    let more: ReadableStreamDefaultController<Uint8Array> | undefined
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (more = controller) })
    const { response } = await ask(pictures, () => new Response(body, { headers: zip }))
    const reader = response.body?.getReader()
    more?.enqueue(every)
    expect((await reader?.read())?.value).toEqual(every)
    more?.close()
    expect((await reader?.read())?.done).toBe(true)
  })

  it('break off when they are longer than allowed', async () => {
    let cancelled = false
    let left = 10
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => (left-- > 0 ? controller.enqueue(every) : controller.close()),
      cancel: () => void (cancelled = true),
    })
    const { response } = await ask(pictures, () => new Response(body, { headers: zip }), { fileLimit: 1_000 })
    await expect(response.arrayBuffer()).rejects.toThrow('longer than allowed')
    expect(cancelled).toBe(true)
  })

  it('may take longer than other answers, but not for ever', async () => {
    const late = async ({ signal }: RequestInit) => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          signal?.addEventListener('abort', () => controller.error(signal.reason), { once: true })
          controller.enqueue(every)
        },
      })
      return new Response(body, { headers: zip })
    }
    const { response } = await ask(pictures, late, { timeoutMs: 1, fileTimeoutMs: 40 })
    const reader = response.body?.getReader()
    expect((await reader?.read())?.value).toEqual(every)
    await expect(reader?.read()).rejects.toThrow('too long')
  })

  it.each<[string, string, (response: Response) => Promise<unknown>]>([
    ['whole', pictures, (response) => response.arrayBuffer()],
    ['too long', table, (response) => response.arrayBuffer().catch(() => {})],
    ['called off', pictures, async (response) => response.body?.cancel()],
    ['no file', '/api/v1/user', (response) => response.arrayBuffer()],
  ])('leave no timer behind once they are over: %s', async (_, path, over) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const body = () => new Response(every, { headers: zip })
      const { response } = await ask(path, body, { fileLimit: path === table ? 100 : 1_000 })
      await over(response)
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  it('are refused like anything else, and a dead token is forgotten', async () => {
    const errors = [{ code: 'unauthorized', field: null, title: 'Přihlaste se' }]
    const { response, session } = await ask(table, () => Response.json({ errors }, { status: 401 }))
    expect([response.status, await response.json(), session.get('auth')]).toEqual([401, { errors }, undefined])
    expect(response.headers.has('content-disposition')).toBe(false)
  })
})
