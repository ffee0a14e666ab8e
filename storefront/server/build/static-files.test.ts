import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageOf, startShop, type FakeShop } from '../testing/fake-shop.ts'
import { staticFiles } from './static-files.ts'

const temporary = mkdtempSync(join(tmpdir(), 'vanek-static-'))
const [folder, compressed] = [join(temporary, 'client'), join(temporary, 'compressed')]
let shop: FakeShop

beforeAll(async () => {
  for (const sub of ['client/assets', 'client/.vite', 'compressed/assets'])
    mkdirSync(join(temporary, sub), { recursive: true })
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  write('assets/core-1.js', 'plain')
  writeFileSync(join(compressed, 'assets/core-1.js.br'), 'brotli')
  writeFileSync(join(compressed, 'assets/core-1.js.gz'), 'gzip')
  write('robots.txt', 'User-agent: *')
  write('.vite/manifest.json', '{}')
  shop = await startShop((args) => pageOf('', args), { files: staticFiles(folder, compressed) })
})
afterAll(async () => {
  await shop.close()
  rmSync(temporary, { recursive: true, force: true })
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
      expect(staticFiles(folder, compressed).has(path)).toBe(false)
    },
  )

  it('are sent as they are until their compressed copies exist', async () => {
    const later = join(temporary, 'later')
    const file = staticFiles(folder, later).get('/assets/core-1.js')
    expect([...(file?.bodies.keys() ?? [])]).toEqual(['identity'])
    expect(file?.headers('identity')).not.toHaveProperty('vary')
    cpSync(compressed, `${later}.unfinished`, { recursive: true })
    renameSync(`${later}.unfinished`, later)
    await expect.poll(() => file?.bodies.get('br')?.toString()).toBe('brotli')
    expect(file?.headers('br')).toMatchObject({
      'content-encoding': 'br',
      'content-length': 6,
      vary: 'accept-encoding',
    })
  })
})
