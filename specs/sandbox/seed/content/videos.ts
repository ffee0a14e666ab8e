import { inMarket } from '../../src/market.ts'

/** A video and its products. */
export interface Video {
  readonly title: string
  /** Path under the uploads of the content service. */
  readonly path: string
  /** The poster: a product picture. */
  readonly picture: string
  /** Slugs of categories of its products, and of categories whose pages contain it. */
  readonly goods: readonly string[]
  readonly pages: readonly string[]
}

export const VIDEOS: readonly Video[] = [
  {
    title: inMarket({ cs: 'Stolní ventilátor v chodu', sk: 'Stolový ventilátor v chode' }),
    path: 'videos/stolni-ventilator.webm',
    picture: 'desk-fan-2541c5d2-a.avif',
    goods: ['stolni-ventilatory'],
    pages: ['domaci-ventilatory', 'stolni-ventilatory'],
  },
]
