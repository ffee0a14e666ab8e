import { getProducts, type Product } from '@vanek/sdk/product'
import { sandboxShop } from './sandbox.ts'

const atOnce = 40
// first id of the seed's own products
const firstId = 1_001

const read = async (sandboxUrl: string, from: number): Promise<readonly Product[]> => {
  const ids = Array.from({ length: atOnce }, (_, at) => from + at)
  const found = await getProducts(sandboxShop(sandboxUrl), { ids })
  // some products are for one group of customers only
  if (found.ok) return found.data
  const each = await Promise.all(ids.map((id) => getProducts(sandboxShop(sandboxUrl), { ids: [id] })))
  return each.flatMap((one) => (one.ok ? one.data : []))
}

/** The first matching product of the catalogue; throws if the seed has none. */
export async function findProduct(sandboxUrl: string, fits: (product: Product) => boolean): Promise<Product> {
  for (let from = firstId; ; from += atOnce) {
    const products = await read(sandboxUrl, from)
    const product = products.find(fits)
    if (product) return product
    if (products.length === 0) break
  }
  throw new Error(`The seed has no such product: ${String(fits)}`)
}

/** Sets the stock of a variant directly in the sandbox. */
export async function setStock(sandboxUrl: string, variantId: number, amount: number): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/sandbox/stock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ variantId, amount }),
  })
  if (!answer.ok) throw new Error(`The sandbox sets no stock: ${answer.status}`)
}
