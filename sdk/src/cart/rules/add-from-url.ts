export interface AddFromUrl {
  /** Id of a variant or of a product. */
  readonly id: number
  /** The search without the parameter: what the address is after the add. */
  readonly rest: string
}

const name = 'addToCart'

/** What `?addToCart=` of an address asks for (C2.31): one piece; null when it asks for nothing that has an id. */
export function addToCartFromUrl(search: string): AddFromUrl | null {
  const params = new URLSearchParams(search)
  const value = params.get(name) ?? ''
  if (!/^[1-9]\d{0,8}$/.test(value)) return null
  params.delete(name)
  const rest = params.toString()
  return { id: Number(value), rest: rest && `?${rest}` }
}
