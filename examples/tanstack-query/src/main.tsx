import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { CommerceError } from '@vanek/sdk'
import { listingQuery } from '@vanek/sdk/catalog'
import { formatPrice } from '@vanek/sdk/format'
import { errorText } from '@vanek/sdk/i18n'
import { en } from '@vanek/sdk/i18n/en'
import { StrictMode, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { cart, shop } from './shop.ts'

// the SDK already retries requests
const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } })
const money = (amount: number) => formatPrice(amount, shop.config.currency)
const textOf = (error: unknown) => (error instanceof CommerceError ? errorText(en, error.error) : en.unexpected)

function Products() {
  const { data, error, isPending } = useQuery(listingQuery(shop, { path: 'koupelnove-ventilatory', perPage: 6 }))
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{textOf(error)}</p>
  return data.products.map(({ id, name, prices, defaultVariantId: variantId }) => {
    const button = { 'aria-label': `Add ${name}`, onClick: () => void cart.addItem({ variantId, amount: 1 }) }
    return (
      <p key={id}>
        {name}, from {money(prices.unitWithTax)} <button {...button}>Add</button>
      </p>
    )
  })
}

function Cart() {
  const { cart: shown, errors } = useSyncExternalStore(cart.subscribe, cart.getState)
  return (
    <>
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

void cart.load()
createRoot(document.body).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <h1>Bathroom fans</h1>
      <Products />
      <Cart />
    </QueryClientProvider>
  </StrictMode>,
)
