import {
  toAddressField,
  type AddressInputs,
  addressMaxLengths,
  type AddressTextField,
  type AddressType,
  validateAddressForm,
  emptyAddress,
  toAddressInputs,
  toAddUserAddressParams,
  type UserAddress,
} from '@vanek/sdk/account'
import type { FieldForm, BaseFormOptions, FieldValues, TextField } from '../form/field-form.ts'
import { useFieldForm } from '../form/use-field-form.ts'
import { useShop } from '../provider/use-shop.ts'
import type { UseAddressesResult } from './use-addresses.ts'

/** Name of a field of {@link UseAddressFormResult}: a text, or the type of the address. */
export type AddressFormText = AddressTextField | 'type'
/** A form with an address. */
export type UseAddressFormResult = FieldForm<AddressFormText, 'isDefault'>

/** Options of {@link useAddressForm}. */
export interface UseAddressFormOptions extends BaseFormOptions<AddressFormText, 'isDefault'> {
  /** The result of `useAddresses`. */
  readonly addresses: Pick<UseAddressesResult, 'add' | 'change'>
  /** The address to change; a new one is added if missing. */
  readonly address?: UserAddress | undefined
  /**
   * Type of a new address.
   * @defaultValue 'shipping'
   */
  readonly type?: AddressType
  /** Called with the saved address. */
  readonly onSuccess?: (address: UserAddress) => void
}

const text = (name: AddressTextField, more: Omit<TextField, 'maxLength'> = {}): TextField => ({
  maxLength: addressMaxLengths[name],
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
 * A form that adds or changes an address. Typed values stay after a failure.
 *
 * @param options - The addresses of the customer, and the one to change.
 * @returns State and prop getters of the form. Its `error` is that of `addUserAddress` or `updateUserAddress`.
 * @example
 * ```tsx
 * const addresses = useAddresses({ messages: en })
 * const { formProps, inputProps, errorProps, issueOf, buttonProps } = useAddressForm({ addresses })
 * const issue = issueOf('street')
 * return <form {...formProps}>
 *   <input {...inputProps('type')} type="hidden" />
 *   <input {...inputProps('street')} /><p {...errorProps('street')}>{issue && issueText(en, issue)}</p>
 *   <button {...buttonProps}>Save</button>
 * </form>
 * ```
 */
export function useAddressForm(options: UseAddressFormOptions): UseAddressFormResult {
  const { addresses, address, type, posted, onSuccess, ...choices } = options
  const home = useShop().config.country?.alpha3
  const start = address ? toAddressInputs(address) : emptyAddress(type, home)
  return useFieldForm<AddressFormText, 'isDefault', UserAddress>({
    ...choices,
    posted: { ...posted, values: { ...start, ...posted?.values } },
    texts,
    checkboxes: { isDefault: {} },
    check: (values) => validateAddressForm(inputsOf(values), home),
    fieldOf: toAddressField,
    keepsValues: address !== undefined,
    send: (values, key) => {
      const input = toAddUserAddressParams(inputsOf(values), home)
      return address ? addresses.change(address.id, input) : addresses.add(input, { idempotencyKey: key })
    },
    onSuccess,
  })
}
