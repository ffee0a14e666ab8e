import type { Queries } from '../db/transaction.ts'
import { refusal } from '../http/errors.ts'
import { inMarket } from '../market.ts'
import type { Haler } from '../money.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../wire.ts'

/** Settings of the shop; one document in the database. */
export interface Settings {
  readonly contact: Shop['Globals']['contact']
  /** Bank accounts by currency; currencies without one have no bank transfer. */
  readonly bankAccounts: readonly BankAccount[]
  readonly functions: Readonly<Record<string, boolean>>
  readonly restricted_groups: string[]
  readonly restricted_redirect: NonNullable<Shop['Globals']['restricted_redirect']> | null
  readonly integrations: Shop['Globals']['integrations']
  readonly tracking: NonNullable<Shop['Globals']['tracking']>
  readonly theme: NonNullable<Shop['Globals']['theme']>
  readonly cartConfiguration: Shop['Globals']['cartConfiguration']
  readonly short_search_terms: NonNullable<Shop['Globals']['short_search_terms']>
  readonly configuration_products: Shop['Globals']['configuration_products']
  readonly topBanner: Shop['Globals']['topBanner']
  readonly languages: Shop['Globals']['languages']
  readonly countries: Shop['Globals']['countries']
  readonly meta: Shop['Globals']['meta']
  readonly menus: Shop['Globals']['menus']
  readonly freeShippingAt: Haler | null
}

export interface BankAccount {
  readonly currency: string
  /** The account in national format; null if banks use only the IBAN. */
  readonly number: string | null
  readonly iban: string
  readonly bic: string | null
}

export const DOMAIN_CODE: string = inMarket({ cs: 'vanek_cz', sk: 'vanek_sk' })

export async function readSettings(q: Queries): Promise<Settings> {
  const row = await q
    .selectFrom('documents')
    .select('doc')
    .where('kind', '=', 'settings')
    .where('key', '=', DOMAIN_CODE)
    .executeTakeFirstOrThrow()
  return row.doc as Settings
}

/** The settings, if shopping is enabled. @throws the refusal `shopping_disabled` */
export async function mustBeShopping({ database }: Services): Promise<Settings> {
  const settings = await readSettings(database.q)
  const { shopping_disabled: disabled, shopping_disabled_text: title } = settings.cartConfiguration
  if (disabled) throw refusal('shopping_disabled', title === null ? {} : { title })
  return settings
}

/** @throws the refusal `switched_off` while a feature flag is off, with a message for the shopper */
export async function mustBeOn({ database }: Services, flag: string, title: string): Promise<void> {
  const { functions } = await readSettings(database.q)
  if (functions[flag] === false) throw refusal('switched_off', { title })
}
