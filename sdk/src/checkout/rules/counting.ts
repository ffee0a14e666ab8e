import type { ThemePages } from '../../settings/theme.ts'
import { billingInputs, type CheckoutInputs, type InputName, recipientInputs } from './inputs.ts'

/** What a shop shows and asks for in the details step. */
export type DetailsTheme = ThemePages['delivery_details']

/** What decides which inputs count. */
export interface FormContext {
  /** Whether the chosen shipper brings the goods to an address. */
  readonly requiredAddress: boolean
  readonly theme: DetailsTheme
  /** Whether nobody is signed in; only a guest can register with the order. True unless told. */
  readonly guest?: boolean
}

/** Whether the invoice goes to a company: only with billing data of its own (C4.65). */
export const isBusinessOrder = ({ billingInfo, isBusiness }: CheckoutInputs): boolean => billingInfo && isBusiness

/** Whether the goods are brought to the address of delivery, not to the billing one (C4.68) nor to a branch (C4.66). */
export const isDelivered = (inputs: CheckoutInputs, { requiredAddress }: FormContext): boolean =>
  requiredAddress && (inputs.shipToShippingAddress || !inputs.billingInfo)

/** Whether a company may leave its billing address blank, because there is a delivery address. */
export const mayBillAtDelivery = (inputs: CheckoutInputs, context: FormContext): boolean =>
  isBusinessOrder(inputs) && isDelivered(inputs, context) && inputs.billingCountry === inputs.country

/** Whether the invoice of a company uses the delivery address, because the billing address was left blank. */
export const isBilledAtDelivery = (inputs: CheckoutInputs, context: FormContext): boolean =>
  mayBillAtDelivery(inputs, context) &&
  billingInputs.every((name) => name === 'billingCountry' || inputs[name].trim() === '')

/** Whether somebody else takes the goods over. */
export const hasRecipient = (inputs: CheckoutInputs): boolean => inputs.differentAddress && inputs.shipToShippingAddress

/** Whether the shopper asks for an account with the order. */
export const wantsAccount = (inputs: CheckoutInputs, { theme, guest = true }: FormContext): boolean =>
  guest && theme.registration && inputs.isRegistration

/** Registration counts with two equal passwords that are not empty (C4.57). */
export const registers = (inputs: CheckoutInputs, context: FormContext): boolean =>
  wantsAccount(inputs, context) && inputs.password !== '' && inputs.password === inputs.passwordConfirmation

/** The country that company ids are judged by. */
export const billingCountryOf = (inputs: CheckoutInputs): string =>
  inputs.billingInfo ? inputs.billingCountry : inputs.country

const nameInputs = ({ theme }: FormContext): readonly InputName[] =>
  theme.split_name ? ['firstName', 'lastName'] : ['fullName']

/** Whether the firm of the recipient is asked for (C4.67, C5.36). */
export const asksRecipientFirm = (inputs: CheckoutInputs, { requiredAddress, theme }: FormContext): boolean =>
  requiredAddress && (!isBusinessOrder(inputs) || theme.shipping_business_name_with_business)

/** Whether the goods go to a firm that is named, so that the name of a person may be left out (C4.69). */
export const namesRecipientFirm = (inputs: CheckoutInputs, context: FormContext): boolean =>
  asksRecipientFirm(inputs, context) && inputs.shippingBusinessName.trim() !== ''

const recipient = (inputs: CheckoutInputs, context: FormContext): readonly InputName[] => {
  const { requiredAddress, theme } = context
  const names: readonly InputName[] = theme.split_name
    ? ['shippingFirstName', 'shippingLastName']
    : ['shippingFullName']
  if (!requiredAddress) return names
  const firm = asksRecipientFirm(inputs, context)
  return recipientInputs.filter(
    (name) => names.includes(name) || name === 'shippingPhone' || (name === 'shippingBusinessName' && firm),
  )
}

const company = (inputs: CheckoutInputs, { theme }: FormContext): readonly InputName[] => [
  'businessName',
  'tin',
  'vatin',
  ...(inputs.billingCountry === 'SVK' ? (['vatinsvk'] as const) : []),
  ...(theme.business_terms ? (['businessTerms'] as const) : []),
]

const pick = (names: Readonly<Partial<Record<InputName, boolean>>>): readonly InputName[] =>
  (Object.keys(names) as InputName[]).filter((name) => names[name])

/**
 * The inputs that count, in the order of the form: those of a part that is folded away, or that the shop does not ask
 * for, are neither checked nor sent. A shipper that brings nothing needs no address of delivery.
 */
export function countingInputs(inputs: CheckoutInputs, context: FormContext): readonly InputName[] {
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
