import type { Address, CheckoutChoice, PlaceOrderParams, PickupBranch, Shipper } from '../types.ts'
import {
  asksRecipientFirm,
  type FormContext,
  hasRecipient,
  isBilledAtDelivery,
  isBusinessOrder,
  isDelivered,
  registers,
} from './counting.ts'
import { splitFullName } from '../../forms/full-name.ts'
import type { CheckoutInputs } from './inputs.ts'
import { normalizeCheckoutInputs } from './normalize.ts'
import { joinStreet } from '../../forms/street.ts'
import { isFormalTitle } from '../../forms/title.ts'

/** Input of {@link toPlaceOrderParams}. */
export interface PlaceOrderInput {
  /** Inputs of the details step, as typed; they are normalized here. */
  readonly inputs: CheckoutInputs
  /** Chosen shipper, payment, branch, delivery time and gifts. */
  readonly choice: CheckoutChoice
  /** The cart that the shopper has seen. If the real one costs more, the order is rejected as `price_changed`. */
  readonly cart: {
    /** Prices of the cart with the chosen shipper and payment. */
    readonly prices: {
      /** Total with tax, in the currency of the cart; sent as `expected_total`. */
      readonly totalWithTax: number
    }
  }
  /** The chosen shipper; decides whether an address is sent. */
  readonly shipper: Pick<Shipper, 'requiredAddress'>
  /** The chosen branch; null if none is chosen. */
  readonly branch: Pick<PickupBranch, 'address'> | null
  /** Address of the shop (`settings.contact.address`). */
  readonly contact: Address
  /** Context of the form; `requiredAddress` comes from the shipper. */
  readonly context: Omit<FormContext, 'requiredAddress'>
  /** UTM parameters of the visit. */
  readonly utm?: Readonly<Record<string, string>> | undefined
  /** Additional custom fields. */
  readonly custom?: Readonly<Record<string, string | number | boolean | null>> | undefined
}

type Placed<K extends keyof PlaceOrderParams> = Pick<PlaceOrderParams, K>

const filled = <K extends string>(entries: Readonly<Record<K, string | false>>): Partial<Record<K, string>> =>
  Object.fromEntries(Object.entries(entries).filter(([, text]) => text !== false && text !== '')) as Partial<
    Record<K, string>
  >

const namesOf = (inputs: CheckoutInputs, { theme }: FormContext): Placed<'name' | 'firstName' | 'lastName'> => {
  const { fullName, firstName, lastName } = inputs
  return theme.split_name
    ? { name: `${firstName} ${lastName}`.trim(), firstName, lastName }
    : { name: fullName, ...splitFullName(fullName) }
}

const numberOf = (houseNumber: string, { theme }: FormContext): string => (theme.split_street ? houseNumber : '')

const deliveryOf = (inputs: CheckoutInputs, context: FormContext): Address => ({
  street: joinStreet(inputs.street, numberOf(inputs.houseNumber, context)),
  city: inputs.city,
  postcode: inputs.postcode,
  country_code: inputs.country,
})

const billingOf = (inputs: CheckoutInputs, context: FormContext): Address => ({
  street: joinStreet(inputs.billingStreet, numberOf(inputs.billingHouseNumber, context)),
  city: inputs.billingCity,
  postcode: inputs.billingPostcode,
  country_code: inputs.billingCountry,
})

const recipientName = (inputs: CheckoutInputs, { theme }: FormContext): string =>
  theme.split_name ? `${inputs.shippingFirstName} ${inputs.shippingLastName}`.trim() : inputs.shippingFullName

function shippingOf(inputs: CheckoutInputs, context: FormContext, address: Address, name: string) {
  if (!hasRecipient(inputs)) return { name, address }
  return {
    name: recipientName(inputs, context) || name,
    address,
    ...(context.requiredAddress &&
      filled({
        business_name: asksRecipientFirm(inputs, context) && inputs.shippingBusinessName,
        phone: inputs.shippingPhone,
      })),
  }
}

const businessOf = (inputs: CheckoutInputs): PlaceOrderParams['business'] =>
  isBusinessOrder(inputs) ? { business_name: inputs.businessName, TIN: inputs.tin, VATIN: inputs.vatin } : null

const customOf = (inputs: CheckoutInputs, { theme }: FormContext): PlaceOrderParams['custom'] => ({
  ...filled({
    custom_order_number: theme.custom_order_number && inputs.customOrderNumber,
    ICDPH: isBusinessOrder(inputs) && inputs.billingCountry === 'SVK' && inputs.vatinsvk,
    dateOfBirth: theme.date_of_birth && inputs.dateOfBirth,
    companyName: theme.company_name && inputs.companyName,
  }),
  ...(theme.formal_title && isFormalTitle(inputs.formalTitle) && { formalTitle: inputs.formalTitle }),
})

const consentsOf = (inputs: CheckoutInputs, { theme }: FormContext) => ({
  newsletter: inputs.newsletter,
  heureka_allow: theme.heureka && inputs.heureka,
  zbozicz_allow: theme.zbozi && inputs.zbozi,
  magazine: theme.magazine && inputs.magazine,
  phone_notification: theme.sms && inputs.smsMarketing,
})

/**
 * Creates the parameters of `placeOrder` from the state of a checkout. The inputs must have no issues
 * (`validateCheckoutForm`); they are normalized here (`normalizeCheckoutInputs`).
 *
 * - The goods go to the delivery address, or to the billing address if `shipToShippingAddress` is off. If the shipper
 *   needs no address, they go to the branch, or else to the address of the shop.
 * - The invoice goes to the billing address if `billingInfo` is on. Otherwise it has the address of the goods and no
 *   company.
 * - If the recipient's name is blank, it is the customer's name. The recipient's company and phone are sent only with
 *   an address, the phone only with a different recipient.
 *
 * @param parts - The form, the choice, the cart and the chosen shipper, and what the shop adds.
 * @returns The parameters of `placeOrder`.
 */
export function toPlaceOrderParams(parts: PlaceOrderInput): PlaceOrderParams {
  const { choice, cart, shipper, branch, contact, utm, custom } = parts
  const context: FormContext = { ...parts.context, requiredAddress: shipper.requiredAddress }
  const inputs = normalizeCheckoutInputs(parts.inputs)
  const names = namesOf(inputs, context)
  const handedOver = branch?.address ?? contact
  const single = context.requiredAddress ? deliveryOf(inputs, context) : handedOver
  const billing = inputs.billingInfo && !isBilledAtDelivery(inputs, context) ? billingOf(inputs, context) : single
  const delivered = isDelivered(inputs, context) || !context.requiredAddress ? single : billing
  return {
    ...names,
    email: inputs.email,
    phone: inputs.phone,
    billing_address: billing,
    business: businessOf(inputs),
    shipping: shippingOf(inputs, context, delivered, names.name),
    custom: { ...customOf(inputs, context), ...custom },
    comment: inputs.note || null,
    shipper_comment: (context.theme.note_for_shipper && inputs.note_for_shipper) || null,
    payment_id: choice.payment,
    shipper_id: choice.shipper,
    branch_id: choice.branch,
    delivery_time_id: choice.deliveryTimeSlot,
    order_gifts: choice.gifts,
    terms: true,
    cardRequest: context.theme.card_request && inputs.cardRequest,
    ...consentsOf(inputs, context),
    ...(utm && Object.keys(utm).length > 0 && { utm }),
    ...(registers(inputs, context) && {
      password: inputs.password,
      password_confirmation: inputs.passwordConfirmation,
      registration: true,
    }),
    expected_total: cart.prices.totalWithTax,
  }
}
