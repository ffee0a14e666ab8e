import { useCheckout, useCompanyLookup } from '@vanek/react-hooks'
import type { CheckoutState, VatinRemark } from '@vanek/sdk/checkout'
import type { Country } from '@vanek/sdk/settings'
import { Button } from '../../ui/button.tsx'
import { AddUserAddressParams, CountryInput, Part, Tick } from './fields/inputs.tsx'
import { useSaid } from './fields/said.tsx'
import { TextInput } from './fields/text-input.tsx'
import { SaveAddress, SavedAddresses } from './saved-addresses.tsx'

/** Text for the result of a company lookup. */
const companyTexts: Readonly<Record<CheckoutState['company'], string>> = {
  idle: '',
  pending: 'Hledáme v rejstříku…',
  found: 'Údaje firmy jsme doplnili, zkontrolujte je prosím.',
  inactive: 'Údaje jsme doplnili, firma je ale podle rejstříku zaniklá. Zkontrolujte je prosím.',
  not_found: 'Firmu jsme v rejstříku nenašli, může být nová. Údaje prosím doplňte sami, objednávce to nevadí.',
  error: 'Rejstřík teď neodpovídá. Údaje prosím doplňte sami, objednávce to nevadí.',
}

const goOn = 'Je-li to vaše správné, nechte ho, objednávce to nevadí.'

/** Text for the register's remark about the VAT number. */
const vatinRemarkText = (remark: VatinRemark | null): string => {
  if (remark === null) return ''
  return remark.code === 'none'
    ? `Podle rejstříku firma DPH neplatí, DIČ u ní nemá. ${goOn}`
    : `V rejstříku má firma DIČ ${remark.vatin}. ${goOn}`
}

/**
 * Fills in the company by its id from the register; without scripts by posting the form. The result is shown beside it,
 * and everything can still be typed by hand.
 */
function CompanyLookup() {
  const { status, buttonProps, statusProps } = useCompanyLookup()
  const { company } = useSaid()
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
        Doplnit z rejstříku
      </Button>
      <span {...statusProps} className="small company-said">
        {text}
      </span>
    </>
  )
}

/** The VAT number in the register if it differs from the field; it does not block the order. */
function VatinNote() {
  const remark = useCheckout(({ vatinRemark }) => vatinRemark)
  const { remark: answered } = useSaid()
  return <output className="small company-said">{vatinRemarkText(remark ?? answered)}</output>
}

function Company() {
  return (
    <>
      <TextInput name="tin">
        <CompanyLookup />
      </TextInput>
      <TextInput name="businessName" />
      <TextInput name="vatin" />
      <VatinNote />
      <div className="only-svk">
        <TextInput name="vatinsvk" />
      </div>
    </>
  )
}

/**
 * Initially checked for a customer who collects. If it is not checked, the invoice has the address of the pickup place
 * (C4.64).
 */
function Collecting() {
  return (
    <>
      Fakturovat na mou adresu
      <span className="quiet small tick-note">Jinak bude na faktuře adresa místa, kde si zboží vyzvednete.</span>
    </>
  )
}

/** Name and address of the invoice, if they differ from the delivery. */
export function Billing({ countries }: { readonly countries: readonly Country[] }) {
  const theme = useCheckout(({ context }) => context.theme)
  const requiredAddress = useCheckout(({ context }) => context.requiredAddress)
  return (
    <fieldset className="block">
      <legend className="hide">Fakturace</legend>
      <Part name="isBusiness" label="Nakupuji na firmu" legend="Firma">
        <Company />
      </Part>
      <div className="billing-own">
        <Part
          name="billingInfo"
          label={requiredAddress ? 'Fakturovat na jinou adresu' : <Collecting />}
          legend="Fakturační údaje"
        >
          {requiredAddress && (
            <p className="only-business quiet small">Adresa firmy. Je-li stejná jako doručovací, nechte ji prázdnou.</p>
          )}
          <SavedAddresses type="billing" />
          <AddUserAddressParams name="billingStreet" />
          {theme.split_street && <TextInput name="billingHouseNumber" />}
          <AddUserAddressParams name="billingCity" />
          <AddUserAddressParams name="billingPostcode" />
          <CountryInput name="billingCountry" countries={countries} />
          <SaveAddress name="saveBillingAddress" />
          {requiredAddress && (
            <Tick name="shipToShippingAddress" label="Zboží doručit na doručovací adresu výše, ne na fakturační" />
          )}
        </Part>
      </div>
    </fieldset>
  )
}
