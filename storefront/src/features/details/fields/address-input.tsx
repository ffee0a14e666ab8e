import { TextInput } from './text-input.tsx'
import { useCheckoutActions } from '@vanek/react-hooks'
import { isTextInput } from '@vanek/sdk/checkout'
import { useCallback } from 'react'
import {
  type AddressHelp,
  type AddressHelpOptions,
  useAddressHelp,
} from '../../../entities/address/use-address-help.tsx'

type AddressField = AddressHelpOptions['field']

/** Inputs that addresses are offered under. */
type AddressInputName = AddressField | `billing${Capitalize<AddressField>}`

/** The help at an input of an address of the details form. */
function useAddressInput(name: AddressInputName): AddressHelp | undefined {
  const { setInput } = useCheckoutActions()
  const write = useCallback(
    (input: string, text: string) => {
      if (isTextInput(input)) setInput(input, text)
    },
    [setInput],
  )
  const field = name.replace('billing', '').toLowerCase() as AddressField
  return useAddressHelp({ id: name, field, billing: name !== field, write })
}

/** A street, city or postcode of the details form, with addresses to choose from. */
export function AddUserAddressParams({ name }: { readonly name: AddressInputName }) {
  return <TextInput name={name} help={useAddressInput(name)} />
}
