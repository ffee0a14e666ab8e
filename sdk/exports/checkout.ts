/**
 * The checkout: shippers, payments and gifts, delivery dates, the rules of its forms, placing an order, and a store of
 * it all.
 *
 * @example
 * ```ts
 * const checkout = createCheckoutStore(shop, { cart, initial })
 * checkout.setInput('email', 'jana@example.com')
 * const complete = checkout.attempt()
 * ```
 * @module
 */
export {
  type GetCartShippersError,
  currentDocumentPath,
  findOrder,
  getCartPayments,
  getCartShippers,
  getOrderByToken,
  getOrderGifts,
  type GetOrderByTokenError,
  placeOrder,
  type PlaceOrderError,
  type GetOrderByTokenParams,
} from '../src/checkout/calls.ts'
export { guestOwner, ownedText, type OwnedTextOptions, type TextOwner } from '../src/checkout/owned-text.ts'
export { getProductCategories, type ProductCategory } from '../src/checkout/category-calls.ts'
export {
  type GetPickupBranchByRemoteIdError,
  type GetPickupBranchesParams,
  type GetPickupBranchesData,
  type GetCompanyByTinError,
  type GetDeliveryTimesError,
  getPickupBranchByRemoteId,
  getPickupBranches,
  getCompanyByTin,
  getCountries,
  getDeliveryTimes,
  getShippers,
  type GetPickupBranchesError,
  type GetPickupBranchByRemoteIdParams,
  type GetCompanyByTinParams,
  type GetDeliveryTimesParams,
} from '../src/checkout/list-calls.ts'
export { pickupBranchesQuery } from '../src/checkout/queries.ts'
export { addDays, type CalendarDate, type ShopCalendar, wallClock, weekday } from '../src/checkout/rules/calendar.ts'
export {
  choiceFrom,
  emptyChoice,
  isChosen,
  type KeptCountries,
  parseChoice,
  parseCountries,
  stringifyChoice,
} from '../src/checkout/rules/choice.ts'
export { type VatinRemark, vatinRemark, withCompany } from '../src/checkout/rules/company.ts'
export { type FormalTitle, formalTitles } from '../src/forms/title.ts'
export { type DetailsTheme, type FormContext, mayBillAtDelivery } from '../src/checkout/rules/counting.ts'
export { type ArrivalPromise, promisedArrival, waitsForPayment } from '../src/checkout/rules/arrival.ts'
export { collectDate, type CollectFacts, type OpeningHours } from '../src/checkout/rules/collect-date.ts'
export { type AwaitedGoods, type Dated, type DatedBranch, type DatedWay } from '../src/checkout/rules/dated.ts'
export { type DayPeriod, dayPeriod } from '../src/checkout/rules/day-period.ts'
export { deliveryDate, type DeliveryFacts } from '../src/checkout/rules/delivery-date.ts'
export {
  type DeliveryOffer,
  deliveryOffer,
  type DeliveryWay,
  type OfferedWay,
  type OfferFacts,
} from '../src/checkout/rules/delivery-offer.ts'
export { type DeliveryFrom, deliveryFrom } from '../src/checkout/rules/delivery-from.ts'
export {
  branchesOn,
  deliveryDay,
  type DeliveryDay,
  type DeliveryDayFacts,
  wayDay,
} from '../src/checkout/rules/delivery-day.ts'
export { fastestShipper } from '../src/checkout/rules/fastest.ts'
export { spaydOf } from '../src/checkout/rules/spayd.ts'
export { finishedView, type FinishedView } from '../src/checkout/rules/finished.ts'
export { missingToGift, nextGift } from '../src/checkout/rules/gift-reach.ts'
export {
  type GiftLimit,
  giftPrices,
  type GiftPrices,
  keptGifts,
  type OfferedGift,
} from '../src/checkout/rules/gifts.ts'
export { type Holidays, isHoliday } from '../src/checkout/rules/holidays.ts'
export {
  type InputIssue,
  type InputIssues,
  isRequiredInput,
  validateInput,
  validateInputs,
} from '../src/checkout/rules/input-issues.ts'
export {
  type CheckoutInputs,
  emptyInputs,
  type FormFields,
  type InputName,
  askedInput,
  inputsFrom,
  isTextInput,
  type TextInput,
  type CheckboxInput,
  textInputs,
  checkboxInputs,
} from '../src/checkout/rules/inputs.ts'
export { stringifyInputs } from '../src/checkout/rules/kept-inputs.ts'
export { maxLengths } from '../src/checkout/rules/length.ts'
export { type CheckoutFacts, type Missing, progressOf } from '../src/checkout/rules/machine.ts'
export { matchChoice } from '../src/checkout/rules/match.ts'
export {
  blockedPayment,
  branchOf,
  isPersonalPickup,
  type MethodsFacts,
  type MethodsIssues,
  validateMethods,
} from '../src/checkout/rules/methods.ts'
export { normalizeInputs } from '../src/checkout/rules/normalize.ts'
export { type PlacedIssues, placedIssues } from '../src/checkout/rules/placed-issues.ts'
export { placementFrom, type PlacementParts } from '../src/checkout/rules/placement.ts'
export {
  addressesToKeep,
  chosenAddress,
  withoutAddress,
  withSavedAddress,
} from '../src/checkout/rules/saved-addresses.ts'
export { type KnownDetails, prefilledInputs } from '../src/checkout/rules/prefill.ts'
export { allowedStep, type CheckoutProgress, type CheckoutStep, checkoutSteps } from '../src/checkout/rules/steps.ts'
export { checkedFieldOf, type InputVerdicts } from '../src/checkout/rules/verdicts.ts'
export { datedShippers } from '../src/flows/checkout/dated-shippers.ts'
export { createCheckoutStore } from '../src/flows/checkout/store.ts'
export type {
  CheckoutMessages,
  CheckoutStart,
  CheckoutState,
  CheckoutStore,
  CheckoutStoreOptions,
  CompanyLookup,
} from '../src/flows/checkout/types.ts'
export type { AddressValidation, CheckedField, Verdict } from '../src/checkout/validation-port.ts'
export type {
  Address,
  CheckoutChoice,
  Company,
  DeliveryTime,
  Gift,
  OfferedShipper,
  Order,
  OrderItem,
  PlaceOrderData,
  PlaceOrderParams,
  OrderPrices,
  PartialChoice,
  Payment,
  PickupBranch,
  Shipper,
  WorldCountry,
} from '../src/checkout/types.ts'
