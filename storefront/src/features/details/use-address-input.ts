import { useCheckoutActions } from '@vanek/react-hooks'
import { isTextInput } from '@vanek/sdk/checkout'
import { useCallback } from 'react'
import { type AddressHelp, type AddressHelpOptions, useAddressHelp } from '../address-help/use-address-help.tsx'

type Field = AddressHelpOptions['field']

/** Inputs that addresses are offered under. */
export type AddressInputName = Field | `billing${Capitalize<Field>}`

/** The help at an input of an address of the details form. */
export function useAddressInput(name: AddressInputName): AddressHelp | undefined {
  const { setInput } = useCheckoutActions()
  const write = useCallback(
    (input: string, text: string) => {
      if (isTextInput(input)) setInput(input, text)
    },
    [setInput],
  )
  const field = name.replace('billing', '').toLowerCase() as Field
  return useAddressHelp({ id: name, field, billing: name !== field, write })
}
