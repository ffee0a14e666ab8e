import { inMarket } from '../src/market.ts'
import { dataOf } from './data.ts'

export interface OpeningHours {
  /** Monday to Friday, Saturday, Sunday; null = closed. Local time of the branch. */
  readonly weekdays: string
  readonly saturday: string | null
  readonly sunday: string | null
}

/** A branch for shopping and pickup; each region of the country has one. */
export interface Branch {
  readonly id: number
  readonly storeId: string
  readonly warehouseId: number
  readonly slug: string
  readonly title: string
  readonly region: string
  readonly street: string
  readonly city: string
  readonly postcode: string
  readonly latitude: number
  readonly longitude: number
  readonly openingHours: OpeningHours
  readonly phone: string
  readonly email: string
  readonly primary: boolean
  readonly weight: number
  readonly description: string
  readonly publicTransport: string
  readonly parking: string
  /** Directions to the entrance. */
  readonly entrance: string
}

export interface Warehouse {
  readonly id: number
  readonly title: string
  readonly city: string
  readonly virtual: boolean
}

const texts = inMarket({
  cs: {
    warehouse: { title: 'Centrální sklad', city: 'Jihlava' },
    title: (city: string) => `Prodejna ${city}`,
    phone: (order: number) => `+420 567 000 ${String(101 + order)}`,
    host: 'vanek.test',
    main: 'Praha',
  },
  sk: {
    warehouse: { title: 'Centrálny sklad', city: 'Bratislava' },
    title: (city: string) => `Predajňa ${city}`,
    phone: (order: number) => `+421 2 2057 ${String(101 + order).padStart(4, '0')}`,
    host: 'vanok.test',
    main: 'Bratislava',
  },
})

export const CENTRAL_WAREHOUSE: Warehouse = { id: 1, ...texts.warehouse, virtual: false }

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')

export const BRANCHES: readonly Branch[] = dataOf('branches').map(
  (
    {
      city,
      region,
      street,
      postcode,
      latitude,
      longitude,
      openingHours,
      publicTransport,
      parking,
      entrance,
      description,
    },
    order,
  ) => ({
    id: order + 1,
    storeId: `S${String(order + 1).padStart(2, '0')}`,
    warehouseId: CENTRAL_WAREHOUSE.id + order + 1,
    slug: plain(city),
    title: texts.title(city),
    region,
    street,
    city,
    postcode: postcode.replace(' ', ''),
    latitude,
    longitude,
    openingHours,
    phone: texts.phone(order),
    email: `${plain(city)}@${texts.host}`,
    primary: city === texts.main,
    weight: 140 - order * 10,
    description,
    publicTransport,
    parking,
    entrance,
  }),
)

export const WAREHOUSES: readonly Warehouse[] = [
  CENTRAL_WAREHOUSE,
  ...BRANCHES.map((branch) => ({ id: branch.warehouseId, title: branch.title, city: branch.city, virtual: false })),
]
