import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { useCartUrlAdd } from '@vanek/react-hooks'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createApp } from '../testing/app.tsx'

afterEach(cleanup)

const errorResponse = (code: string) =>
  Response.json({ requestId: 'r', errors: [{ code, field: null, title: code }] }, { status: 404 })

describe('C2.31 useCartUrlAdd', () => {
  it('C2.31 adds one piece once, also in strict mode, and returns the query without the parameter', async () => {
    const { wrapper: Wrapper, requests } = createApp()
    const done = vi.fn()
    const { rerender } = renderHook(() => useCartUrlAdd('?page=2&addToCart=30', done), {
      wrapper: ({ children }) => (
        <StrictMode>
          <Wrapper>{children}</Wrapper>
        </StrictMode>
      ),
    })
    await waitFor(() => expect(done).toHaveBeenCalledWith('?page=2', null))
    rerender()
    expect(requests.map(({ body }) => body)).toEqual([{ id: 30, amount: 1, type: 'shop_product' }])
    expect(done).toHaveBeenCalledTimes(1)
  })

  it('C2.31 treats the value as a product id if there is no such variant', async () => {
    const requestedIds: unknown[] = []
    const { wrapper } = createApp({
      more: ({ method, path, body }) => {
        const availability = { isAvailable: true, stock: 1 }
        const variants = [71, 70].map((id) => ({ id, catalogCode: `C${id}`, availability }))
        if (path.endsWith('/catalog/product')) return { data: [{ id: 7, slug: 'a', defaultVariantId: 70, variants }] }
        if (method === 'POST') requestedIds.push(body['id'])
        return body['id'] === 7 ? errorResponse('not_found') : undefined
      },
    })
    const done = vi.fn()
    renderHook(() => useCartUrlAdd('?addToCart=7', done), { wrapper })
    await waitFor(() => expect(done).toHaveBeenCalledWith('', null))
    expect(requestedIds).toEqual([7, 70])
  })

  it('C2.31 removes the parameter and reports the error when nothing could be added', async () => {
    const { wrapper, rejectNext, requests } = createApp()
    const done = vi.fn()
    rejectNext('out_of_stock')
    renderHook(() => useCartUrlAdd('?addToCart=30', done), { wrapper })
    await waitFor(() => expect(done).toHaveBeenCalledWith('', expect.objectContaining({ code: 'out_of_stock' })))
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  it('C2.31 ignores a query without a valid parameter', async () => {
    const { wrapper, requests } = createApp()
    const done = vi.fn()
    for (const search of ['', '?page=2', '?addToCart=', '?addToCart=x', '?addToCart=-3', '?addToCart=0'])
      renderHook(() => useCartUrlAdd(search, done), { wrapper })
    await Promise.resolve()
    expect([requests.length, done.mock.calls.length]).toEqual([0, 0])
  })
})
