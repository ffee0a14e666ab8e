import { expect, test } from '../support/test.ts'
import { callLog, type CallLog, isOneWave, type LoggedCall } from '../support/call-log.ts'
import { bathroom, countOf, moveTo, openListing, filterCount, valueBox } from '../support/listing.ts'
import { startShop } from '../support/servers.ts'
import { visitors } from '../support/visitors.ts'

const { enter, sandboxUrl } = visitors()

let log: CallLog
let shop: Awaited<ReturnType<typeof startShop>>

test.beforeAll(async () => {
  log = await callLog(sandboxUrl, 400)
  shop = await startShop(log.url)
})
test.afterAll(async () => {
  await shop?.stop()
  await log?.stop()
})

const both = ['GET /cms/api/catalog/v2/state', 'POST /cms/graphql']
const namesOf = (calls: readonly LoggedCall[]) => calls.map(({ name }) => name).sort()

async function openListingPage(path: string) {
  const { page } = await enter({ baseURL: shop.shopUrl })
  await openListing(page, path)
  return page
}

test.describe('a click on a filter', () => {
  for (const [what, path, name, value] of [
    ['of a category', bathroom, 'f4', 100],
    ['of a virtual category', '/znacky/vetrnik', 'available', 1],
  ] as const) {
    test(`B7.17 ${what} calls the back end twice, in parallel, and so does its undoing`, async () => {
      const page = await openListingPage(path)
      const expectedCount = await filterCount(page, name, value)
      const ticked = await log.during(() =>
        moveTo(page, `?${name}=${value}`, () => valueBox(page, name, value).check()),
      )
      expect(await countOf(page)).toBe(expectedCount)
      expect(namesOf(ticked)).toEqual(both)
      expect(isOneWave(ticked)).toBe(true)
      // without filters the page has bestsellers again
      const uncheckCalls = await log.during(() => moveTo(page, '', () => valueBox(page, name, value).uncheck()))
      await page.locator('.best li').first().waitFor()
      expect(namesOf(uncheckCalls)).toEqual(both)
      expect(isOneWave(uncheckCalls)).toBe(true)
    })
  }

  test('B7.17 needs no more calls without scripts', async () => {
    const at = async (search: string) => {
      const answer = await fetch(`${shop.shopUrl}${bathroom}${search}`)
      await answer.text()
      return answer.status
    }
    // menus and settings are shared by all pages; the first page of a new server may take too long
    await expect.poll(() => at('?f4=125')).toBe(200)
    const calls = await log.during(() => at('?f4=150'))
    expect(namesOf(calls)).toEqual(both)
    expect(isOneWave(calls)).toBe(true)
  })
})
