import {
  flag,
  integer,
  isRecord,
  listOf,
  number,
  objectOf,
  type Read,
  readNumber,
  readObject,
  text,
  textOrNull,
  texts,
} from '../../kernel/read.ts'
import { parseRichText } from '../../rich-text/to-rich-text.ts'
import type { Branch, BranchMapPoint, Place } from '../types.ts'
import { imageOrNull, pageMeta, readImage } from './basics.ts'

const storeBranch = objectOf<Branch['storeBranch']>({ street: text, city: text, postcode: text, countryCode: text })

export const readBranch = readObject<Branch>({
  _id: text,
  store_id: integer,
  title: text,
  description: parseRichText,
  opening_hours: listOf(
    readObject<Branch['opening_hours'][number]>({ day: integer, open: textOrNull, close: textOrNull }),
  ),
  gps_latitude: number,
  gps_longitude: number,
  google_map_link: textOrNull,
  region: text,
  weight: number,
  branch_is_primary: flag,
  warehouseId: integer,
  services: texts,
  pay_with_card: flag,
  car_accessibility: textOrNull,
  public_transportation_accessibility: textOrNull,
  review_link: textOrNull,
  branch_360_iframe: textOrNull,
  branch_map_iframe: textOrNull,
  branch_map_description: textOrNull,
  images: listOf(readImage),
  main_image: imageOrNull,
  employees: listOf(
    readObject<Branch['employees'][number]>({
      title: text,
      position: textOrNull,
      email: textOrNull,
      phone: textOrNull,
      photo: imageOrNull,
    }),
  ),
  phone: textOrNull,
  email: textOrNull,
  storeBranch,
  page_meta: pageMeta,
})

export const readBranchPoint = readObject<BranchMapPoint>({
  _id: text,
  store_id: integer,
  slug: text,
  title: text,
  region: text,
  gps_latitude: number,
  gps_longitude: number,
  storeBranch,
})

/** A position needs both coordinates. */
export const readPlace: Read<Place> = (value) => {
  if (!isRecord(value)) return undefined
  const lat = readNumber(value['gps_latitude'])
  const lng = readNumber(value['gps_longitude'])
  return lat === undefined || lng === undefined ? undefined : { title: text(value['title']), lat, lng }
}
