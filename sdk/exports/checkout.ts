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
export { guestOwner, ownedStorage, type StorageOwner } from '../src/checkout/owned-text.ts'
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
export { addDays, type CalendarDate, type ShopCalendar, toWallClock, weekday } from '../src/checkout/rules/calendar.ts'
export {
  parseCheckoutChoiceForm,
  emptyCheckoutChoice,
  isCompleteChoice,
  type CheckoutCountries,
  parseCheckoutChoice,
  parseCheckoutCountries,
  serializeCheckoutChoice,
} from '../src/checkout/rules/choice.ts'
export { type VatinRemark, vatinRemark, withCompany } from '../src/checkout/rules/company.ts'
export { type FormalTitle, formalTitles } from '../src/forms/title.ts'
export { type FormContext, canBillToDeliveryAddress } from '../src/checkout/rules/counting.ts'
export { type ExpectedArrival, expectedArrival, isAwaitingPayment } from '../src/checkout/rules/arrival.ts'
export { pickupDate } from '../src/checkout/rules/collect-date.ts'
export { type PickupBranchTerms, type DeliveryTerms } from '../src/checkout/rules/dated.ts'
export { type DayInterval, dayInterval } from '../src/checkout/rules/day-period.ts'
export { deliveryDate, type DeliveryDateInput } from '../src/checkout/rules/delivery-date.ts'
export {
  type DeliveryOptions,
  deliveryOptions,
  type DeliveryMethod,
  type DeliveryOption,
} from '../src/checkout/rules/delivery-offer.ts'
export { type CheapestDelivery, cheapestDelivery } from '../src/checkout/rules/delivery-from.ts'
export {
  countBranchesByDate,
  deliveryDay,
  type DeliveryDay,
  type DeliveryDayInput,
  deliveryMethodDay,
} from '../src/checkout/rules/delivery-day.ts'
export { fastestShipper } from '../src/checkout/rules/fastest.ts'
export { toSpayd } from '../src/checkout/rules/spayd.ts'
export { finishedView } from '../src/checkout/rules/finished.ts'
export { amountToGift, nextGift } from '../src/checkout/rules/gift-reach.ts'
export { giftPrices, type GiftPrices, selectableGifts, type OfferedGift } from '../src/checkout/rules/gifts.ts'
export { type Holidays, isHoliday } from '../src/checkout/rules/holidays.ts'
export {
  type CheckoutIssue,
  type CheckoutIssues,
  isRequiredCheckoutField,
  validateCheckoutField,
  validateCheckoutForm,
} from '../src/checkout/rules/input-issues.ts'
export {
  type CheckoutInputs,
  emptyCheckoutInputs,
  type CheckoutField,
  checkboxMarker,
  parseCheckoutForm,
  isCheckoutTextField,
  type CheckoutTextField,
  type CheckoutCheckboxField,
} from '../src/checkout/rules/inputs.ts'
export { serializeCheckoutInputs } from '../src/checkout/rules/stored-inputs.ts'
export { checkoutMaxLengths } from '../src/checkout/rules/length.ts'
export { type CheckoutValidationInput, type MissingInput, checkoutProgress } from '../src/checkout/rules/machine.ts'
export { reconcileCheckoutChoice } from '../src/checkout/rules/match.ts'
export {
  isPaymentBlocked,
  findPickupBranch,
  isPersonalPickup,
  type MethodsIssues,
  validateCheckoutMethods,
} from '../src/checkout/rules/methods.ts'
export { normalizeCheckoutInputs } from '../src/checkout/rules/normalize.ts'
export { type PlaceOrderIssues, mapPlaceOrderIssues } from '../src/checkout/rules/placed-issues.ts'
export { toPlaceOrderParams } from '../src/checkout/rules/placement.ts'
export {
  addressesToSave,
  findMatchingAddress,
  withoutAddress,
  withSavedAddress,
} from '../src/checkout/rules/saved-addresses.ts'
export { type PrefillSources, prefillCheckoutInputs } from '../src/checkout/rules/prefill.ts'
export { allowedStep, type CheckoutStep, checkoutSteps } from '../src/checkout/rules/steps.ts'
export { toValidatedField, type AddressValidationResults } from '../src/checkout/rules/verdicts.ts'
export { withDeliveryDates } from '../src/flows/checkout/dated-shippers.ts'
export { createCheckoutStore } from '../src/flows/checkout/store.ts'
export type {
  CheckoutInitialData,
  CheckoutState,
  CheckoutStore,
  CheckoutStoreOptions,
  CompanyLookupStatus,
} from '../src/flows/checkout/types.ts'
export type { AddressValidation, AddressValidationResult } from '../src/checkout/validation-port.ts'
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
export type { FormFields } from '../src/forms/posted.ts'
