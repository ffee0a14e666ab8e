import { newId, unwrap } from '@vanek/sdk'
import { getUserAddresses, type UserAddress } from '@vanek/sdk/account'
import { type Country, getSettings } from '@vanek/sdk/settings'
import { customerLoader } from '../../entities/account/load-account.ts'

export { action } from './action.ts'

export interface AddressesData {
  readonly addresses: readonly UserAddress[]
  readonly countries: readonly Country[]
  /** Makes adding harmless to repeat. */
  readonly addKey: string
}

/** Reads the addresses of the customer (C2.19, C7.41). */
export const loader = customerLoader<AddressesData>(async (_args, { shop }) => {
  const [addresses, settings] = await Promise.all([getUserAddresses(shop), getSettings(shop)])
  return { addresses: unwrap(addresses), countries: unwrap(settings).countries, addKey: newId() }
})
