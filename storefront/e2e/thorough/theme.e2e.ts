import { expect, test } from '../support/test.ts'
import { findProduct } from '../support/find-product.ts'
import { open } from '../support/hydrated.ts'
import { withOverrides } from '../support/overrides.ts'
import { visitors } from '../support/visitors.ts'

const { enter, sandboxUrl } = visitors()

/** Names of the optional theme sections on a product page. */
async function sectionsOf(path: string, baseURL?: string): Promise<readonly string[]> {
  const { page } = await enter(baseURL === undefined ? {} : { baseURL })
  await open(page, path)
  const known = ['Hodnocení', 'Podobné výrobky', 'Nejste si jistí průměrem nebo výkonem?']
  const headings = await page.locator('main h2').allTextContents()
  return known.filter((name) => headings.some((heading) => heading.includes(name)))
}

test.describe('the theme', () => {
  test('B1.16 B7.42 controls what a product shows: reviews, alternatives, the text at the end', async () => {
    const { slug } = await findProduct(
      sandboxUrl,
      ({ alternatives, reviewCount }) => alternatives.length > 0 && reviewCount > 0,
    )
    const path = `/produkt/${slug}`
    expect(await sectionsOf(path)).toHaveLength(3)
    const theme = { pages: { product_detail: { reviews: false, alternatives: false, end_text: false } } }
    await withOverrides(sandboxUrl, { settings: { theme } }, async (baseURL) => {
      expect(await sectionsOf(path, baseURL)).toEqual([])
    })
  })
})
