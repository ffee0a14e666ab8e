import { photo } from '../../sandbox/test/support/made-photos.ts'
import type { Recording } from './recorder.ts'

const category = 'koupelnove-ventilatory'

/** The catalogue, menus, texts and files. */
export async function content(record: Recording): Promise<void> {
  await record('getMenu', { path: { code: 'main' } })
  await record('getCategories', { query: { slugs: category } }, { query: { ids: 'a' } })
  const scope = {
    ...{ category, parameters: [{ entityId: 4, values: [100, 125] }] },
    ...{ price: { from: 500, to: 2000 }, sort: 'price_asc' },
  }
  const listing = await record(
    'getCatalogState',
    { query: { scope: JSON.stringify(scope) } },
    { query: { scope: '{' } },
  )
  const [{ id, slug }] = listing.products
  const { data } = await record('getProducts', { query: { ids: String(id) } })
  await record('search', { query: { q: 'tichý ventilátor', limit: 5 } }, { query: { limit: 5 } })
  await record('graphql', {
    body: {
      query: 'query Articles($limit: Int) { articles(limit: $limit) { total items { slug title } } }',
      variables: { limit: 2 },
      operationName: 'Articles',
    },
  })
  await record('getPaths', { query: { kind: 'product', limit: 5 } })
  await record('getUrlRewrite', { query: { lang: 'cs', path: '/doprava' } }, { query: { lang: 'cs', path: '/neni' } })
  await record('getRedirect', { query: { route: 'catchAll-slug', path: '/doprava-a-platba' } })
  await record('getUpload', { path: { path: `products/${slug}.pdf` } })
  const picture: string = data[0].images[0].path
  await record('getImage', { path: { style: 'style-w56-h56', path: picture } })
  await record('downloadFile', { path: { path: picture.replace('.png', '.webp') } })
  await record('getShopProduct', { path: { id } })
  await record('getReviews', { path: { id }, query: { page: 1, perPage: 5, sort: 'time', sortDirection: 'desc' } })
  await record('getComments', { path: { id } })
  const { id: photoId } = await record('addReviewPhoto', {
    path: { id },
    bytes: { type: 'image/jpeg', data: await photo() },
  })
  await record('askAboutProduct', {
    path: { id },
    body: { name: 'Jana', email: 'jana.novakova@example.com', question: 'Dá se ventilátor umýt?' },
  })
  await record('addReview', {
    path: { id },
    body: {
      photos: [photoId],
      rating: 80,
      name: 'Jana',
      text: 'Tichý a spolehlivý.',
      pros: 'tichý chod',
      cons: 'krátký kabel',
    },
  })
  await record('addWatcher', { path: { id }, body: { email: 'jana.novakova@example.com' } })
}
