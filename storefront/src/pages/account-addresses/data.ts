import { CommerceError, newId, unwrap } from '@vanek/sdk'
import {
  toAddressField,
  parseAddressForm,
  addressTextFields,
  addUserAddress,
  validateAddressForm,
  getUserAddresses,
  removeUserAddress,
  toAddUserAddressParams,
  updateUserAddress,
  type UserAddress,
} from '@vanek/sdk/account'
import { type Country, getSettings } from '@vanek/sdk/settings'
import { redirect } from 'react-router-dom'
import { accountAction, customerLoader, unknownForm, refuse, refuseFor } from '../../entities/account/load-account.ts'
import { leaveAccountFlash } from '../../entities/account/account-flash.ts'
import { idIn, textIn } from '../../lib/forms/posted.ts'
import type { VisitorEnv } from '../../lib/page/env.ts'
import { accountPaths } from '#market/paths'

export interface AddressesData {
  readonly addresses: readonly UserAddress[]
  readonly countries: readonly Country[]
  /** Idempotency key of a new address. */
  readonly addKey: string
}

/** Loads the addresses of the customer (C2.19, C7.41). */
export const loader = customerLoader<AddressesData>(async (_args, { shop }) => {
  const [addresses, settings] = await Promise.all([getUserAddresses(shop), getSettings(shop)])
  return { addresses: unwrap(addresses), countries: unwrap(settings).countries, addKey: newId() }
})

const fields: readonly string[] = [...addressTextFields, 'isDefault']

/** Adds an address or saves a change (C7.42, C7.43). */
async function save(form: FormData, { shop, cookies }: VisitorEnv) {
  const inputs = parseAddressForm(form)
  const errors = validateAddressForm(inputs, shop.config.country?.alpha3)
  if (Object.keys(errors).length > 0) return refuse({ form: 'save', values: inputs, errors })
  const id = idIn(form, 'id')
  const idempotencyKey = textIn(form, 'key')
  const address = toAddUserAddressParams(inputs, shop.config.country?.alpha3)
  const saved =
    id === null
      ? await addUserAddress(shop, address, idempotencyKey === '' ? {} : { idempotencyKey })
      : await updateUserAddress(shop, { id, ...address })
  if (!saved.ok) return refuseFor(saved.error, fields, { form: 'save', values: inputs }, toAddressField)
  leaveAccountFlash(cookies, { kind: id === null ? 'address_added' : 'address_changed' })
  return redirect(accountPaths.addresses, 303)
}

/** Runs the action of a posted form and redirects back to the addresses. */
export const action = accountAction(async (form, _args, env) => {
  const { shop, cookies } = env
  const intent = textIn(form, 'intent')
  if (intent === 'save') return save(form, env)
  const id = idIn(form, 'id')
  if (id === null) return unknownForm()
  if (intent === 'default') {
    unwrap(await updateUserAddress(shop, { id, default: true }))
    leaveAccountFlash(cookies, { kind: 'default_changed' })
    return redirect(accountPaths.addresses, 303)
  }
  if (intent !== 'delete') return unknownForm()
  const result = await removeUserAddress(shop, { id })
  // removing twice is no error
  if (!result.ok && result.error.code !== 'not_found') throw new CommerceError(result.error)
  leaveAccountFlash(cookies, { kind: 'address_removed' })
  return redirect(accountPaths.addresses, 303)
})
