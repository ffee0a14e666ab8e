/** The `addToCart` parameter of a URL. Returned by {@link parseAddToCartUrl}. */
export interface AddToCartUrl {
  /** Id of a variant or of a product. */
  readonly id: number
  /** Query string without this parameter, with `?`; empty if nothing is left. Use it as the address after the add. */
  readonly rest: string
}

const name = 'addToCart'

/**
 * Reads the `addToCart` parameter of a query string, which links in newsletters use. Add one piece of the variant.
 *
 * @param search - Query string, with or without a leading `?`.
 * @returns The id of the variant and the query without the parameter; null if it is missing or not an id.
 */
export function parseAddToCartUrl(search: string): AddToCartUrl | null {
  const params = new URLSearchParams(search)
  const value = params.get(name) ?? ''
  if (!/^[1-9]\d{0,8}$/.test(value)) return null
  params.delete(name)
  const rest = params.toString()
  return { id: Number(value), rest: rest && `?${rest}` }
}
