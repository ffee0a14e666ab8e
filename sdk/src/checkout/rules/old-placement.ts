import type { Address, CheckoutChoice, OrderPlacement, Shipper } from '../types.ts'
import type { DetailsForm } from './details-form.ts'
import { splitFullName } from './full-name.ts'
import { normalizePhone } from '../../forms/phone.ts'
import { normalizePostcode } from './postcode.ts'

/** The whole checkout as the shopper filled it in: details and choice. */
export type CheckoutForm = DetailsForm & Pick<CheckoutChoice, 'shipper' | 'branch' | 'payment'>

/** What is needed of the cart: the total that the shopper saw. */
interface SeenCart {
  readonly prices: { readonly totalWithTax: number }
}

/** What is needed of the shipper: whether it brings the goods to an address, and where it hands them over if not. */
type ChosenShipper = Pick<Shipper, 'requiredAddress' | 'address' | 'branches'>

type Shipping = OrderPlacement['shipping']

const optional = <K extends string>(key: K, text: string): { readonly [Key in K]?: string } =>
  text.trim() === '' ? {} : ({ [key]: text.trim() } as { readonly [Key in K]?: string })

const addressOf = (street: string, city: string, postcode: string, country: string): Address => ({
  street: street.trim(),
  city: city.trim(),
  postcode: normalizePostcode(postcode, country),
  country_code: country,
})

const billingOf = (form: DetailsForm) => addressOf(form.street, form.city, form.postcode, form.country)

const recipientOf = (form: DetailsForm): Shipping => ({
  // without a recipient's name the customer is the recipient
  name: form.shippingFullName.trim() || form.fullName.trim(),
  address: addressOf(form.shippingStreet, form.shippingCity, form.shippingPostcode, form.shippingCountry),
  ...optional('business_name', form.shippingBusinessName),
  ...optional('phone', normalizePhone(form.shippingPhone, form.shippingCountry)),
})

const shippingOf = (form: CheckoutForm, shipper: ChosenShipper): Shipping => {
  const customer = { name: form.fullName.trim(), address: billingOf(form) }
  if (shipper.requiredAddress) return form.differentAddress ? recipientOf(form) : customer
  const branch = shipper.branches?.find(({ id }) => id === form.branch)
  return { ...customer, address: branch?.address ?? shipper.address ?? customer.address }
}

/**
 * The payload that places the order (C3.31 to C3.38). Phones become international, postcodes written as on a parcel,
 * the full name is also sent in two parts. Goods go to the billing address unless a different one is ticked (C4.68),
 * or to the branch when the shipper needs no address (C4.66). The total that was seen goes along, so that a dearer cart
 * is refused as `price_changed`. Meant for a form in which `validateDetails` found nothing.
 */
export function oldPlacement(form: CheckoutForm, cart: SeenCart, shipper: ChosenShipper): OrderPlacement {
  return {
    name: form.fullName.trim(),
    ...splitFullName(form.fullName),
    email: form.email.trim(),
    phone: normalizePhone(form.phone, form.country),
    billing_address: billingOf(form),
    business: form.isBusiness
      ? { business_name: form.businessName.trim(), TIN: form.tin.trim(), VATIN: form.vatin.trim() }
      : null,
    shipping: shippingOf(form, shipper),
    comment: form.note.trim() || null,
    payment_id: form.payment,
    shipper_id: form.shipper,
    branch_id: form.branch,
    terms: true,
    newsletter: form.newsletter,
    expected_total: cart.prices.totalWithTax,
  }
}
