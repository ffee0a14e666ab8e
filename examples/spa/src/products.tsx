import { useAddToCart, useMoney, useShop, useShopQuery } from '@vanek/react-hooks'
import { listingQuery } from '@vanek/sdk/catalog'
import type { ProductBox } from '@vanek/sdk/product'
import { textOf } from './shop.ts'

function Product({ product }: { readonly product: ProductBox }) {
  const money = useMoney()
  const { formProps, buttonProps, error } = useAddToCart({ ...product, variantId: product.defaultVariantId })
  const button = { ...buttonProps, 'aria-label': `Add ${product.name}` }
  return (
    <form {...formProps}>
      {product.name}, from {money(product.prices.unitWithTax)} <button {...button}>Add</button>
      {error && <span role="alert">{textOf(error)}</span>}
    </form>
  )
}

export function Products() {
  const products = listingQuery(useShop(), { path: 'koupelnove-ventilatory', perPage: 6 })
  const { data, error, refetch } = useShopQuery(products)
  return (
    <>
      <h1>Bathroom fans</h1>
      {error && <p role="alert">{textOf(error)}</p>}
      {error && <button onClick={() => void refetch()}>Try again</button>}
      {data?.products.map((product) => (
        <Product key={product.id} product={product} />
      ))}
    </>
  )
}
