import * as texts from '#texts/pages/account-addresses'
import { type UseAddressesResult, useAddressForm } from '@vanek/react-hooks'
import type {
  AddressInputs,
  AddressTextField,
  AddressType,
  AddUserAddressParams,
  UserAddress,
} from '@vanek/sdk/account'
import type { Country } from '@vanek/sdk/settings'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import { AccountProblem } from '../../entities/account/account-problem.tsx'
import type { Refused } from '../../entities/account/load-account.ts'
import { useAddressHelp } from '../../entities/address/use-address-help.tsx'
import { type FieldsOf, FormField, FormTick } from '../../entities/form/form-field.tsx'
import { CountryField } from '../../entities/form/form-select.tsx'
import { accountPaths } from '#market/paths'
import { Button } from '../../ui/button.tsx'

interface AddressInputProps {
  readonly form: FieldsOf<AddressTextField>
  readonly name: 'street' | 'city' | 'postcode'
  readonly label: string
  /** Makes the field narrow, for short values. */
  readonly short?: boolean
}

/** A street, city or postcode of a saved address, with address completion. */
function AddressInput({ form, name, ...look }: AddressInputProps) {
  const help = useAddressHelp({ id: form.inputProps(name).id, field: name })
  return <FormField form={form} name={name} help={help} {...look} />
}

export interface AddressFormProps {
  readonly addresses: UseAddressesResult
  /** The address to edit; undefined for a new one. */
  readonly change: UserAddress | undefined
  /** Whether the address to edit was deleted meanwhile: it is added again. */
  readonly isGone: boolean
  readonly type: AddressType
  readonly countries: readonly Country[]
  readonly addKey: string
  readonly refused: Refused | undefined
}

const titles: Readonly<Record<AddressType, readonly [add: string, change: string]>> = {
  shipping: [texts.newShipping, texts.editShipping],
  billing: [texts.newBilling, texts.editBilling],
}

/** A form for a new address, or to edit one (C7.42, C7.43). */
export function AddressForm({ addresses: own, change, isGone, type, countries, addKey, refused }: AddressFormProps) {
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const addAgain = async (_id: number, input: AddUserAddressParams) => own.add(input)
  const addresses = isGone ? { ...own, change: addAgain as UseAddressesResult['change'] } : own
  const posted = refused && { errors: refused.errors, values: refused.values as Partial<AddressInputs> }
  const form = useAddressForm({
    ...{ addresses, address: change, type },
    ...(posted && { posted }),
    onSuccess: () => void navigate(accountPaths.addresses),
  })
  const { status, formProps, inputProps, buttonProps } = form
  // only the query has changed, so the frame does not move the focus
  useEffect(() => heading.current?.focus(), [])
  const [add, edit] = titles[type]
  return (
    <form {...formProps} className="account-form">
      <h2 tabIndex={-1} ref={heading}>
        {change ? edit : add}
      </h2>
      <AccountProblem form={form} posted={refused} notFound={texts.gone} />
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="type" value={inputProps('type').defaultValue} />
      {change ? <input type="hidden" name="id" value={change.id} /> : <input type="hidden" name="key" value={addKey} />}
      <FormField form={form} name="fullName" label={type === 'billing' ? texts.nameLabel : texts.receiverLabel} />
      <FormField form={form} name="phone" label={texts.phoneLabel} />
      <AddressInput form={form} name="street" label={texts.streetLabel} />
      <div className="account-pair">
        <AddressInput form={form} name="city" label={texts.cityLabel} />
        <AddressInput form={form} name="postcode" label={texts.postcodeLabel} short />
      </div>
      <CountryField form={form} name="country" countries={countries} />
      <details className="fold" open={Boolean(change?.business) || type === 'billing'}>
        <summary>{texts.forBusiness}</summary>
        <div className="stack">
          <FormField form={form} name="businessName" label={texts.businessNameLabel} />
          <div className="account-pair">
            <FormField form={form} name="tin" label={texts.tinLabel} />
            <FormField form={form} name="vatin" label={texts.vatinLabel} />
          </div>
        </div>
      </details>
      <FormTick form={form} name="isDefault" label={texts.defaultLabel} />
      <div className="row">
        <Button {...buttonProps} tone="action" busy={status === 'pending'}>
          {change ? texts.save : texts.add}
        </Button>
        <Link className="btn btn-plain" to={accountPaths.addresses}>
          {texts.back}
        </Link>
      </div>
    </form>
  )
}
