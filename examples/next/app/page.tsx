import { createShop } from '@vanek/sdk'
import { getListing } from '@vanek/sdk/catalog'
import { errorText } from '@vanek/sdk/i18n'
import { en } from '@vanek/sdk/i18n/en'
import { backEnd, currency } from './back-end'
import { Shop } from './shop'

export const dynamic = 'force-dynamic'
const endpoints = { shop: `${backEnd}/store`, content: `${backEnd}/cms`, cdn: `${backEnd}/cdn` }

export default async function Page() {
  const listing = await getListing(createShop({ endpoints, currency }), { path: 'koupelnove-ventilatory', perPage: 6 })
  if (!listing.ok) return <p role="alert">{errorText(en, listing.error)}</p>
  return <Shop products={listing.data.products} />
}
