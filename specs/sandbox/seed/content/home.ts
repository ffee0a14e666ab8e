import { coloursOf, type PictureChoice, type PictureKind } from '../pictures.ts'
import type { Category, Product } from '../types.ts'
import type { ContentPicture, FeaturedList, InfoBox, PageMeta, SellingPoint, WideBanner } from './types.ts'

export interface Home {
  readonly title: string
  readonly perex: string
  readonly page_meta: PageMeta
  readonly banners: readonly WideBanner[]
  readonly infoBoxes: readonly InfoBox[]
  readonly sellingPoints: readonly SellingPoint[]
  readonly topCategories: {
    readonly title: string
    readonly categoryIds: readonly number[]
    readonly picture: ContentPicture
    readonly virtualSlugs: readonly string[]
    readonly links: readonly { readonly title: string; readonly link: string }[]
  }
  readonly featured: readonly FeaturedList[]
}

const SELLING_POINTS: readonly SellingPoint[] = [
  {
    title: 'Poradíme s výběrem',
    text: 'Technici na telefonu každý všední den od 8 do 17 hodin.',
    icon: 'advice',
    url: '/vse-o-nakupu#kontakt',
  },
  {
    title: 'Doprava domů i na pobočku',
    text: 'Nad 2\u00A0500\u00A0Kč s DPH (100\u00A0€ s DPH) ji zaplatíme my, mimo nadrozměrné zboží. Na pobočku je vždy zdarma.',
    icon: 'delivery',
    url: '/vse-o-nakupu#doprava',
  },
  {
    title: 'Na vrácení máte 30 dní',
    text: 'Nesedl průměr? Pošlete ho zpět, peníze vrátíme do 14 dnů.',
    icon: 'return',
    url: '/vse-o-nakupu#vse-o-nakupu',
  },
  {
    title: 'Bezproblémová reklamace',
    text: 'Vyřídíme ji na kterékoli ze čtrnácti poboček.',
    icon: 'claim',
    url: '/vse-o-nakupu#bezproblemova-reklamace',
  },
]

const INFO_BOXES: readonly InfoBox[] = [
  {
    _id: 'info-hluk',
    title: 'Slyšíte rozdíl?',
    text: 'Rozdíl deseti decibelů slyšíte jako dvojnásobek. U každého ventilátoru proto uvádíme naměřenou hlučnost.',
    order: 1,
    box_color: '#dfeceb',
  },
  {
    _id: 'info-prumer',
    title: 'Průměr 100, nebo 125?',
    text: 'Změřte vnitřek potrubí, ne mřížku. Když si nejste jistí, pošlete nám fotku.',
    order: 2,
    box_color: '#eef1f4',
  },
  {
    _id: 'info-prodejna',
    title: 'Čtrnáct prodejen',
    text: 'V Brně vám ventilátory pustíme v poslechové komoře vedle sebe.',
    order: 3,
    box_color: '#f5ece2',
  },
]

interface BannerRow {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly button: string
  readonly category: string
  readonly kind: PictureKind
  readonly alt: string
  readonly season?: readonly [string, string]
  readonly enabled?: boolean
  readonly groups?: readonly string[]
}

const BANNERS: readonly BannerRow[] = [
  {
    id: 'banner-koupelna',
    title: 'Koupelna bez páry',
    text: 'Tiché ventilátory, které se zapnou samy.',
    button: 'Vybrat ventilátor',
    category: 'koupelnove-ventilatory',
    kind: 'bathroom-fan-glass',
    alt: 'Koupelnový ventilátor se skleněným čelem',
  },
  {
    id: 'banner-rekuperace',
    title: 'Čerstvý vzduch, teplo zůstane doma',
    text: 'Lokální rekuperace se vejde do jednoho otvoru ve zdi.',
    button: 'Prohlédnout rekuperace',
    category: 'lokalni-rekuperace',
    kind: 'recovery-wall',
    alt: 'Lokální rekuperační jednotka do zdi',
  },
  {
    id: 'banner-strop',
    title: 'Vánek od stropu',
    text: 'V létě chladí, v zimě vrací teplo dolů. Dřevěné lopatky, tichý motor.',
    button: 'Stropní ventilátory',
    category: 'stropni-ventilatory',
    kind: 'ceiling-fan',
    alt: 'Stropní ventilátor s dřevěnými lopatkami',
  },
  {
    id: 'banner-leto',
    title: 'Horko přichází',
    text: 'Stolní, stojanové a sloupové ventilátory skladem.',
    button: 'Ochladit se',
    category: 'domaci-ventilatory',
    kind: 'stand-fan',
    alt: 'Stojanový ventilátor',
    season: ['2026-06-01T00:00:00+02:00', '2026-08-31T23:59:59+02:00'],
  },
  {
    id: 'banner-vlhkost',
    title: 'Mlha patří ven',
    text: 'Odvlhčovače pro sklep, prádelnu i ložnici.',
    button: 'Zbavit se vlhkosti',
    category: 'odvlhcovace',
    kind: 'dehumidifier',
    alt: 'Odvlhčovač vzduchu',
    enabled: false,
  },
  {
    id: 'banner-montaznici',
    title: 'Spony po padesáti',
    text: 'Balení pro montážní firmy: méně krabic, lepší cena za kus.',
    button: 'Otevřít velká balení',
    category: 'baleni-pro-montazniky',
    kind: 'clamp',
    alt: 'Nerezová spona na hadici',
    groups: ['firmy'],
  },
]

/** Ids of the best products by some measure, at most two of a category, so that a row shows the breadth of the range. */
function best(products: readonly Product[], measure: (product: Product) => number, count: number): readonly number[] {
  const perCategory = new Map<number, number>()
  return [...products]
    .filter((product) => measure(product) > 0 && product.variants.some((variant) => variant.stock.length > 0))
    .sort((one, two) => measure(two) - measure(one) || one.id - two.id)
    .filter((product) => {
      const used = perCategory.get(product.categoryId) ?? 0
      perCategory.set(product.categoryId, used + 1)
      return used < 2
    })
    .slice(0, count)
    .map((product) => product.id)
}

function discountOf(product: Product): number {
  return Math.max(...product.variants.map((variant) => 1 - variant.price / variant.originalPrice))
}

export function homeOf(products: readonly Product[], categories: readonly Category[], pictures: PictureChoice): Home {
  const pathOf = (slug: string): string => `/${categories.find((one) => one.slug === slug)?.path ?? slug}`
  const picture = (kind: PictureKind, alt: string): ContentPicture => ({
    file: pictures(kind, coloursOf(kind)[0])[0] ?? null,
    alt,
  })
  return {
    title: 'Vánek, vzduch, který je znát',
    perex:
      'Ventilátory a vše pro větrání. Vyberte podle čísel, která něco znamenají: kolik vzduchu, kolik hluku, kolik elektřiny.',
    page_meta: {
      slug: 'index',
      seo_title: 'Vánek – ventilátory, rekuperace a větrání',
      seo_description:
        'Koupelnové, potrubní, stropní a průmyslové ventilátory, rekuperace, potrubí a filtry. Čtrnáct prodejen, poradíme s výběrem.',
    },
    banners: BANNERS.map((row, order) => ({
      _id: row.id,
      title: row.title,
      text: row.text,
      button_text: row.button,
      url: pathOf(row.category),
      weight: 100 - order * 10,
      picture: picture(row.kind, row.alt),
      enabled: row.enabled ?? true,
      customer_group_enabled: row.groups ?? [],
      time_limited: row.season !== undefined,
      time_limit_start: row.season?.[0] ?? null,
      time_limit_end: row.season?.[1] ?? null,
    })),
    infoBoxes: INFO_BOXES,
    sellingPoints: SELLING_POINTS,
    topCategories: {
      title: 'Co potřebujete vyvětrat?',
      categoryIds: categories.filter((one) => one.parentId === null).map((one) => one.id),
      picture: picture('bathroom-fan', 'Koupelnový ventilátor'),
      virtualSlugs: ['tiche-ventilatory', 'ventilatory-s-cidlem-vlhkosti', 'ventilatory-100-mm', 'novinky', 'vyprodej'],
      links: [{ title: 'Všechny značky', link: '/znacky' }],
    },
    featured: [
      { _id: 'nejprodavanejsi', title: 'Nejprodávanější', productIds: best(products, (one) => one.popularity, 8) },
      { _id: 've-sleve', title: 'Právě ve slevě', productIds: best(products, discountOf, 8) },
      {
        _id: 'novinky',
        title: 'Novinky v nabídce',
        productIds: best(products, (one) => Date.parse(one.created) / 86_400_000, 8),
      },
    ],
  }
}
