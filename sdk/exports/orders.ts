/**
 * Orders after they were placed: reading, paying, cancelling, documents, withdrawals, claims and quotes.
 *
 * @example
 * ```ts
 * const placed = unwrap(await getOrder(shop, { id: orderId }))
 * const { cancel } = orderActions(placed, new Date())
 * ```
 * @module
 */
export {
  isAwaitingTransfer,
  isOrderPaid,
  type OrderAction,
  type OrderActionRefusal,
  orderActions,
  type OrderActions,
  type OrderActionState,
  type WithdrawalRefusal,
} from '../src/orders/actions.ts'
export {
  cancelOrder,
  type CancelOrderError,
  changeOrderPayment,
  type ChangeOrderPaymentError,
  getOrderPayments,
  type OrderKey,
  type GetOrderPaymentsError,
  payOrder,
  type PayOrderError,
  type ChangeOrderPaymentParams,
  type PayOrderData,
} from '../src/orders/calls.ts'
export {
  addClaimPhoto,
  claimPhotoPath,
  type AddClaimPhotoError,
  fileClaim,
  type FileClaimError,
  getOrderClaims,
  type GetOrderClaimsError,
  type AddClaimPhotoParams,
  type FileClaimParams,
} from '../src/orders/claim-calls.ts'
export {
  validateClaimForm,
  type ClaimField,
  toClaimDraft,
  type ClaimDraft,
  type ClaimIssues,
  claimLimits,
  type ClaimStep,
  claimSteps,
  type ClaimInputs,
  claimWishes,
  addPhotos,
} from '../src/orders/claim-rules.ts'
export { sendClaim, type SendClaimError, type SendClaimParams } from '../src/orders/claim-send.ts'
export { getOrderDocuments, type GetOrderDocumentsError } from '../src/orders/document-calls.ts'
export { documentFilePath, type DocumentFormat } from '../src/orders/document-paths.ts'
export { bindOrderKey } from '../src/orders/held-to.ts'
export {
  validateOrderLookupForm,
  normalizeOrderCode,
  type OrderLookupInputs,
  parseOrderLookupForm,
  type OrderLookupIssues,
  orderLookupMaxLengths,
} from '../src/orders/lookup.ts'
export {
  openOrderLookup,
  type OpenOrderLookupError,
  requestOrderLookup,
  type RequestOrderLookupError,
  type OpenOrderLookupParams,
  type RequestOrderLookupParams,
} from '../src/orders/lookup-calls.ts'
export { getOrder, type GetOrderError } from '../src/orders/read-calls.ts'
export { orderQuery } from '../src/orders/queries.ts'
export { paymentDue, type PaymentDue } from '../src/orders/due.ts'
export { orderSteps, type OrderStep } from '../src/orders/steps.ts'
export {
  createQuote,
  type CreateQuoteError,
  getQuote,
  type GetQuoteError,
  type GetQuoteParams,
} from '../src/quotes/calls.ts'
export { quoteDocumentPath } from '../src/quotes/document-path.ts'
export { quotePriceChange } from '../src/quotes/changes.ts'
export {
  validateQuoteForm,
  type QuoteField,
  type QuoteInputs,
  parseQuoteForm,
  toQuoteInputs,
  type QuoteIssues,
  quoteMaxLengths,
  toCreateQuoteParams,
} from '../src/quotes/wish.ts'
export type { Quote, QuoteItem, CreateQuoteParams } from '../src/quotes/types.ts'
export type {
  OrderActionsInput,
  OrderDetails,
  Claim,
  ClaimPhoto,
  ClaimWish,
  OrderClaims,
  OrderDocument,
  OrderDocuments,
  OrderEvent,
  OrderPayment,
  OrderProgress,
  OrderStatus,
  OrderWithdrawals,
  Parcel,
  Refund,
  Withdrawal,
  WithdrawnLine,
} from '../src/orders/types.ts'
export {
  declareWithdrawal,
  type DeclareWithdrawalError,
  getOrderWithdrawals,
  type GetOrderWithdrawalsError,
  type WithdrawFromOrderError,
  withdrawFromOrder,
  type DeclareWithdrawalData,
  type GetOrderWithdrawalsParams,
  type WithdrawFromOrderParams,
} from '../src/orders/withdrawal-calls.ts'
export {
  validateWithdrawalForm,
  isWholeOrder,
  validateWithdrawalChoice,
  type WithdrawalChoiceResult,
  type WithdrawableLine,
  withdrawableLines,
  type WithdrawalChoice,
  type DeclareWithdrawalParams,
  type WithdrawalField,
  type WithdrawalFormIssues,
  type WithdrawalIssue,
  withdrawalMaxLengths,
} from '../src/orders/withdrawals.ts'
