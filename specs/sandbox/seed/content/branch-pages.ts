import { bindShortWords } from '../grammar.ts'
import { BRANCHES, type Branch } from '../branches.ts'
import type { PictureKind } from '../pictures.ts'
import { employeesOf, type Employee } from './branch-people.ts'
import { bullets, doc, type RichNode } from './rich-text.ts'
import type { Sources } from './sources.ts'
import type { ContentPicture, PageMeta } from './types.ts'

/** What the shop tells about a branch (B3.34 to B3.38). */
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
  /** A path of the sandbox itself; null where there is no map of its own. */
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

type Display = readonly [kind: PictureKind, alt: string]

/** What can be looked at, by turns. */
const ON_DISPLAY: readonly [Display, ...Display[]] = [
  ['ceiling-fan', 'Stropní ventilátor'],
  ['inline-fan', 'Potrubní ventilátor'],
  ['recovery-wall', 'Lokální rekuperační jednotka'],
  ['bathroom-fan-glass', 'Koupelnový ventilátor se skleněným čelem'],
  ['drum-fan', 'Bubnový ventilátor'],
  ['filter-panel', 'Deskový filtr'],
]

const SERVICES = ['Výdej objednávek', 'Poradenství s výběrem', 'Příjem reklamací a vrácení'] as const
const MORE: Readonly<Record<string, readonly string[]>> = {
  Praha: ['Poslechová stěna', 'Kontrola půdorysu projektantem'],
  'České Budějovice': ['Ukázka celé rekuperace domu'],
  'Ústí nad Labem': ['Návrh odsávání dílen'],
  'Hradec Králové': ['Kontrola půdorysu projektantem'],
  Pardubice: ['Vyhledání filtru podle štítku'],
  Jihlava: ['Nakládka nadrozměrného zboží'],
  Brno: ['Poslechová komora'],
  Ostrava: ['Předvedení průmyslových ventilátorů'],
}
/** Where no map of its own was drawn; the one of a map service is linked to. */
const UNMAPPED = new Set(['Karlovy Vary'])
/** Small places to collect at, where nobody takes cards. */
const CASH_ONLY = new Set(['Karlovy Vary'])

export function branchPages({ picture }: Sources): readonly BranchPage[] {
  return BRANCHES.map((branch) => {
    const { id, slug, title, city, street, postcode, latitude, longitude, description } = branch
    const more = MORE[city] ?? []
    const at = (step: number) => ON_DISPLAY[(id + step) % ON_DISPLAY.length] ?? ON_DISPLAY[0]
    return {
      _id: `pobocka-${slug}`,
      store_id: id,
      title,
      description: doc(
        description,
        'Co je na pobočce skladem, vydáme na počkání. Ostatní přivezeme z centrálního skladu do dvou pracovních dnů.',
        ...(more.length === 0 ? [] : ['# Co u nás najdete navíc', bullets(...more)]),
      ),
      opening_hours: weekOf(branch),
      gps_latitude: latitude,
      gps_longitude: longitude,
      google_map_link: `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
      region: branch.region,
      weight: branch.weight,
      branch_is_primary: branch.primary,
      warehouseId: branch.warehouseId,
      services: [...SERVICES, ...more],
      pay_with_card: !CASH_ONLY.has(city),
      car_accessibility: branch.parking,
      public_transportation_accessibility: branch.publicTransport,
      review_link: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${title}, ${street}`)}`,
      branch_360_iframe: `/tours/${slug}`,
      branch_map_iframe: UNMAPPED.has(city) ? null : `/maps/${slug}`,
      branch_map_description: bindShortWords(`${street}, ${city}. ${branch.publicTransport}.`),
      pictures: [
        { file: `branches/${slug}.svg`, alt: `Kresba prodejny Vánek v ulici ${street}, ${city}` },
        ...[0, 2, 3].map((step) => {
          const [kind, alt] = at(step)
          return picture(kind, alt)
        }),
      ],
      employees: employeesOf(branch),
      phone: branch.phone,
      email: branch.email,
      storeBranch: { street, city, postcode, countryCode: 'CZE' },
      page_meta: {
        slug,
        seo_title: `${title}: adresa a otevírací doba | Vánek`,
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
