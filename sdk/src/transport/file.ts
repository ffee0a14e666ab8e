import type { ShopError } from '../kernel/errors.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import type { Shop } from './context.ts'
import { transportError, type Answer } from './decode.ts'
import { contextHeaders } from './headers.ts'
import { send } from './send.ts'
import type { CallOptions } from '../kernel/options.ts'

const dataOf = <T, C extends string>(sent: Result<Answer>) =>
  (sent.ok ? ok(sent.data.data) : sent) as Result<T, ShopError<C>>

/** Reads a file of the shop back end; a response of another media type than `type` is the error `contract`. */
export async function callFile<C extends string>(
  shop: Shop,
  path: string,
  type: string,
  { signal }: CallOptions = {},
): Promise<Result<Blob, ShopError<C>>> {
  const headers = new Headers({ ...contextHeaders(shop, 'shop'), Accept: `${type}, application/json` })
  const url = shop.config.endpoints.shop + path
  const sent = await send(shop, { url, method: 'GET', safe: true, headers, signal, file: type })
  const read = sent.ok && !(sent.data.data instanceof Blob) ? fail(transportError('contract', true)) : sent
  return dataOf(read)
}

/** A longer timeout for uploads on slow connections. */
const sendingMs = 120_000

/**
 * Sends a file to the shop back end as the body of a request. For idempotent operations; a repeated response is the
 * same as the first.
 */
export async function sendFile<T, C extends string>(
  shop: Shop,
  path: string,
  file: Blob,
  { signal }: CallOptions = {},
): Promise<Result<T, ShopError<C>>> {
  const headers = new Headers({
    ...contextHeaders(shop, 'shop'),
    Accept: 'application/json',
    'Content-Type': file.type,
  })
  const url = shop.config.endpoints.shop + path
  const timeoutMs = Math.max(sendingMs, shop.config.timeoutMs)
  return dataOf(await send(shop, { url, method: 'POST', safe: true, headers, signal, body: file, timeoutMs }))
}
