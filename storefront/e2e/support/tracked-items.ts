import { unwrap } from '@vanek/sdk'
import {
  getProduct,
  getProducts,
  type Product,
  type ProductBox,
  initialVariant,
  type Variant,
} from '@vanek/sdk/product'
import { sandboxShop } from './sandbox.ts'

const rounded = (value: number) => Math.round(value * 100) / 100

type TrackedProduct = Pick<ProductBox, 'defaultVariantId' | 'name' | 'prices'> & {
  readonly brand: string | null
  readonly variants?: readonly Pick<Variant, 'prices'>[]
}

/** The expected tracking data of a product in a list: with its shown price, the lowest of its variants. */
export const listItem = (box: TrackedProduct) => ({
  item_id: String(box.defaultVariantId),
  item_name: box.name,
  ...(box.brand && { item_brand: box.brand }),
  price: rounded(Math.min(box.prices.unitWithTax, ...(box.variants ?? []).map((own) => own.prices.unitWithTax))),
})

/** The expected tracking data of a list. */
export function trackedList(id: string, name: string, boxes: readonly Parameters<typeof listItem>[0][]) {
  const names = { item_list_id: id, item_list_name: name }
  return { ...names, currency: 'CZK', items: boxes.map((box, index) => ({ ...listItem(box), index, ...names })) }
}

const levels = ['item_category', 'item_category2', 'item_category3']

/** Tracking data of a product that its page, a cart line and an order line share. */
export const trackedLine = ({ name, brand, categoryFullname }: Product, variant: Variant) => ({
  item_id: String(variant.id),
  item_name: name,
  ...(brand && { item_brand: brand.title }),
  ...Object.fromEntries(categoryFullname.split(' > ').map((title, at) => [levels[at], title])),
  ...(variant.name && { item_variant: variant.name }),
  price: rounded(variant.prices.unitWithTax),
})

/** A product with related products of its page. */
export async function trackedProduct(sandboxUrl: string, slug: string) {
  const shop = sandboxShop(sandboxUrl)
  const product = unwrap(await getProduct(shop, { slug }))
  const ids = product.alternatives.filter((id) => id !== product.id).slice(0, 4)
  const others = ids.length > 0 ? unwrap(await getProducts(shop, { ids })) : []
  const alternatives = others.map((own) => ({ ...own, brand: own.brand?.title ?? null }))
  return { product, variant: initialVariant(product), alternatives }
}
