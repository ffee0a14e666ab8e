import { bindShortWords } from '../grammar.ts'
import { coloursOf, type PictureChoice, type PictureKind } from '../pictures.ts'
import type { Category } from '../types.ts'
import type { ContentPicture } from './types.ts'

export interface SmallBanner {
  readonly title: string
  readonly description: string
  readonly weight: number
  readonly customer_group_enabled: readonly string[]
  readonly link: string
  readonly picture: ContentPicture
}

export interface CatalogBanner {
  readonly title: string
  readonly url: string
  readonly customer_group_enabled: readonly string[]
  readonly time_limited: boolean
  readonly time_limit_start: string | null
  readonly time_limit_end: string | null
  readonly position: number
  readonly picture: ContentPicture
}

/** What stands around the products of a category (B3.26 to B3.31). */
export interface AroundListing {
  readonly categoryId: number
  readonly questions: readonly { readonly title: string; readonly content: string }[]
  readonly smallBanners: readonly SmallBanner[]
  readonly banners: readonly CatalogBanner[]
  /** Slugs of categories whose articles belong here too. */
  readonly articlesAbout: readonly string[]
}

type SmallRow = readonly [on: string, title: string, text: string, link: string, kind: PictureKind, group?: string]

const SMALL: readonly SmallRow[] = [
  [
    'koupelnove-ventilatory',
    'Ticho i za zdí',
    'Ventilátory, které v ložnici neuslyšíte.',
    '/tiche-ventilatory',
    'bathroom-fan-glass',
  ],
  [
    'koupelnove-ventilatory',
    'K ventilátoru patří hadice',
    'Ohebné hadice od 0,5 do 10 metrů.',
    '/potrubi-a-tvarovky/potrubi/ohebne-hadice',
    'duct-flex',
  ],
  [
    'potrubni-ventilatory',
    'Poloviční účet za elektřinu',
    'Ventilátory s motorem EC.',
    '/usporne-ventilatory-ec',
    'inline-fan',
  ],
  [
    'domaci-ventilatory',
    'Do tisícikoruny',
    'Slušný ventilátor nemusí být drahý.',
    '/ventilatory-do-1000-kc',
    'desk-fan',
  ],
  [
    'filtry-a-prislusenstvi',
    'Montážní balení pro firmy',
    'Padesát spon v jedné krabici.',
    '/filtry-a-prislusenstvi/montazni-material/baleni-pro-montazniky',
    'clamp',
    'firmy',
  ],
]

interface BannerRow {
  readonly on: string
  readonly title: string
  readonly url: string
  readonly kind: PictureKind
  readonly position: number
  readonly season?: readonly [from: string, to: string]
  readonly group?: string
}

const BANNERS: readonly BannerRow[] = [
  {
    on: 'koupelnove-ventilatory',
    title: 'Nevíte si rady s výběrem? Stačí znát čtyři čísla.',
    url: '/clanek/jak-vybrat-ventilator-do-koupelny',
    kind: 'bathroom-fan',
    position: 5,
  },
  {
    on: 'domaci-ventilatory',
    title: 'Stropní ventilátor v zimě vrátí teplo dolů.',
    url: '/domaci-ventilatory/stropni-ventilatory',
    kind: 'ceiling-fan',
    position: 4,
    season: ['2026-10-01T00:00:00+02:00', '2027-02-28T23:59:59+01:00'],
  },
  {
    on: 'potrubni-ventilatory',
    title: 'Pro montážní firmy: ceny po přihlášení.',
    url: '/prihlaseni',
    kind: 'inline-fan',
    position: 3,
    group: 'firmy',
  },
]

/** Everything around the listing of each category. */
export function aroundListings(categories: readonly Category[], pictures: PictureChoice): readonly AroundListing[] {
  const picture = (kind: PictureKind, alt: string): ContentPicture => ({
    file: pictures(kind, coloursOf(kind)[0])[0] ?? null,
    alt,
  })
  const below = (id: number): readonly Category[] =>
    categories.filter((one) => one.parentId === id).flatMap((one) => [one, ...below(one.id)])
  return categories.map((category) => {
    const within = [category, ...below(category.id)]
    return {
      categoryId: category.id,
      questions: (category.leaf ? category.questions : within.flatMap(({ questions }) => questions.slice(0, 1))).slice(
        0,
        5,
      ),
      smallBanners: SMALL.filter(([on]) => on === category.slug).map(
        ([, title, description, link, kind, group], at) => ({
          title,
          description: bindShortWords(description),
          weight: 100 - at * 10,
          customer_group_enabled: group === undefined ? [] : [group],
          link,
          picture: picture(kind, title),
        }),
      ),
      banners: BANNERS.filter(({ on }) => on === category.slug).map(
        ({ title, url, kind, position, season, group }) => ({
          title: bindShortWords(title),
          url,
          customer_group_enabled: group === undefined ? [] : [group],
          time_limited: season !== undefined,
          time_limit_start: season?.[0] ?? null,
          time_limit_end: season?.[1] ?? null,
          position,
          picture: picture(kind, title),
        }),
      ),
      articlesAbout: within.map(({ slug }) => slug),
    }
  })
}
