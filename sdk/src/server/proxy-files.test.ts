import { describe, expect, it, vi } from 'vitest'
import { createCookieJar } from './cookies.ts'
import { createProxy, type ProxyConfig } from './proxy.ts'
import { createSessionCookies } from './session.ts'

const targets = { shop: 'http://shop.test', content: 'http://shop.test', services: 'http://shop.test' }
const itemsExport = '/api/v1/user/orders/7/items/export'
const imagesExport = '/api/v1/user/orders/7/items/images/export'

async function fetchFile(
  path: string,
  answer: (init: RequestInit) => Response | Promise<Response>,
  config: Partial<ProxyConfig> = {},
) {
  const proxy = createProxy({ targets, fetch: async (_, init) => answer(init ?? {}), ...config })
  const jar = createCookieJar('vanek_auth_token=abc; vanek_auth=1', { secure: false })
  const session = createSessionCookies(jar, { secure: false })
  const request = new Request(`http://own.test${path}`)
  const response = await proxy(request, { session, segment: { userVariant: '', userGroups: [] }, requestId: 'r' })
  return { response, session }
}

const allBytes = Uint8Array.from({ length: 256 }, (_, index) => index)
const zip = { 'content-type': 'application/zip', 'content-disposition': 'attachment; filename="obrazky.zip"' }

describe('files of a customer', () => {
  it('C7.32 are passed on unchanged with their names, and are never cached', async () => {
    const { response } = await fetchFile(imagesExport, ({ headers }) =>
      new Headers(headers).get('authorization') === 'Bearer abc'
        ? new Response(allBytes, { headers: zip })
        : new Response(),
    )
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(allBytes)
    expect(Object.fromEntries(response.headers)).toEqual({ ...zip, 'cache-control': 'no-store' })
  })

  it('A4.08 documents of the order just placed are fetched with its token, which the browser never sees', async () => {
    const seen: unknown[] = []
    const proxy = createProxy({
      targets,
      fetch: async (input) => {
        seen.push(input)
        return new Response(allBytes, { headers: { ...zip, 'content-type': 'application/pdf' } })
      },
    })
    const session = createSessionCookies(createCookieJar('vanek_order=tok-1', { secure: false }), { secure: false })
    const path = '/api/v1/orders/token/current/documents/FV-2026-00001?format=pdf'
    const response = await proxy(new Request(`http://own.test${path}`), {
      ...{ session, segment: { userVariant: '', userGroups: [] }, requestId: 'r' },
    })
    expect(seen).toEqual(['http://shop.test/api/v1/orders/token/tok-1/documents/FV-2026-00001?format=pdf'])
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(allBytes)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('C7.31 keep the byte order mark that spreadsheets need', async () => {
    const text = '\uFEFFkód;název\r\n'
    const { response } = await fetchFile(
      itemsExport,
      () => new Response(text, { headers: { 'content-type': 'text/csv' } }),
    )
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new TextEncoder().encode(text))
  })

  it.each([null, 'inline', 'inline; filename="a.html"'])('are attachments, also with %j', async (disposition) => {
    const headers = { 'content-type': 'text/html', ...(disposition && { 'content-disposition': disposition }) }
    const { response } = await fetchFile(itemsExport, () => new Response('<script>', { headers }))
    expect(response.headers.get('content-disposition')).toBe('attachment')
  })

  it('are streamed', async () => {
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined
    const body = new ReadableStream<Uint8Array>({ start: (own) => void (controller = own) })
    const { response } = await fetchFile(imagesExport, () => new Response(body, { headers: zip }))
    const reader = response.body?.getReader()
    controller?.enqueue(allBytes)
    expect((await reader?.read())?.value).toEqual(allBytes)
    controller?.close()
    expect((await reader?.read())?.done).toBe(true)
  })

  it('fail when they exceed the size limit', async () => {
    let cancelled = false
    let left = 10
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => (left-- > 0 ? controller.enqueue(allBytes) : controller.close()),
      cancel: () => void (cancelled = true),
    })
    const { response } = await fetchFile(imagesExport, () => new Response(body, { headers: zip }), { fileLimit: 1_000 })
    await expect(response.arrayBuffer()).rejects.toThrow('longer than allowed')
    expect(cancelled).toBe(true)
  })

  it('have a longer timeout than other responses', async () => {
    const slowResponse = async ({ signal }: RequestInit) => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          signal?.addEventListener('abort', () => controller.error(signal.reason), { once: true })
          controller.enqueue(allBytes)
        },
      })
      return new Response(body, { headers: zip })
    }
    const { response } = await fetchFile(imagesExport, slowResponse, { timeoutMs: 1, fileTimeoutMs: 40 })
    const reader = response.body?.getReader()
    expect((await reader?.read())?.value).toEqual(allBytes)
    await expect(reader?.read()).rejects.toThrow('too long')
  })

  it.each<[string, string, (response: Response) => Promise<unknown>]>([
    ['complete', imagesExport, (response) => response.arrayBuffer()],
    ['too large', itemsExport, (response) => response.arrayBuffer().catch(() => {})],
    ['cancelled', imagesExport, async (response) => response.body?.cancel()],
    ['not a file', '/api/v1/user', (response) => response.arrayBuffer()],
  ])('leave no timer behind: %s', async (_, path, finish) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const body = () => new Response(allBytes, { headers: zip })
      const { response } = await fetchFile(path, body, { fileLimit: path === itemsExport ? 100 : 1_000 })
      await finish(response)
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  it('return errors like other responses, and remove an invalid token', async () => {
    const errors = [{ code: 'unauthorized', field: null, title: 'Přihlaste se' }]
    const { response, session } = await fetchFile(itemsExport, () => Response.json({ errors }, { status: 401 }))
    expect([response.status, await response.json(), session.get('auth')]).toEqual([401, { errors }, undefined])
    expect(response.headers.has('content-disposition')).toBe(false)
  })
})
