import * as texts from '#texts/features/details'
import { market } from '#market/market'
import { type AddressChoice, useCheckout, useSavedAddresses } from '@vanek/react-hooks'
import type { AddressType } from '@vanek/sdk/account'
import { findMatchingAddress } from '@vanek/sdk/checkout'
import { countryName } from '../../entities/address/words.ts'
import { useIsOn } from '../../entities/shop/use-shell.ts'
import { postcodeText } from '../../lib/texts/format.ts'
import { buttonClass } from '../../ui/button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { addressIntent } from './fields/posting.ts'
import { Tick } from './fields/inputs.tsx'

/** The option to save the typed address to the account; hidden for an address that is already saved. */
export function SaveAddress({ name }: { readonly name: 'saveAddress' | 'saveBillingAddress' }) {
  const guest = useCheckout(({ context }) => context.guest ?? true)
  const type = name === 'saveAddress' ? 'shipping' : 'billing'
  const isSaved = useCheckout(
    ({ inputs, addresses, context }) => findMatchingAddress(inputs, addresses, type, context.theme) !== null,
  )
  const alive = useHydrated()
  const isOn = useIsOn('users_addresses')
  // without scripts the typed address is not known yet
  if (guest || !isOn || (alive && isSaved)) return null
  return <Tick name={name} label={texts.saveAddress} />
}

const SHOWN = 4

function Card({ choice: { address: saved, chosen, buttonProps }, first }: CardProps) {
  const { id, name, business, address } = saved
  return (
    <li>
      <button
        {...buttonProps}
        type="submit"
        name="intent"
        value={addressIntent(id)}
        formNoValidate
        className="saved-address"
        onClick={(event) => {
          event.preventDefault()
          buttonProps.onClick()
        }}
      >
        <strong>{business && saved.type === 'billing' ? business.business_name : name}</strong>
        <span>{address.street}</span>
        <span>
          {postcodeText(address.postcode, address.country_code)} {address.city}
        </span>
        {address.country_code !== market.country.alpha3 && <span>{countryName(address.country_code)}</span>}
        <span className="small quiet">{chosen ? texts.chosenAddress : first ? texts.firstAddress : ' '}</span>
      </button>
    </li>
  )
}

interface CardProps {
  readonly choice: AddressChoice
  /** Whether it is the default address. */
  readonly first: boolean
}

const names: Readonly<Record<AddressType, string>> = {
  shipping: texts.savedShipping,
  billing: texts.savedBilling,
}

/**
 * The customer's saved addresses to choose from; without scripts by posting the form. Another address can be typed
 * below.
 */
export function SavedAddresses({ type }: { readonly type: AddressType }) {
  const { choices, otherButtonProps } = useSavedAddresses(type)
  if (choices.length === 0) return null
  const card = (choice: AddressChoice, at: number) => (
    <Card key={choice.address.id} choice={choice} first={at === 0 && choices.length > 1} />
  )
  return (
    <fieldset className="saved-addresses">
      <legend className="small quiet">{names[type]}</legend>
      <ul>{choices.slice(0, SHOWN).map(card)}</ul>
      {choices.length > SHOWN && (
        <details open={choices.slice(SHOWN).some(({ chosen }) => chosen) || undefined}>
          <summary>{texts.moreAddresses(choices.length - SHOWN)}</summary>
          <ul>{choices.slice(SHOWN).map((choice) => card(choice, SHOWN))}</ul>
        </details>
      )}
      <button
        {...otherButtonProps}
        type="submit"
        name="intent"
        value={addressIntent(type)}
        formNoValidate
        className={buttonClass('plain')}
        onClick={(event) => {
          event.preventDefault()
          otherButtonProps.onClick()
        }}
      >
        {texts.otherAddress}
      </button>
    </fieldset>
  )
}
