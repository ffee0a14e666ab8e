import { inMarket } from '../../src/market.ts'
import { bindShortWords } from '../grammar.ts'
import { BRANCHES, type Branch } from '../branches.ts'
import { employeesOf, type Employee } from './branch-people.ts'
import { doc, type RichNode } from './rich-text.ts'
import { SITE } from './site.ts'
import { branches as cs } from './texts/branches.cs.ts'
import { branches as sk } from './texts/branches.sk.ts'
import type { ContentPicture, PageMeta } from './types.ts'

/** The page of a branch (B3.34 to B3.38). */
export interface BranchPage {
  readonly _id: string
  readonly store_id: number
  readonly title: string
  readonly description: RichNode
  /** From Monday; a closed day has no times. */
  readonly opening_hours: readonly {
    readonly day: number
    readonly open: string | null
    readonly close: string | null
  }[]
  readonly gps_latitude: number
  readonly gps_longitude: number
  readonly google_map_link: string
  readonly region: string
  readonly weight: number
  readonly branch_is_primary: boolean
  readonly warehouseId: number
  readonly services: readonly string[]
  readonly pay_with_card: boolean
  readonly car_accessibility: string
  readonly public_transportation_accessibility: string
  readonly review_link: string
  /** A path of the sandbox itself. */
  readonly branch_360_iframe: string
  /** A path of the sandbox itself; null without a drawn map. */
  readonly branch_map_iframe: string | null
  readonly branch_map_description: string
  readonly pictures: readonly ContentPicture[]
  readonly employees: readonly Employee[]
  readonly phone: string
  readonly email: string
  readonly storeBranch: {
    readonly street: string
    readonly city: string
    readonly postcode: string
    readonly countryCode: string
  }
  readonly page_meta: PageMeta
}

const texts = inMarket({ cs, sk })

/** Branches without a drawn map; their pages link to a map service. */
const UNMAPPED = new Set(['karlovy-vary', 'martin'])
/** Small pickup branches without card payments. */
const CASH_ONLY = new Set(['karlovy-vary', 'martin'])

export function branchPages(): readonly BranchPage[] {
  return BRANCHES.map((branch) => {
    const { id, slug, title, city, street, postcode, latitude, longitude, description, entrance } = branch
    const more = texts.more[slug] ?? []
    return {
      _id: `pobocka-${slug}`,
      store_id: id,
      title,
      description: doc(description, texts.collecting),
      opening_hours: weekOf(branch),
      gps_latitude: latitude,
      gps_longitude: longitude,
      google_map_link: `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
      region: branch.region,
      weight: branch.weight,
      branch_is_primary: branch.primary,
      warehouseId: branch.warehouseId,
      services: [...more, ...texts.services],
      pay_with_card: !CASH_ONLY.has(slug),
      car_accessibility: branch.parking,
      public_transportation_accessibility: branch.publicTransport,
      review_link: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${title}, ${street}`)}`,
      branch_360_iframe: `/tours/${slug}`,
      branch_map_iframe: UNMAPPED.has(slug) ? null : `/maps/${slug}`,
      branch_map_description: bindShortWords(entrance),
      pictures: [
        { file: `branches/${slug}.svg`, alt: texts.drawing(street, city) },
        { file: `interiors/${slug}.svg`, alt: texts.interior(city) },
      ],
      employees: employeesOf(branch),
      phone: branch.phone,
      email: branch.email,
      storeBranch: { street, city, postcode, countryCode: texts.countryCode },
      page_meta: {
        slug,
        seo_title: `${title}: ${texts.addressAndHours} | ${SITE.name}`,
        seo_description: bindShortWords(`${title}, ${street}. ${description}`),
      },
    }
  })
}

function weekOf({ openingHours }: Branch): BranchPage['opening_hours'] {
  const { weekdays, saturday, sunday } = openingHours
  return [...Array.from({ length: 5 }, () => weekdays), saturday, sunday].map((hours, at) => {
    const [open = null, close = null] = hours?.split('–') ?? []
    return { day: at + 1, open, close }
  })
}
