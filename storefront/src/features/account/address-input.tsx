import type { AddressText } from '@vanek/sdk/account'
import { useAddressHelp } from '../address-help/use-address-help.tsx'
import { type FieldsOf, FormField } from '../forms/form-field.tsx'

export interface AddressInputProps {
  readonly form: FieldsOf<AddressText>
  readonly name: 'street' | 'city' | 'postcode'
  readonly label: string
  /** Short values get a short field. */
  readonly short?: boolean
}

/** A street, city or postcode of a kept address, with addresses to choose from. */
export function AddUserAddressParams({ form, name, ...look }: AddressInputProps) {
  const help = useAddressHelp({ id: form.inputProps(name).id, field: name })
  return <FormField form={form} name={name} help={help} {...look} />
}
