import { expect, it } from 'vitest'
import { catalogue } from '../catalogue.ts'
import { counterparts } from './counterparts.ts'

const { content, categories } = catalogue()

it('every record with a path in the Czech shop has a Slovak counterpart', () => {
  const all = counterparts()
  const czech = (kind: string) =>
    all
      .filter((one) => one.kind === kind)
      .map(({ slugs }) => slugs.cs)
      .toSorted()
  const slugsOf = (some: readonly { readonly page_meta: { readonly slug: string } }[]) =>
    some.map(({ page_meta }) => page_meta.slug).toSorted()
  expect(czech('page')).toEqual(slugsOf(content.pages))
  expect(czech('article')).toEqual(slugsOf(content.articles))
  expect(czech('article-category')).toEqual(slugsOf(content.articleCategories))
  expect(czech('article-tag')).toEqual(slugsOf(content.articleTags))
  expect(czech('term')).toEqual(slugsOf(content.glossary))
  expect(czech('category')).toEqual(categories.map(({ path }) => path).toSorted())
  expect(czech('virtual-category')).toEqual(
    content.virtualCategories
      .filter(({ brandId }) => brandId === null)
      .map(({ slug }) => slug)
      .toSorted(),
  )
  expect(all).toContainEqual({
    kind: 'category',
    key: 'ohebne-hadice',
    slugs: {
      cs: 'potrubi-a-tvarovky/potrubi/ohebne-hadice',
      sk: expect.stringMatching(/^potrubie-a-tvarovky\/potrubie\//),
    },
  })
})
