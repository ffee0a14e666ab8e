export { orderSteps, type OrderStep } from '../src/orders/steps.ts'
export type { OrderEvent, OrderProgress, OrderStatus, Parcel } from '../src/orders/types.ts'
