import type { Product } from '../../seed/types.ts'
import type { PictureRef } from '../db/schema.ts'
import type { PictureOf } from './pictures.ts'

const MIN_PRAISE = 80

/**
 * The reviews of a product as rows. If there are pictures of it in a room, the newest positive review with a text has them
 * as photos; studio pictures are never photos of customers.
 */
export function reviewRows({ reviews, variants, name }: Product, picture: PictureOf) {
  const scenes = [...new Set(variants.flatMap(({ pictures }) => pictures.filter((file) => file.endsWith('-s.avif'))))]
  const author = reviews.find(({ text, rating, verified }) => text !== null && verified && rating >= MIN_PRAISE)
  return reviews.map((review) => {
    const { productId, text, ...rest } = review
    const photos: PictureRef[] = review === author ? scenes.slice(0, 4).map((file) => picture(file, name)) : []
    return { ...rest, product_id: productId, body: text, photos: photos.map((photo) => ({ ...photo, alt: '' })) }
  })
}
