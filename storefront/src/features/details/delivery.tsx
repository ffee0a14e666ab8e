import { useCheckout } from '@vanek/react-hooks'
import type { Country } from '@vanek/sdk/settings'
import { AddUserAddressParams, CountryInput, Part } from './fields/inputs.tsx'
import { TextInput } from './fields/text-input.tsx'
import { SaveAddress, SavedAddresses } from './saved-addresses.tsx'

/** An order of a company has no second company name (C5.36). A name typed before is preserved, and a note says so. */
function KeptBusinessName() {
  const typed = useCheckout(({ inputs }) => inputs.shippingBusinessName)
  if (typed === '') return null
  return (
    <>
      <input type="hidden" name="shippingBusinessName" value={typed} />
      <p className="quiet small">
        Firmu příjemce „{typed}“ u nákupu na firmu na balík nepíšeme. Když nákup na firmu zrušíte, vrátíme ji zpět.
      </p>
    </>
  )
}

function Recipient() {
  const theme = useCheckout(({ context }) => context.theme)
  const requiredAddress = useCheckout(({ context }) => context.requiredAddress)
  const business = useCheckout(
    ({ inputs }) => !(inputs.billingInfo && inputs.isBusiness) || theme.shipping_business_name_with_business,
  )
  return (
    <>
      {theme.split_name ? (
        <>
          <TextInput name="shippingFirstName" />
          <TextInput name="shippingLastName" />
        </>
      ) : (
        <TextInput name="shippingFullName" />
      )}
      {requiredAddress && (business ? <TextInput name="shippingBusinessName" /> : <KeptBusinessName />)}
      {requiredAddress && <TextInput name="shippingPhone" />}
    </>
  )
}

/** Delivery address and recipient. No address is required for pickup. */
export function Delivery({ countries }: { readonly countries: readonly Country[] }) {
  const theme = useCheckout(({ context }) => context.theme)
  const requiredAddress = useCheckout(({ context }) => context.requiredAddress)
  return (
    <fieldset className="block delivery">
      <legend>{requiredAddress ? 'Doručovací adresa' : 'Kdo zboží vyzvedne'}</legend>
      {requiredAddress && (
        <div className="delivery-address">
          <SavedAddresses type="shipping" />
          <AddUserAddressParams name="street" />
          {theme.split_street && <TextInput name="houseNumber" />}
          <AddUserAddressParams name="city" />
          <AddUserAddressParams name="postcode" />
          <CountryInput name="country" countries={countries} />
          <SaveAddress name="saveAddress" />
        </div>
      )}
      {requiredAddress && <p className="elsewhere quiet">Zboží doručíme na fakturační adresu níže.</p>}
      <Part
        name="differentAddress"
        label={requiredAddress ? 'Doručit někomu jinému' : 'Zboží vyzvedne někdo jiný'}
        legend={requiredAddress ? 'Příjemce' : 'Kdo zboží vyzvedne'}
      >
        <Recipient />
      </Part>
      {!requiredAddress && <input type="hidden" name="shipToShippingAddress" value="on" />}
    </fieldset>
  )
}
