import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageOf, startShop, type FakeShop } from '../testing/fake-shop.ts'
import { staticFiles } from './static-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'vanek-static-'))
let shop: FakeShop

beforeAll(async () => {
  for (const sub of ['assets', '.vite']) mkdirSync(join(folder, sub))
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  write('assets/core-1.js', 'plain')
  write('assets/core-1.js.br', 'brotli')
  write('assets/core-1.js.gz', 'gzip')
  write('robots.txt', 'User-agent: *')
  write('.vite/manifest.json', '{}')
  shop = await startShop((args) => pageOf('', args), { files: staticFiles(folder) })
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('files of the build', () => {
  it.each([
    ['identity', 'plain'],
    ['gzip', 'gzip'],
    ['gzip, br', 'brotli'],
  ])('are sent as they were compressed: %s', async (accepted, text) => {
    const answer = await shop.request('/assets/core-1.js', { headers: { 'accept-encoding': accepted }, method: 'HEAD' })
    expect(answer.headers.get('content-length')).toBe(String(text.length))
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('are not sent again to browsers that have them in this encoding', async () => {
    const headers = { 'accept-encoding': 'gzip' }
    const etag = (await shop.request('/assets/core-1.js', { headers, method: 'HEAD' })).headers.get('etag') ?? ''
    expect((await shop.request('/assets/core-1.js', { headers: { ...headers, 'if-none-match': etag } })).status).toBe(
      304,
    )
    expect(
      (
        await shop.request('/assets/core-1.js', {
          headers: { 'if-none-match': etag, 'accept-encoding': 'br' },
          method: 'HEAD',
        })
      ).status,
    ).toBe(200)
  })

  it('with a stable name are requested again after a while', async () => {
    const answer = await shop.request('/robots.txt')
    expect([await answer.text(), answer.headers.get('cache-control')]).toEqual([
      'User-agent: *',
      'public, max-age=3600',
    ])
  })

  it.each(['/.vite/manifest.json', '/assets/core-1.js.br', '/assets/..%2frobots.txt', '/assets'])(
    '%s is none of them',
    async (path) => {
      expect((await shop.request(path)).headers.get('cache-control')).not.toContain('immutable')
      expect(staticFiles(folder).has(path)).toBe(false)
    },
  )
})
