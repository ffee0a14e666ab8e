import { CommerceError } from '@vanek/sdk'
import { canAddToCart } from '@vanek/sdk/cart'
import { listingQuery } from '@vanek/sdk/catalog'
import { formatPrice } from '@vanek/sdk/format'
import { errorText } from '@vanek/sdk/i18n'
import { en } from '@vanek/sdk/i18n/en'
import { productQuery, type Variant } from '@vanek/sdk/product'
import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Link, Outlet, type LoaderFunctionArgs, useLoaderData, useRouteError } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { cart, shop } from './shop.ts'

const money = (amount: number) => formatPrice(amount, shop.config.currency)

// the signal of the request aborts the call on navigation
const listingLoader = ({ request: { signal } }: LoaderFunctionArgs) =>
  listingQuery(shop, { path: 'koupelnove-ventilatory', perPage: 6 }).queryFn({ signal })

const productLoader = ({ params: { slug = '' }, request: { signal } }: LoaderFunctionArgs) =>
  productQuery(shop, { slug }).queryFn({ signal })

function Listing() {
  const { products } = useLoaderData<typeof listingLoader>()
  return (
    <>
      <h1>Bathroom fans</h1>
      {products.map(({ id, name, slug, prices }) => (
        <p key={id}>
          <Link to={`/products/${slug}`}>{name}</Link>, from {money(prices.unitWithTax)}
        </p>
      ))}
    </>
  )
}

const addButton = (variant: Variant) => ({
  'aria-label': `Add ${variant.name}`,
  disabled: !canAddToCart(variant).enabled,
  onClick: () => void cart.addItem({ variantId: variant.id, amount: 1 }),
})

function Product() {
  const { name, perex, variants } = useLoaderData<typeof productLoader>()
  return (
    <>
      <p>
        <Link to="/">All fans</Link>
      </p>
      <h1>{name}</h1>
      <p>{perex}</p>
      {variants.map((variant) => (
        <p key={variant.id}>
          {variant.name}, {money(variant.prices?.unitWithTax ?? 0)} <button {...addButton(variant)}>Add</button>
        </p>
      ))}
    </>
  )
}

function Failure() {
  const error = useRouteError()
  if (!(error instanceof CommerceError)) throw error
  return <p role="alert">{errorText(en, error.error)}</p>
}

function Layout() {
  const { cart: shown, errors } = useSyncExternalStore(cart.subscribe, cart.getState)
  return (
    <>
      <Outlet />
      <h2 aria-live="polite">Cart: {money(shown.prices.itemsWithTax)}</h2>
      {shown.items.map(({ id, name, amount }) => (
        <p key={id}>
          {amount} × {name}{' '}
          <button aria-label={`More ${name}`} onClick={() => void cart.setAmount(id, amount + 1)}>
            +
          </button>
        </p>
      ))}
      <p role="alert">{[...errors.values()].map((error) => errorText(en, error)).join(' ')}</p>
    </>
  )
}

const router = createBrowserRouter([
  {
    Component: Layout,
    HydrateFallback: () => <p>Loading</p>,
    children: [
      { path: '/', loader: listingLoader, Component: Listing, ErrorBoundary: Failure },
      { path: '/products/:slug', loader: productLoader, Component: Product, ErrorBoundary: Failure },
    ],
  },
])

void cart.load()
createRoot(document.body).render(<RouterProvider router={router} />)
