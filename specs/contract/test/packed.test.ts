import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const call = promisify(execFile)
const root = join(import.meta.dirname, '..')

let folder: string
let unpacked: string

/** Unpacks the published package into an empty folder. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vanek-contract-'))
  await call('npm', ['pack', '--pack-destination', folder], { cwd: root })
  const [tarball = ''] = (await readdir(folder)).filter((name) => name.endsWith('.tgz'))
  unpacked = join(folder, 'node_modules/@vanek/contract')
  await mkdir(unpacked, { recursive: true })
  await call('tar', ['-xzf', join(folder, tarball), '-C', unpacked, '--strip-components=1'])
}, 240_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

const node = async (code: string) => {
  await writeFile(
    join(folder, 'try.mjs'),
    `import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
${code}`,
  )
  return (await call(process.execPath, ['try.mjs'], { cwd: folder })).stdout.trim()
}

describe('the packed contract', { timeout: 120_000 }, () => {
  it('contains only the contract', async () => {
    const files = (await readdir(unpacked, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(unpacked.length + 1))
    const expected = [
      ...['LICENSE', 'README.md', 'package.json', 'dist/cors.json', 'dist/profiles.json', 'dist/schema.graphql'],
      ...['shop', 'content', 'services'].flatMap((name) => [`dist/${name}.json`, `dist/${name}.yaml`]),
      ...['after-order', 'browsing', 'checkout'].map((name) => `dist/behaviour/${name}.md`),
    ]
    expect(files.filter((file) => file !== 'CHANGELOG.md').toSorted()).toEqual(expected.toSorted())
  })

  it('passes publint', async () => {
    const { messages, pkg } = await publint({ pkgDir: unpacked, pack: false, strict: true })
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([])
  })

  it('is importable by its exports', async () => {
    const output = await node(`
      const shop = require('@vanek/contract/shop.json')
      const text = (name) => require('node:fs').readFileSync(require.resolve('@vanek/contract/' + name), 'utf8')
      console.log(shop.openapi, text('schema.graphql').includes('type Query'), text('behaviour/checkout.md').length > 999,
        text('content.yaml').startsWith('openapi: 3.1.0'), require('@vanek/contract/profiles.json').minimum.operations.length)`)
    expect(output).toBe('3.1.0 true true true 19')
  })

  it('has descriptions with error codes, examples, and no requirement ids', async () => {
    const shop = JSON.parse(await readFile(join(unpacked, 'dist/shop.json'), 'utf8'))
    const { post } = shop.paths['/api/v1/cart/items']
    expect(post.description).toMatch(/Codes of refusals: .*`out_of_stock`/)
    expect(post.requestBody.content['application/json'].examples.recorded.value).toMatchObject({ amount: 1 })
    const [answered] = Object.values<{ content: { 'application/json': { examples: object } } }>(post.responses)
    expect(answered?.content['application/json'].examples).toMatchObject({ recorded: { value: { cart: {} } } })
    expect(JSON.stringify(shop)).not.toMatch(/\(C\d+\.\d+\)/)
  })

  it('lists the CORS headers', async () => {
    expect(JSON.parse(await readFile(join(unpacked, 'dist/cors.json'), 'utf8'))).toEqual({
      methods: ['DELETE', 'GET', 'PATCH', 'POST', 'PUT'],
      requestHeaders: [
        ...['Authorization', 'Content-Type', 'Idempotency-Key', 'X-Currency', 'X-Default-Locale', 'X-Domain-Code'],
        ...['X-Guest-Cart-Token', 'X-Locale', 'X-Translation-Variant', 'X-User-Groups', 'X-User-Variant'],
      ],
      exposedHeaders: ['Content-Disposition', 'Idempotent-Replayed', 'Retry-After', 'X-Request-Id'],
    })
  })
})
