import {
  addressFieldOf,
  type AddressInputs,
  addressLengths,
  type AddressText,
  type AddressType,
  checkAddress,
  emptyAddress,
  fromAddress,
  toAddressInput,
  type UserAddress,
} from '@vanek/sdk/account'
import type { FieldForm, FieldFormChoices, FieldValues, TextField } from '../form/field-form.ts'
import { useFieldForm } from '../form/use-field-form.ts'
import { useShop } from '../provider/use-shop.ts'
import type { Addresses } from './use-addresses.ts'

/** Inputs of an address: texts, and what it is for, in a select or hidden. */
export type AddressFormText = AddressText | 'type'
/** Props of a form for an address. */
export type AddressForm = FieldForm<AddressFormText, 'isDefault'>

/** What the form of an address starts from. */
export interface AddressFormOptions extends FieldFormChoices<AddressFormText, 'isDefault'> {
  /** What `useAddresses` answered. */
  readonly addresses: Pick<Addresses, 'add' | 'change'>
  /** The address to change; a new one without it. */
  readonly address?: UserAddress | undefined
  /** What a new one is for, `shipping` unless told. */
  readonly type?: AddressType
  /** Told of the address as it is kept now. */
  readonly onSent?: (address: UserAddress) => void
}

const text = (name: AddressText, more: Omit<TextField, 'maxLength'> = {}): TextField => ({
  maxLength: addressLengths[name],
  ...more,
})

const texts: Readonly<Record<AddressFormText, TextField>> = {
  type: { required: true },
  fullName: text('fullName', { autoComplete: 'name', required: true }),
  phone: text('phone', { autoComplete: 'tel', type: 'tel' }),
  street: text('street', { autoComplete: 'street-address', required: true }),
  city: text('city', { autoComplete: 'address-level2', required: true }),
  postcode: text('postcode', { autoComplete: 'postal-code', required: true }),
  country: text('country', { autoComplete: 'country', required: true }),
  businessName: text('businessName', { autoComplete: 'organization' }),
  tin: text('tin', { inputMode: 'numeric' }),
  vatin: text('vatin'),
}

type Values = FieldValues<AddressFormText, 'isDefault'>

const inputsOf = (values: Values): AddressInputs => ({
  ...values,
  type: values.type === 'billing' ? 'billing' : 'shipping',
})

/**
 * A form for a new address, or one that changes an address. A refusal keeps everything that is typed.
 *
 * ```tsx
 * const addresses = useAddresses({ messages: cs })
 * const { formProps, fieldProps, errorProps, issueOf, buttonProps } = useAddressForm({ addresses })
 * const issue = issueOf('street')
 * return <form {...formProps}>
 *   <input {...fieldProps('type')} type="hidden" />
 *   <input {...fieldProps('street')} /><p {...errorProps('street')}>{issue && issueText(cs, issue)}</p>
 *   <button {...buttonProps}>Uložit</button>
 * </form>
 * ```
 */
export function useAddressForm(options: AddressFormOptions): AddressForm {
  const { addresses, address, type, posted, onSent, ...choices } = options
  const home = useShop().config.country?.alpha3
  const start = address ? fromAddress(address) : emptyAddress(type, home)
  return useFieldForm<AddressFormText, 'isDefault', UserAddress>({
    ...choices,
    posted: { ...posted, values: { ...start, ...posted?.values } },
    texts,
    ticks: { isDefault: {} },
    check: (values) => checkAddress(inputsOf(values), home),
    fieldOf: addressFieldOf,
    keeps: address !== undefined,
    send: (values, key) => {
      const input = toAddressInput(inputsOf(values), home)
      return address ? addresses.change(address.id, input) : addresses.add(input, { idempotencyKey: key })
    },
    onSent,
  })
}
