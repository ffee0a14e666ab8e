import { CommerceError, type ShopError } from '../kernel/errors.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import type { Shop } from './context.ts'
import { transportError } from './decode.ts'
import { contextHeaders } from './headers.ts'
import type { QueryContext } from './query.ts'
import { send } from './send.ts'

/** Reads a file of the shop back end; an answer of another media type than `type` breaks the contract. */
export async function callFile<C extends string>(
  shop: Shop,
  path: string,
  type: string,
  { signal }: QueryContext = {},
): Promise<Result<Blob, ShopError<C>>> {
  const headers = new Headers({ ...contextHeaders(shop, 'shop'), Accept: `${type}, application/json` })
  const url = shop.config.endpoints.shop + path
  try {
    const { data } = await send(shop, { url, method: 'GET', safe: true, headers, signal, file: type })
    if (!(data instanceof Blob)) throw new CommerceError(transportError('contract', true))
    return ok(data)
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error
    return fail(error.error as ShopError<C>)
  }
}
