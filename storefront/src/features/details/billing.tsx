import * as texts from '#texts/features/details'
import { useCheckout, useCompanyLookup } from '@vanek/react-hooks'
import { useHas } from '../../entities/shop/use-shell.ts'
import type { CheckoutState, VatinRemark } from '@vanek/sdk/checkout'
import type { Country } from '@vanek/sdk/settings'
import { Button } from '../../ui/button.tsx'
import { AddressInput, CountryInput, Part, Tick } from './fields/inputs.tsx'
import { useFieldMessages } from './fields/field-messages.tsx'
import { TextInput } from './fields/text-input.tsx'
import { SaveAddress, SavedAddresses } from './saved-addresses.tsx'

/** Text for the result of a company lookup. */
const companyTexts: Readonly<Record<CheckoutState['company'], string>> = {
  idle: '',
  pending: texts.companyPending,
  found: texts.companyFound,
  inactive: texts.companyInactive,
  not_found: texts.companyNotFound,
  error: texts.companyError,
}

/** Text for the register's remark about the VAT number. */
const vatinRemarkText = (remark: VatinRemark | null): string => {
  if (remark === null) return ''
  return remark.code === 'none' ? texts.vatinNone : texts.vatinOther(remark.vatin)
}

/**
 * Fills in the company by its id from the register; without scripts by posting the form. The result is shown beside it,
 * and everything can still be typed by hand.
 */
function CompanyLookup() {
  const { status, buttonProps, statusProps } = useCompanyLookup()
  const { company } = useFieldMessages()
  const text = companyTexts[status === 'idle' ? company : status]
  return (
    <>
      <Button
        {...buttonProps}
        type="submit"
        name="intent"
        value="company"
        formNoValidate
        busy={status === 'pending'}
        onClick={(event) => {
          event.preventDefault()
          buttonProps.onClick()
        }}
      >
        {texts.fillIn}
      </Button>
      <span {...statusProps} className="small company-status">
        {text}
      </span>
    </>
  )
}

/** The VAT number in the register if it differs from the field; it does not block the order. */
function VatinNote() {
  const remark = useCheckout(({ vatinRemark }) => vatinRemark)
  const { remark: answered } = useFieldMessages()
  return <output className="small company-status">{vatinRemarkText(remark ?? answered)}</output>
}

/** The switch for companies. Their number comes first, because the register knows the rest. */
export function Company() {
  const hasRegister = useHas('company-register')
  return (
    <fieldset className="block">
      <legend className="hide">{texts.companyLegend}</legend>
      <Part name="isBusiness" label={texts.asCompany} legend={texts.companyLegend}>
        <TextInput name="tin">{hasRegister && <CompanyLookup />}</TextInput>
        <TextInput name="businessName" />
        <TextInput name="vatin" />
        <VatinNote />
        <div className="only-svk">
          <TextInput name="vatinsvk" />
        </div>
      </Part>
    </fieldset>
  )
}

/**
 * Initially checked for a customer who collects. If it is not checked, the invoice has the address of the pickup place
 * (C4.64).
 */
function Collecting() {
  return (
    <>
      {texts.billMine}
      <span className="quiet small tick-note">{texts.billMineNote}</span>
    </>
  )
}

/** The address of the invoice, if it differs from the delivery. */
export function Billing({ countries }: { readonly countries: readonly Country[] }) {
  const theme = useCheckout(({ context }) => context.theme)
  const requiredAddress = useCheckout(({ context }) => context.requiredAddress)
  return (
    <fieldset className="block">
      <legend className="hide">{texts.billingLegend}</legend>
      {requiredAddress && (
        <div className="only-business">
          <Tick name="billToDelivery" label={texts.billSame} />
        </div>
      )}
      <div className="billing-own">
        <Part
          name="billingInfo"
          label={requiredAddress ? texts.billOther : <Collecting />}
          legend={texts.billingDataLegend}
        >
          <SavedAddresses type="billing" />
          <AddressInput name="billingStreet" />
          {theme.split_street && <TextInput name="billingHouseNumber" />}
          <AddressInput name="billingCity" />
          <AddressInput name="billingPostcode" />
          <CountryInput name="billingCountry" countries={countries} />
          <SaveAddress name="saveBillingAddress" />
          {requiredAddress && (
            <div className="ship-tick">
              <Tick name="shipToShippingAddress" label={texts.shipToShipping} />
            </div>
          )}
        </Part>
      </div>
    </fieldset>
  )
}
