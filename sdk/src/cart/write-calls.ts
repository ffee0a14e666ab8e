import { newId } from '../kernel/ids.ts'
import { callShop, type CallResult } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { ShopApi } from '../transport/rest.ts'
import type { AddCartItemParams } from './types.ts'
import type { WriteOptions } from '../kernel/options.ts'

/** Deletes a guest cart token that the back end no longer knows, unless it was replaced meanwhile. */
export async function callCart<R>(
  shop: Shop,
  run: (api: ShopApi) => Promise<R>,
  required?: string,
): Promise<CallResult<R>> {
  const { tokens } = shop.config
  const token = tokens.get('cart')
  const result = await callShop(shop, run, required)
  if (!result.ok && result.error.code === 'cart_not_found' && tokens.get('cart') === token) tokens.set('cart', null)
  return result
}

// a type, since the client's options need an index signature, which an interface lacks
export type WriteInit = {
  readonly params: { readonly header: { readonly 'Idempotency-Key': string } }
  readonly signal?: AbortSignal
}

/** Runs a write under its key. Its response must have the field `required`. */
export const write = <R>(
  shop: Shop,
  { signal, idempotencyKey = newId() }: WriteOptions,
  run: (api: ShopApi, init: WriteInit) => Promise<R>,
  required = 'cart',
) =>
  callCart(
    shop,
    (api) => run(api, { params: { header: { 'Idempotency-Key': idempotencyKey } }, ...(signal && { signal }) }),
    required,
  )

/** The same for a write that may create a cart: stores the token of the guest cart. */
export async function writeItems<R>(
  shop: Shop,
  options: WriteOptions,
  run: (api: ShopApi, init: WriteInit) => Promise<R>,
): Promise<CallResult<R>> {
  const result = await write(shop, options, run)
  const token = result.ok && (result.data as Made)?.meta?.custom?.guestCartToken
  if (token) shop.config.tokens.set('cart', token)
  return result
}

type Made = { readonly meta?: { readonly custom?: { readonly guestCartToken: string | null } | null } | null } | null

/** The request body for an item; its type defaults to a product of the shop. */
export const wireItem = ({
  variantId,
  amount,
  type = 'shop_product',
  newLine,
  credits,
  parentId,
  custom,
}: AddCartItemParams) => ({
  id: variantId,
  amount,
  type,
  ...(parentId && { parent_id: parentId }),
  ...(newLine && { newLine }),
  ...(credits && { credits }),
  ...(custom && { custom }),
})
