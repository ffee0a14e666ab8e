import type { OrderKey } from './calls.ts'

/** File format of a document: PDF for people, ISDOC for accounting. */
export type DocumentFormat = 'pdf' | 'isdoc'

/** Path of an order in the contract, which is also its path on the shop's own origin. */
export const pathOfOrder = (order: OrderKey): string =>
  `/api/v1/${'id' in order ? `user/orders/${encodeURIComponent(order.id)}` : `orders/token/${encodeURIComponent(order.token)}`}`

/**
 * Path of a document of an order on the shop's own origin, for a link.
 *
 * @param order - The order: by id, or by its secret token.
 * @param number - Number of the document.
 * @param format - Format of the file.
 */
export const documentFilePath = (order: OrderKey, number: string, format: DocumentFormat): string =>
  `${pathOfOrder(order)}/documents/${encodeURIComponent(number)}${format === 'pdf' ? '' : `?format=${format}`}`
