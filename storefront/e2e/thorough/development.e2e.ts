import { expect, test } from '../support/test.ts'
import { bathroom, countOf, openListing, filterCount, valueBox } from '../support/listing.ts'
import { startDevelopment } from '../support/servers.ts'
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
