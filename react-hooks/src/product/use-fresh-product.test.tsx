import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useFreshProduct } from '@vanek/react-hooks'
import type { Product } from '@vanek/sdk/product'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from '../testing/app.tsx'

afterEach(cleanup)

const productOf = (id: number) =>
  ({
    ...{ id, availability: { stock: 5 }, prices: { unitWithTax: 100 }, visibility: { saleable: true } },
    ...{ tags: [], alternatives: [], variants: [] },
  }) as unknown as Product
const [stored, other] = [productOf(5), productOf(6)]

const Price = ({ of, staleTime }: { readonly of: Product; readonly staleTime?: number }) => {
  const { data: product, status, refetch } = useFreshProduct(of, staleTime === undefined ? {} : { staleTime })
  return (
    <>
      <output>{`${product.id} ${product.prices.unitWithTax} ${status}`}</output>
      <button onClick={() => void refetch()}>refetch</button>
    </>
  )
}

function show({ staleTime, status = 200 }: { readonly staleTime?: number; readonly status?: number } = {}) {
  let price = 90
  const app = createApp({
    more: ({ path }) => {
      if (!path.startsWith('/api/v1/products/')) return undefined
      const id = Number(path.split('/').at(-1))
      const data = { id, saleable: true, availability: { stock: 0 }, prices: { unitWithTax: price } }
      return Response.json(status === 200 ? { data } : { requestId: 'r-1', errors: [] }, { status })
    },
  })
  const page = (of: Product) => (
    <StrictMode>
      <Price of={of} {...(staleTime !== undefined && { staleTime })} />
    </StrictMode>
  )
  const { rerender } = render(page(stored), app)
  return { ...app, rerender: (of: Product) => rerender(page(of)), setPrice: (next: number) => void (price = next) }
}
const text = () => screen.getByRole('status').textContent
const refocus = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))

describe('useFreshProduct', () => {
  it('C7.57 starts with the page data and fetches current prices', async () => {
    show()
    expect(text()).toBe('5 100 pending')
    await waitFor(() => expect(text()).toBe('5 90 success'))
  })

  it('refetches when the page becomes visible, unless the data is fresh', async () => {
    const { setPrice } = show({ staleTime: 0 })
    await waitFor(() => expect(text()).toBe('5 90 success'))
    setPrice(80)
    refocus()
    await waitFor(() => expect(text()).toBe('5 80 success'))
    cleanup()
    const { requests } = show()
    await waitFor(() => expect(text()).toBe('5 90 success'))
    const requestCount = requests.length
    refocus()
    await act(async () => Promise.resolve())
    expect(requests).toHaveLength(requestCount)
  })

  it('refetches on request', async () => {
    const { setPrice } = show()
    await waitFor(() => expect(text()).toBe('5 90 success'))
    setPrice(70)
    fireEvent.click(screen.getByText('refetch'))
    await waitFor(() => expect(text()).toBe('5 70 success'))
  })

  it('never shows the prices of one product for another', async () => {
    const { rerender } = show()
    await waitFor(() => expect(text()).toBe('5 90 success'))
    rerender(other)
    expect(text()).toBe('6 100 pending')
    await waitFor(() => expect(text()).toBe('6 90 success'))
  })

  it('keeps the data when the request fails', async () => {
    const { requests } = show({ status: 404 })
    await waitFor(() => expect(text()).toBe('5 100 error'))
    expect(requests.length).toBeGreaterThan(0)
  })
})
