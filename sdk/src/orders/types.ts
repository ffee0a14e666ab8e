import type { components } from '../generated/shop.d.ts'
import type { DeepReadonly } from '../kernel/readonly.ts'

type Schemas = components['schemas']

/** Fulfilment state of an order. */
export type OrderStatus = Schemas['OrderStatus']
/** Something that happened to an order, with its time. */
export interface OrderEvent extends DeepReadonly<Schemas['OrderEvent']> {}
/** A parcel that a carrier brings. */
export interface Parcel extends DeepReadonly<Schemas['Parcel']> {}

/** A refund of an order. */
export interface Refund extends DeepReadonly<Schemas['Refund']> {}
/** A payment method that an order can be changed to. */
export interface OrderPayment extends DeepReadonly<Schemas['OrderPayment']> {}
/** A placed order, read by its token or by its owner. */
export interface OrderDetails extends DeepReadonly<Schemas['OrderBase']> {}

/** The parts of an order that describe its progress; placed orders and those of an account have them. */
export type OrderProgress = Pick<OrderDetails, 'status' | 'events' | 'payment' | 'refunds'>
/** The parts of an order that decide what can be done with it. */
export type OrderActionsInput = Pick<
  OrderDetails,
  | 'status'
  | 'events'
  | 'payment'
  | 'changeableUntil'
  | 'claimableUntil'
  | 'items'
  | 'business'
  | 'withdrawals'
  | 'claimed'
  | 'withdrawableUntil'
>
/** A withdrawal from an order. */
export interface Withdrawal extends DeepReadonly<Schemas['Withdrawal']> {}
/** How much of a line is withdrawn from. */
export interface WithdrawnLine extends DeepReadonly<Schemas['WithdrawnLine']> {}
/** The withdrawals from an order, and the refund that is possible now. */
export interface OrderWithdrawals extends DeepReadonly<Schemas['OrderWithdrawals']> {}
/** The invoice and the credit notes of an order, and what its invoice waits for. */
export interface OrderDocuments extends DeepReadonly<Schemas['OrderDocuments']> {}
/** An invoice or a credit note. */
export interface OrderDocument extends DeepReadonly<Schemas['OrderDocument']> {}

/** Goods that a customer reports as faulty, and the response of the shop. */
export interface Claim extends DeepReadonly<Schemas['Claim']> {}
/** State of a claim. */
export type ClaimState = Schemas['ClaimState']
/** Resolution that a customer requests for faulty goods. */
export type ClaimWish = Schemas['ClaimWish']
/** A stored photo of a claim. */
export interface ClaimPhoto extends DeepReadonly<Schemas['ClaimPhoto']> {}
/** The claims of an order, and the amounts that can still be claimed. */
export interface OrderClaims extends DeepReadonly<Schemas['OrderClaims']> {}
