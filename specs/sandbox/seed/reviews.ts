import { daysBefore } from './merit.ts'
import { randomOf } from './random.ts'
import { REVIEW_AUTHORS, REVIEW_TEXTS } from './review-texts.ts'
import type { Category, Product, Review } from './types.ts'

/** Sample reviews, spread over the best known products of the categories they speak of. */
export function reviewsOf(products: readonly Product[], categories: readonly Category[]): readonly Review[] {
  const bySlug = new Map(categories.map((category) => [category.slug, category.id]))
  const used = new Map<string, number>()
  return REVIEW_TEXTS.flatMap(([slug, rating, text], order) => {
    const known = products
      .filter((product) => product.categoryId === bySlug.get(slug) && product.reviewCount > 0)
      .sort((one, two) => two.popularity - one.popularity || one.id - two.id)
    const turn = used.get(slug) ?? 0
    used.set(slug, turn + 1)
    // Three on the best known product, the next three on the second one.
    const product = known[Math.floor(turn / 3)] ?? known[0]
    if (product === undefined) return []
    const random = randomOf(`review/${order}`)
    return [
      {
        id: order + 1,
        productId: product.id,
        author: REVIEW_AUTHORS[order % REVIEW_AUTHORS.length] ?? 'Zákazník',
        rating,
        created: daysBefore(random.int(5, 500)),
        text,
        verified: random.chance(0.85),
      },
    ]
  })
}
