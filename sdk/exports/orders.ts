export {
  awaitsTransfer,
  isOrderPaid,
  type OrderAction,
  type OrderActionRefusal,
  orderActions,
  type OrderActions,
  type OrderActionVerdict,
  type WithdrawalRefusal,
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
export {
  checkOrderLookup,
  normalizeOrderCode,
  type OrderLookup,
  orderLookupFrom,
  type OrderLookupIssues,
  orderLookupLengths,
} from '../src/orders/lookup.ts'
export {
  openOrderLookup,
  type OpenLookupError,
  type OrderLookupOptions,
  requestOrderLookup,
  type RequestLookupError,
} from '../src/orders/lookup-calls.ts'
export { getOrder, type ReadOrderError } from '../src/orders/read-calls.ts'
export { orderSteps, type OrderStep } from '../src/orders/steps.ts'
export type {
  ActionableOrder,
  AnyOrder,
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
  type OrderWithdrawalsError,
  type WithdrawalRequest,
  type WithdrawError,
  withdrawFromOrder,
} from '../src/orders/withdrawal-calls.ts'
export {
  checkWithdrawalFields,
  readChoice,
  type ReadChoice,
  type WithdrawableLine,
  withdrawableLines,
  type WithdrawalChoice,
  type WithdrawalDeclaration,
  type WithdrawalDetails,
  type WithdrawalField,
  type WithdrawalFieldIssue,
  type WithdrawalFieldIssues,
  type WithdrawalIssue,
  withdrawalLengths,
  writeLines,
} from '../src/orders/withdrawals.ts'
