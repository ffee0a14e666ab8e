import { productOf } from '../catalogue/product-of.ts'
import { fileIn } from '../files/make-photo.ts'
import { inMarket } from '../market.ts'
import { storePhoto } from '../reviews/photos.ts'
import type { Handlers, Services } from '../services.ts'
import type { Shop } from '../wire.ts'
import { mustBeOn } from './settings.ts'

/** Photos for reviews, uploaded before the review that references them. */
export function reviewPhotoHandlers(services: Services): Handlers {
  const off = inMarket({
    cs: 'Fotky k hodnocení teď nepřijímáme.',
    sk: 'Fotky k hodnoteniam teraz neprijímame.',
  })
  return {
    async addReviewPhoto(request): Promise<Shop['SentPhoto']> {
      const { id } = await productOf(services, request)
      for (const flag of ['reviews', 'reviewPhotos']) await mustBeOn(services, flag, off)
      const bytes = fileIn(request)
      await services.limits.count(['reviewPhoto', services.limits.senderOf(request)])
      return storePhoto(services, id, bytes)
    },
  }
}
