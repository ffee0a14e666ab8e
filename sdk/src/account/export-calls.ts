import { ok, type Result } from '../kernel/result.ts'
import type { Shop } from '../transport/context.ts'
import type { GetUserOrderError, GetUserOrderParams } from './order-calls.ts'
import type { CallOptions } from '../kernel/options.ts'

/**
 * Path of the items of an order as a CSV file on the shop's own origin, for a link.
 *
 * @param id - Id of the customer's own order.
 */
export const orderExportPath = (id: string): string => `/api/v1/user/orders/${encodeURIComponent(id)}/items/export`

/**
 * The path of an order as a PDF document on the shop's own origin, for a link.
 *
 * @param id - Id of the customer's own order.
 */
export const orderDocumentPath = (id: string): string => `/api/v1/user/orders/${encodeURIComponent(id)}/document`

/**
 * Path of the pictures of the items of an order, as one ZIP file on the shop's own origin, for a link.
 *
 * @param id - Id of the customer's own order.
 */
export const orderImagesPath = (id: string): string =>
  `/api/v1/user/orders/${encodeURIComponent(id)}/items/images/export`

const fetchFile = async (
  shop: Shop,
  path: string,
  type: string,
  options: CallOptions,
): Promise<Result<Blob, GetUserOrderError>> => {
  const { callFile } = await import('../transport/file.ts')
  return callFile(shop, path, type, options)
}

/**
 * Lines of an order as CSV, without a byte order mark.
 *
 * @param shop - The shop to call.
 * @param params - `id` of an order of the customer.
 * @param options - `signal` aborts the call.
 * @returns A string; or an error: `customer_restricted`, `not_found`, `validation`, or a `TransportCode`.
 */
export async function exportUserOrderItems(
  shop: Shop,
  params: GetUserOrderParams,
  options: CallOptions = {},
): Promise<Result<string, GetUserOrderError>> {
  const answer = await fetchFile(shop, orderExportPath(params.id), 'text/csv', options)
  return answer.ok ? ok(await answer.data.text()) : answer
}

/**
 * Pictures of the goods of an order in one zip file.
 *
 * @param shop - The shop to call.
 * @param params - `id` of an order of the customer.
 * @param options - `signal` aborts the call.
 * @returns The file; or an error: `customer_restricted`, `not_found`, `validation`, or a `TransportCode`.
 */
export const exportUserOrderImages = (
  shop: Shop,
  params: GetUserOrderParams,
  options: CallOptions = {},
): Promise<Result<Blob, GetUserOrderError>> => fetchFile(shop, orderImagesPath(params.id), 'application/zip', options)
