import { useCheckout } from '@vanek/react-hooks'
import type { Country } from '@vanek/sdk/settings'
import { AddUserAddressParams } from './fields/address-input.tsx'
import { vatinRemarkText } from './fields/company-texts.ts'
import { CompanyLookup } from './company-lookup.tsx'
import { CountryInput } from './fields/country-input.tsx'
import { Part } from './fields/part.tsx'
import { useSaid } from './fields/said.tsx'
import { SaveAddress } from './save-address.tsx'
import { SavedAddresses } from './saved-addresses.tsx'
import { TextInput } from './fields/text-input.tsx'
import { Tick } from './fields/tick.tsx'

/** What the register has instead of the VAT number in the field; nothing that stops the order. */
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

/** Initially ticked for a customer who collects. If it is not ticked, the invoice has the address of the pickup place (C4.64). */
function Collecting() {
  return (
    <>
      Fakturovat na mou adresu
      <span className="quiet small tick-note">Jinak bude na faktuře adresa místa, kde si zboží vyzvednete.</span>
    </>
  )
}

/** Whom and where the invoice belongs to, when it is not where the goods go. */
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
