import * as texts from '#texts/features/details'
import { useCheckout } from '@vanek/react-hooks'
import type { Country } from '@vanek/sdk/settings'
import { AddressInput, CountryInput, Part } from './fields/inputs.tsx'
import { TextInput } from './fields/text-input.tsx'
import { SaveAddress, SavedAddresses } from './saved-addresses.tsx'

/** An order of a company has no second company name (C5.36). A name typed before is preserved, with a note. */
function PreservedBusinessName() {
  const typed = useCheckout(({ inputs }) => inputs.shippingBusinessName)
  if (typed === '') return null
  return (
    <>
      <input type="hidden" name="shippingBusinessName" value={typed} />
      <p className="quiet small">{texts.keptBusinessName(typed)}</p>
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
      {requiredAddress && (business ? <TextInput name="shippingBusinessName" /> : <PreservedBusinessName />)}
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
      <legend>{requiredAddress ? texts.deliveryLegend : texts.collectorLegend}</legend>
      {requiredAddress && (
        <div className="delivery-address">
          <SavedAddresses type="shipping" />
          <AddressInput name="street" />
          {theme.split_street && <TextInput name="houseNumber" />}
          <AddressInput name="city" />
          <AddressInput name="postcode" />
          <CountryInput name="country" countries={countries} />
          <SaveAddress name="saveAddress" />
        </div>
      )}
      {requiredAddress && <p className="elsewhere quiet">{texts.toBillingAddress}</p>}
      <Part
        name="differentAddress"
        label={requiredAddress ? texts.toSomebodyElse : texts.collectedByAnother}
        legend={requiredAddress ? texts.recipientLegend : texts.collectorLegend}
      >
        <Recipient />
      </Part>
      {!requiredAddress && <input type="hidden" name="shipToShippingAddress" value="on" />}
    </fieldset>
  )
}
