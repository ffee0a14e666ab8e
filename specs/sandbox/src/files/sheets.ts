import type { ProductRow } from '../content/load-products.ts'
import { inMarket } from '../market.ts'
import type { Content } from '../wire.ts'

const FOLDER = 'products/'

/** Downloads of a product: its data sheet from the content service, its picture from the shop. */
export function filesOf({ slug, doc }: Pick<ProductRow, 'slug' | 'doc'>): Content['ProductFile'][] {
  const sheet = {
    title: 'Technický list',
    path: `${FOLDER}${slug}.pdf`,
    source: 'content',
    type: 'PDF',
    size: null,
  } as const
  const [picture] = doc.images
  if (picture === undefined) return [sheet]
  const path = picture.path.replace(/\.png$/, '.webp')
  return [
    sheet,
    {
      title: inMarket({ cs: 'Obrázek ve vysokém rozlišení', sk: 'Obrázok vo vysokom rozlíšení' }),
      path,
      source: 'shop',
      type: 'WEBP',
      size: null,
    },
  ]
}

/** The slug of the product whose data sheet has this path in the uploads. */
export function slugOfSheet(path: string): string | undefined {
  return /^products\/([a-z0-9][a-z0-9-]*)\.pdf$/.exec(path)?.[1]
}
