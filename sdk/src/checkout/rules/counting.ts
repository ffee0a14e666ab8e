import type { ThemePages } from '../../settings/theme.ts'
import { billingInputs, type CheckoutInputs, type CheckoutField, recipientInputs } from './inputs.ts'

/** Theme settings of the details step. */
export type DetailsTheme = ThemePages['delivery_details']

/** Context that decides which inputs count. */
export interface FormContext {
  /** Whether the chosen shipper delivers to an address. */
  readonly requiredAddress: boolean
  /** Settings of the details step: which inputs the form has. */
  readonly theme: DetailsTheme
  /**
   * Whether the visitor is a guest; only a guest can register with the order.
   *
   * @defaultValue true
   */
  readonly guest?: boolean
  /**
   * Alpha-3 code of the country of the shop: Slovak company ids are checked in Slovakia only.
   *
   * @defaultValue none
   */
  readonly home?: string
}

/** Whether the invoice goes to a company. This needs separate billing data. */
export const isBusinessOrder = ({ billingInfo, isBusiness }: CheckoutInputs): boolean => billingInfo && isBusiness

/** Whether the goods go to the delivery address, not to the billing address or a branch. */
export const isDelivered = (inputs: CheckoutInputs, { requiredAddress }: FormContext): boolean =>
  requiredAddress && (inputs.shipToShippingAddress || !inputs.billingInfo)

/**
 * Whether a company may leave its billing address empty, because the delivery address is used.
 *
 * @param inputs - The checkout form.
 * @param context - What the form depends on, like the shipper.
 */
export const canBillToDeliveryAddress = (inputs: CheckoutInputs, context: FormContext): boolean =>
  isBusinessOrder(inputs) && isDelivered(inputs, context) && inputs.billingCountry === inputs.country

/** Whether the invoice of a company uses the delivery address: it is asked for, or the billing address was left blank. */
export const isBilledAtDelivery = (inputs: CheckoutInputs, context: FormContext): boolean =>
  canBillToDeliveryAddress(inputs, context) &&
  (inputs.billToDelivery || billingInputs.every((name) => name === 'billingCountry' || inputs[name].trim() === ''))

/** Whether somebody else receives or collects the goods. Without billing data they go to the delivery address. */
export const hasRecipient = ({ differentAddress, shipToShippingAddress, billingInfo }: CheckoutInputs): boolean =>
  differentAddress && (shipToShippingAddress || !billingInfo)

/** Whether the shopper registers with the order. */
export const wantsAccount = (inputs: CheckoutInputs, { theme, guest = true }: FormContext): boolean =>
  guest && theme.registration && inputs.isRegistration

/** Whether the shopper registers: both passwords are equal and not empty. */
export const registers = (inputs: CheckoutInputs, context: FormContext): boolean =>
  wantsAccount(inputs, context) && inputs.password !== '' && inputs.password === inputs.passwordConfirmation

/** The country whose rules apply to company ids. */
export const billingCountryOf = (inputs: CheckoutInputs): string =>
  inputs.billingInfo ? inputs.billingCountry : inputs.country

const nameInputs = ({ theme }: FormContext): readonly CheckoutField[] =>
  theme.split_name ? ['firstName', 'lastName'] : ['fullName']

/** Whether the form has an input for the company of the recipient. */
export const asksRecipientFirm = (inputs: CheckoutInputs, { requiredAddress, theme }: FormContext): boolean =>
  requiredAddress && (!isBusinessOrder(inputs) || theme.shipping_business_name_with_business)

/** Whether the recipient's company is filled in. Then the recipient's name is optional. */
export const namesRecipientFirm = (inputs: CheckoutInputs, context: FormContext): boolean =>
  asksRecipientFirm(inputs, context) && inputs.shippingBusinessName.trim() !== ''

const recipient = (inputs: CheckoutInputs, context: FormContext): readonly CheckoutField[] => {
  const { requiredAddress, theme } = context
  const names: readonly CheckoutField[] = theme.split_name
    ? ['shippingFirstName', 'shippingLastName']
    : ['shippingFullName']
  if (!requiredAddress) return names
  const firm = asksRecipientFirm(inputs, context)
  return recipientInputs.filter(
    (name) => names.includes(name) || name === 'shippingPhone' || (name === 'shippingBusinessName' && firm),
  )
}

const company = (inputs: CheckoutInputs, { theme }: FormContext): readonly CheckoutField[] => [
  'businessName',
  'tin',
  'vatin',
  ...(inputs.billingCountry === 'SVK' ? (['vatinsvk'] as const) : []),
  ...(theme.business_terms ? (['businessTerms'] as const) : []),
]

const pick = (names: Readonly<Partial<Record<CheckoutField, boolean>>>): readonly CheckoutField[] =>
  (Object.keys(names) as CheckoutField[]).filter((name) => names[name])

/**
 * The inputs that count, in form order. Inputs in a collapsed section, or not in the form of the shop, are neither
 * validated nor sent. Without delivery to an address, no delivery address is needed.
 */
export function countingInputs(inputs: CheckoutInputs, context: FormContext): readonly CheckoutField[] {
  const { theme, guest } = context
  const { split_street: split } = theme
  return [
    ...pick({ formalTitle: theme.formal_title }),
    ...nameInputs(context),
    ...pick({ dateOfBirth: theme.date_of_birth, companyName: theme.company_name }),
    'email',
    'phone',
    ...(isDelivered(inputs, context)
      ? pick({ street: true, houseNumber: split, city: true, postcode: true, country: true })
      : []),
    ...pick({ saveAddress: guest === false && isDelivered(inputs, context) }),
    ...(hasRecipient(inputs) ? recipient(inputs, context) : []),
    ...(inputs.billingInfo && !isBilledAtDelivery(inputs, context)
      ? pick({
          billingStreet: true,
          billingHouseNumber: split,
          billingCity: true,
          billingPostcode: true,
          billingCountry: true,
          saveBillingAddress: guest === false,
        })
      : []),
    ...(isBusinessOrder(inputs) ? company(inputs, context) : []),
    ...(wantsAccount(inputs, context) ? (['password', 'passwordConfirmation'] as const) : []),
    'note',
    ...pick({ note_for_shipper: theme.note_for_shipper, customOrderNumber: theme.custom_order_number }),
    'newsletter',
    ...pick({
      heureka: theme.heureka,
      zbozi: theme.zbozi,
      magazine: theme.magazine,
      smsMarketing: theme.sms,
      cardRequest: theme.card_request,
    }),
    'terms',
  ]
}
