export {
  awaitsTransfer,
  isOrderPaid,
  type OrderAction,
  type OrderActionRefusal,
  orderActions,
  type OrderActions,
  type OrderActionVerdict,
} from '../src/orders/actions.ts'
export {
  cancelOrder,
  type CancelOrderError,
  changeOrderPayment,
  type ChangePaymentError,
  getOrderPayments,
  type OrderChangeOptions,
  type OrderKey,
  type OrderPaymentsError,
  type PaymentChange,
  payOrder,
  type PayOrderError,
} from '../src/orders/calls.ts'
export { getOrderDocuments, type OrderDocumentsError } from '../src/orders/document-calls.ts'
export { documentFilePath, type DocumentFormat } from '../src/orders/document-paths.ts'
export { paymentDue, type PaymentDue } from '../src/orders/due.ts'
export { orderSteps, type OrderStep } from '../src/orders/steps.ts'
export {
  createQuote,
  type CreateQuoteError,
  type CreateQuoteOptions,
  getQuote,
  type QuoteError,
} from '../src/quotes/calls.ts'
export { quoteDocumentPath } from '../src/quotes/document-path.ts'
export { quoteChange, type QuoteChange } from '../src/quotes/changes.ts'
export {
  checkQuoteInputs,
  type QuoteField,
  type QuoteInputs,
  quoteInputsFrom,
  quoteInputsOf,
  type QuoteIssue,
  type QuoteIssues,
  quoteLengths,
  toQuoteWish,
} from '../src/quotes/wish.ts'
export type { Quote, QuoteItem, QuoteWish } from '../src/quotes/types.ts'
export type {
  ActionableOrder,
  AnyOrder,
  OrderDocument,
  OrderDocuments,
  OrderEvent,
  OrderPayment,
  OrderProgress,
  OrderStatus,
  Parcel,
  Refund,
} from '../src/orders/types.ts'
