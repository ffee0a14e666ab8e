import type { OrderKey } from './calls.ts'

/** File format of a document: PDF for people, ISDOC for accounting. */
export type DocumentFormat = 'pdf' | 'isdoc'

/** Path of a document of an order on the shop's own origin, for a link. */
export const documentFilePath = (order: OrderKey, number: string, format: DocumentFormat): string => {
  const of =
    'id' in order ? `user/orders/${encodeURIComponent(order.id)}` : `orders/token/${encodeURIComponent(order.token)}`
  return `/api/v1/${of}/documents/${encodeURIComponent(number)}${format === 'pdf' ? '' : `?format=${format}`}`
}
