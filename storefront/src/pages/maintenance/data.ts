import { data } from 'react-router-dom'
import { getSettings, type ShopContact } from '@vanek/sdk/settings'
import type { PageLoader } from '../../lib/page/env.ts'

export type Contact = Pick<ShopContact, 'phone' | 'email' | 'openingHours'> | null

/** Seconds until a retry makes sense. */
const later = 600

/** The contact of the shop, if it can be loaded (B2.11). */
export const loader: PageLoader<unknown> = async (_args, { shop }) => {
  const settings = await getSettings(shop).catch(() => null)
  const contact = settings?.ok ? settings.data.contact : null
  return data<Contact>(contact, { status: 503, headers: { 'retry-after': String(later) } })
}
