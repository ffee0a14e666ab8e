import type { User, UserAddress } from '../../account/types.ts'
import type { Cart } from '../../cart/types.ts'
import type { Country } from '../../settings/types.ts'
import type { Address } from '../types.ts'
import type { CheckoutCountries } from './choice.ts'
import { splitFullName } from '../../forms/full-name.ts'
import { type CheckoutInputs, emptyCheckoutInputs, withFlags } from './inputs.ts'
import { firstOffered, withSavedAddress } from './saved-addresses.ts'
import { splitStreet } from '../../forms/street.ts'
import type { DetailsTheme } from './counting.ts'

/** Known data of the shopper. */
export interface PrefillSources {
  /** The cart, with the details that the shopper has saved in it. */
  readonly cart: Pick<Cart, 'customer' | 'shippingAddress' | 'billingAddress' | 'hasCustomShippingAddress' | 'comment'>
  /** The signed-in customer; null for a guest. */
  readonly user: User | null
  /** Language of the page, like `en` or `de`. */
  readonly locale: string
  /** Countries with delivery. */
  readonly countries: readonly Country[]
  /** Whether the form splits street and house number, and first and last name. */
  readonly theme: Pick<DetailsTheme, 'split_street' | 'split_name'>
  /** The customer's saved addresses. Defaults to none. */
  readonly addresses?: readonly UserAddress[]
  /** Whether the goods are delivered to an address; false when the customer collects them. Defaults to true. */
  readonly requiredAddress?: boolean
  /** Countries chosen in the last visit. */
  readonly stored?: CheckoutCountries
}

/** Alpha-2 code of the country of a language, or of its largest country; undefined for an unknown language. */
function regionOf(locale: string): string | undefined {
  try {
    return new Intl.Locale(locale).maximize().region
  } catch {
    return undefined
  }
}

const same = (a: Address, b: Address): boolean =>
  a.street === b.street && a.city === b.city && a.postcode === b.postcode && a.country_code === b.country_code

/** The country a form starts with: the customer's, else the one of the language, else the first. */
function startCountry({ user, locale, countries }: Pick<PrefillSources, 'user' | 'locale' | 'countries'>): string {
  const offered = (country: string | undefined) => countries.find(({ alpha3 }) => alpha3 === country)?.alpha3
  const ofLocale = countries.find(({ code }) => code === regionOf(locale))?.alpha3
  return offered(user?.address?.country_code) ?? ofLocale ?? countries[0]?.alpha3 ?? ''
}

const partsOf = (address: Address | null, { split_street }: PrefillSources['theme'], country: string) => {
  const { street, houseNumber } = splitStreet(address?.street ?? '')
  return {
    street: split_street ? street : (address?.street ?? ''),
    houseNumber: split_street ? houseNumber : '',
    city: address?.city ?? '',
    postcode: address?.postcode ?? '',
    country: address?.country_code ?? country,
  }
}

/** The customer's own saved delivery address; an address of another recipient is never used for an invoice. */
const ownSite = (addresses: readonly UserAddress[], fullName: string): Address | undefined =>
  firstOffered(
    addresses.filter(({ name }) => name === '' || name === fullName),
    'shipping',
  )?.address

/**
 * Inputs prefilled with known data: first from the cart, then from saved addresses and the profile. The
 * delivery address is that of the cart, the first saved one, or the customer's. The billing section is open if its
 * address differs, if a company buys, or if the customer collects the goods; then it is open even without a known
 * address, because the invoice needs the customer's own address.
 *
 * @param known - The cart, the customer, their saved addresses and the theme of the form.
 */
export function prefillCheckoutInputs(known: PrefillSources): CheckoutInputs {
  const { cart, user, theme, stored, addresses = [], requiredAddress = true } = known
  const { customer } = cart
  const start = startCountry(known)
  const profile = user?.attributes.custom
  const fullName = customer?.name || `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim()
  const names = splitFullName(fullName)
  const offered = cart.shippingAddress ? undefined : firstOffered(addresses, 'shipping')
  const savedInvoice = firstOffered(addresses, 'billing')
  const address =
    cart.shippingAddress ?? offered?.address ?? cart.billingAddress ?? user?.address ?? savedInvoice?.address ?? null
  const company = user?.business ?? savedInvoice?.business
  const business = {
    businessName: customer?.businessName || company?.business_name || '',
    tin: customer?.tin || company?.TIN || '',
    vatin: customer?.vatin || company?.VATIN || '',
    vatinsvk: profile?.ICDPH ?? '',
  }
  const delivery = partsOf(address, theme, stored?.country ?? start)
  const isCompany = business.businessName !== '' || business.tin !== '' || business.vatin !== ''
  const home = cart.billingAddress ?? savedInvoice?.address ?? user?.address ?? null
  const collector = cart.shippingAddress ?? ownSite(addresses, fullName) ?? null
  const billing = home ?? (requiredAddress ? (isCompany ? address : null) : collector)
  const elsewhere = billing !== null && address !== null && !same(billing, address)
  const separate = isCompany || elsewhere || !requiredAddress
  const invoice = partsOf(separate ? billing : null, theme, stored?.billingCountry ?? delivery.country)
  const inputs = withFlags({
    ...emptyCheckoutInputs,
    formalTitle: profile?.formalTitle ?? '',
    dateOfBirth: profile?.dateOfBirth ?? '',
    fullName,
    firstName: customer?.firstName || user?.firstName || names.firstName,
    lastName: customer?.lastName || user?.lastName || names.lastName,
    email: customer?.email || user?.email || '',
    phone: customer?.phone || user?.phone || '',
    ...delivery,
    billingInfo: !requiredAddress,
    billToDelivery: requiredAddress && !elsewhere,
    billingStreet: invoice.street,
    billingHouseNumber: invoice.houseNumber,
    billingCity: invoice.city,
    billingPostcode: invoice.postcode,
    billingCountry: invoice.country,
    ...business,
    shippingFullName: customer?.shippingFullName ?? '',
    shippingFirstName: customer?.shippingFirstName ?? '',
    shippingLastName: customer?.shippingLastName ?? '',
    note: cart.comment ?? '',
    newsletter: customer?.newsletter ?? false,
    differentAddress: Boolean(customer?.shippingFullName || customer?.shippingFirstName || customer?.shippingLastName),
  })
  return offered && requiredAddress ? withSavedAddress(inputs, offered, theme) : inputs
}
