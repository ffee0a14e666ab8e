import { inMarket } from '../../src/market.ts'

/** A film and the goods that it shows. */
export interface Video {
  readonly title: string
  /** Path under the uploads of the content service. */
  readonly path: string
  /** A product picture that stands for it until it is played. */
  readonly picture: string
  /** Slugs of categories whose goods it shows, and of those whose pages it stands on. */
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
