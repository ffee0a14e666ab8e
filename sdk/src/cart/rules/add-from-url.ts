/** The `addToCart` parameter of a URL. Returned by {@link parseAddToCartUrl}. */
export interface AddToCartUrl {
  /** Id of a variant or of a product; null if the value is not an id. */
  readonly id: number | null
  /** Query string without this parameter, with `?`; empty if nothing is left. Use it as the address after the add. */
  readonly rest: string
}

const name = 'addToCart'

/**
 * Reads the `addToCart` parameter of a query string, which links in newsletters use. Add one piece of the variant.
 *
 * @param search - Query string, with or without a leading `?`.
 * @returns The id of the variant and the query without the parameter; null if it is missing.
 * @example
 * ```ts
 * const wanted = parseAddToCartUrl('?addToCart=17&page=2') // { id: 17, rest: '?page=2' }
 * if (wanted?.id) await cart.addItem({ variantId: wanted.id, amount: 1 })
 * ```
 */
export function parseAddToCartUrl(search: string): AddToCartUrl | null {
  const params = new URLSearchParams(search)
  const value = params.get(name)
  if (value === null) return null
  params.delete(name)
  const rest = params.toString()
  return { id: /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null, rest: rest && `?${rest}` }
}
