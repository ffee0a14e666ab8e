import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../../../scripts/aliases.mjs'
import { expect, test } from '../support/test.ts'
import { bathroom, countOf, openListing, filterCount, valueBox } from '../support/listing.ts'
import { builtShop, startDevelopment } from '../support/servers.ts'
import { visitors } from '../support/visitors.ts'

const { enter, sandboxUrl } = visitors()

let shop: Awaited<ReturnType<typeof startDevelopment>>

test.beforeAll(async () => {
  shop = await startDevelopment(sandboxUrl)
})
test.afterAll(async () => shop?.stop())

test('npm run dev serves a shop that hydrates once, filters, and logs nothing to the console', async () => {
  const { page, complaints } = await enter({ baseURL: shop.shopUrl })
  await openListing(page, bathroom)
  const expectedCount = await filterCount(page, 'f4', 100)
  await valueBox(page, 'f4', 100).check()
  await page.waitForURL('**/*f4=100')
  await expect.poll(() => countOf(page)).toBe(expectedCount)
  expect(complaints).toEqual([])
})

test('the built server has the production build of React, however it is started', () => {
  const folder = join(root, dirname(builtShop))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))
  const sources = files.map((name) => readFileSync(join(folder, name), 'utf8'))
  expect(sources.filter((text) => text.includes('react-dom-server-legacy.node.production')).length).toBe(1)
  expect(sources.filter((text) => /react[\w.-]*\.development\.js/.test(text))).toEqual([])
})
