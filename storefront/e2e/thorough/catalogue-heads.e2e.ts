import { merchantListingProblems } from '../../../scripts/lib/merchant-listing.ts'
import { descriptionOf, productDataOf, titleOf } from '../support/head.ts'
import { startShop } from '../support/servers.ts'
import { expect, test } from '../support/test.ts'
import { visitors } from '../support/visitors.ts'

const { sandboxUrl } = visitors()

/** Values that more than one page has. */
const repeated = (values: readonly (string | undefined)[]) => values.filter((value, at) => values.indexOf(value) !== at)

test('every product of the catalogue has its own title, description and structured data', async () => {
  test.setTimeout(300_000)
  // a shop of its own: pages that are read here would be cached for the tests that change goods
  const { shopUrl, stop } = await startShop(sandboxUrl)
  const sitemap = await (await fetch(`${shopUrl}/sitemap/products-1.xml`)).text()
  const paths = [...sitemap.matchAll(/<url><loc>([^<]*)/g)].map(([, url = '']) => new URL(url).pathname)
  expect(paths.length).toBeGreaterThan(400)
  const heads: {
    path: string
    title: string | undefined
    description: string | undefined
    problems: readonly string[]
    groups: number
  }[] = []
  for (const path of paths) {
    const html = await (await fetch(shopUrl + path)).text()
    const data = productDataOf(html)
    // variants that differ in a control or a sensor vary by nothing that search engines have a name for
    const problems = merchantListingProblems(data).filter((own) => own !== 'ProductGroup.variesBy: recommended')
    heads.push({
      ...{ path, title: titleOf(html), description: descriptionOf(html), groups: data.length > 1 ? 1 : 0 },
      problems: data.length > 0 ? problems : ['no product'],
    })
  }
  await stop()
  expect(repeated(heads.map(({ title }) => title))).toEqual([])
  expect(repeated(heads.map(({ description }) => description))).toEqual([])
  expect(
    heads.filter(({ description = '' }) => description.length > 200).map(({ description }) => description),
  ).toEqual([])
  expect(heads.filter(({ problems }) => problems.length > 0)).toEqual([])
  expect(heads.filter(({ groups }) => groups > 0).length).toBeGreaterThan(100)
})
