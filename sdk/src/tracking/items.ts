import type { CartItem } from '../cart/types.ts'
import type { OrderItem } from '../checkout/types.ts'
import type { Product, ProductBox, Variant } from '../product/types.ts'
import { amountOf } from './money.ts'
import type { TrackedItem } from './types.ts'

const levels = ['item_category', 'item_category2', 'item_category3', 'item_category4', 'item_category5'] as const

/** `Ventilation > Fans` as category levels of GA4. */
function categoriesOf(fullname: string): Partial<Pick<TrackedItem, (typeof levels)[number]>> {
  const titles = fullname
    .split('>')
    .map((title) => title.trim())
    .filter((title) => title !== '')
  return Object.fromEntries(levels.flatMap((level, at) => (titles[at] === undefined ? [] : [[level, titles[at]]])))
}

const brandOf = (title: string | null | undefined) => (title ? { item_brand: title } : {})

const variantOf = (name: string | null | undefined) => (name ? { item_variant: name } : {})

/**
 * The item of an event for a product in a list, as the variant that its box shows.
 *
 * @param product - The product box.
 */
export const productBoxToItem = ({
  defaultVariantId,
  variant,
  name,
  brand,
  prices,
}: Pick<ProductBox, 'defaultVariantId' | 'variant' | 'name' | 'brand' | 'prices'>): TrackedItem => ({
  item_id: String(variant?.id ?? defaultVariantId),
  item_name: name,
  ...brandOf(brand),
  ...variantOf(variant?.name),
  price: amountOf(prices.unitWithTax),
})

/**
 * The item of an event for a variant on its product page.
 *
 * @param product - The product.
 * @param variant - The variant.
 */
export const variantToItem = (
  { name, brand, categoryFullname }: Pick<Product, 'name' | 'brand' | 'categoryFullname'>,
  variant: Pick<Variant, 'id' | 'name' | 'prices'>,
): TrackedItem => ({
  item_id: String(variant.id),
  item_name: name,
  ...brandOf(brand?.title),
  ...categoriesOf(categoryFullname),
  ...variantOf(variant.name),
  price: amountOf(variant.prices.unitWithTax),
})

/** The item of a cart line, by default with its whole amount; null for a line without a product. */
export const itemOfLine = (
  { product, variant, variantId, prices, amount }: CartItem,
  quantity: number = amount,
): TrackedItem | null => {
  const id = variantId ?? variant?.id
  if (!product || id === undefined) return null
  return {
    item_id: String(id),
    item_name: product.name,
    ...brandOf(product.brand),
    ...categoriesOf(product.categoryFullname),
    ...variantOf(variant?.name),
    price: amountOf(prices.unitWithTax),
    quantity,
  }
}

/** The lines of a cart including nested ones, without lines without a product. */
export const itemsOfLines = (lines: readonly CartItem[]): readonly TrackedItem[] =>
  lines.flatMap((line) => {
    const item = itemOfLine(line)
    return [...(item ? [item] : []), ...itemsOfLines(line.items)]
  })

/**
 * The item of an order line, equal to that of its cart line; prices are with VAT. If the variant is unknown, the name
 * identifies it, because the id of the product would be that of another variant.
 */
export const itemOfOrderItem = (line: OrderItem): TrackedItem => ({
  item_id: String(line.variantId ?? line.name),
  item_name: line.productName ?? line.name,
  ...brandOf(line.brand),
  ...categoriesOf(line.categoryFullname ?? ''),
  ...variantOf(line.variantName),
  price: amountOf(line.prices.unitWithTax),
  quantity: line.amount,
})
