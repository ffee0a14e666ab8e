import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createFilledWorld, type World } from '@vanek/specs/sandbox/test/support/world.ts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { fetchOver } from './fetch-over.ts'

const docs = new URL('../../docs/', import.meta.url)
const codeBlocks = /^```js \[([\w.-]+)\]\n([\s\S]*?)^```$/gm

let world: World
beforeAll(async () => {
  world = await createFilledWorld()
})
afterAll(() => world.close())

it('the quick start of the site adds an item to the cart and places an order', async () => {
  const page = await readFile(new URL('guide/quick-start.md', docs), 'utf8')
  const folder = new URL('generated/quick-start/', docs)
  await mkdir(folder, { recursive: true })
  for (const [, name = '', code = ''] of page.matchAll(codeBlocks)) await writeFile(new URL(name, folder), code)

  vi.stubGlobal('fetch', fetchOver(world))
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  try {
    await import(fileURLToPath(new URL('order.mjs', folder)))
    const lines = log.mock.calls.map(([line]) => String(line))
    expect(lines).toEqual([expect.stringMatching(/^2 × \S/), expect.stringMatching(/^Order \d+$/)])
    expect(page).toContain(`\n${lines[0]}\n`)
  } finally {
    log.mockRestore()
    vi.unstubAllGlobals()
  }
})
