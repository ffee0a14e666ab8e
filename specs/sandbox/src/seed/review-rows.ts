import type { Product } from '../../seed/types.ts'
import type { PictureRef } from '../db/schema.ts'
import type { PictureOf } from './pictures.ts'

const LIKED = 80

/**
 * The reviews of a product as rows. Where there are pictures of it in a room, the youngest one with praise in words has
 * them as photos; pictures of a studio are nobody's own.
 */
export function reviewRows({ reviews, variants, name }: Product, picture: PictureOf) {
  const scenes = [...new Set(variants.flatMap(({ pictures }) => pictures.filter((file) => file.endsWith('-s.avif'))))]
  const author = reviews.find(({ text, rating, verified }) => text !== null && verified && rating >= LIKED)
  return reviews.map((review) => {
    const { productId, text, ...rest } = review
    const photos: PictureRef[] = review === author ? scenes.slice(0, 4).map((file) => picture(file, name)) : []
    return { ...rest, product_id: productId, body: text, photos: photos.map((photo) => ({ ...photo, alt: '' })) }
  })
}
