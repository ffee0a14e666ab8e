export {
  type CheckoutReadError,
  getCartPayments,
  getCartShippers,
  getOrderByToken,
  getOrderGifts,
  type OrderError,
  placeOrder,
  type PlaceOptions,
  type PlaceOrderError,
  type ReadOptions,
} from '../src/checkout/calls.ts'
export { choiceFrom, isChosen, parseChoice, stringifyChoice } from '../src/checkout/rules/choice.ts'
export {
  type DetailsField,
  type DetailsForm,
  detailsFrom,
  emptyDetails,
  type FormFields,
  textFields,
  tickFields,
} from '../src/checkout/rules/details-form.ts'
export { finishedView, type FinishedView } from '../src/checkout/rules/finished.ts'
export { maxLengths } from '../src/checkout/rules/length.ts'
export {
  blockedPayment,
  isPersonalPickup,
  type MethodsIssues,
  type PartialChoice,
  validateMethods,
} from '../src/checkout/rules/methods.ts'
export { type CheckoutForm, placementFrom } from '../src/checkout/rules/placement.ts'
export { fieldIssues, type PlacedIssues } from '../src/checkout/rules/server-issues.ts'
export {
  allowedStep,
  type CheckoutProgress,
  type CheckoutStep,
  checkoutSteps,
  furthestStep,
  nextStep,
  previousStep,
} from '../src/checkout/rules/steps.ts'
export { type DetailsIssue, type DetailsIssues, validateDetails } from '../src/checkout/rules/validate-details.ts'
export type {
  Address,
  CheckoutChoice,
  Gift,
  Order,
  OrderItem,
  OrderPlaced,
  OrderPlacement,
  OrderPrices,
  Payment,
  PickupBranch,
  Shipper,
} from '../src/checkout/types.ts'
