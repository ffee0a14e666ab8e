import { dataOf } from './data.ts'

export interface OpeningHours {
  /** Monday to Friday, Saturday, Sunday; null = closed. Local time of the branch. */
  readonly weekdays: string
  readonly saturday: string | null
  readonly sunday: string | null
}

/** A shop where people buy and pick up, one in each region of the Czech Republic. */
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
}

export interface Warehouse {
  readonly id: number
  readonly title: string
  readonly city: string
  readonly virtual: boolean
}

export const CENTRAL_WAREHOUSE: Warehouse = { id: 1, title: 'Centrální sklad', city: 'Jihlava', virtual: false }

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')

export const BRANCHES: readonly Branch[] = dataOf('branches').map(
  (
    { city, region, street, postcode, latitude, longitude, openingHours, publicTransport, parking, description },
    order,
  ) => ({
    id: order + 1,
    storeId: `S${String(order + 1).padStart(2, '0')}`,
    warehouseId: CENTRAL_WAREHOUSE.id + order + 1,
    slug: plain(city),
    title: `Prodejna ${city}`,
    region,
    street,
    city,
    postcode: postcode.replace(' ', ''),
    latitude,
    longitude,
    openingHours,
    phone: `+420 567 000 ${String(101 + order)}`,
    email: `${plain(city)}@vanek.test`,
    primary: city === 'Praha',
    weight: 140 - order * 10,
    description,
    publicTransport,
    parking,
  }),
)

export const WAREHOUSES: readonly Warehouse[] = [
  CENTRAL_WAREHOUSE,
  ...BRANCHES.map((branch) => ({ id: branch.warehouseId, title: branch.title, city: branch.city, virtual: false })),
]
