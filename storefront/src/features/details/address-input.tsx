import { TextInput } from './text-input.tsx'
import { type AddressInputName, useAddressInput } from './use-address-input.ts'

/** A street, city or postcode of the details form, with addresses to choose from. */
export function AddUserAddressParams({ name }: { readonly name: AddressInputName }) {
  return <TextInput name={name} help={useAddressInput(name)} />
}
