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
    await waitFor(() => expect(done).toHaveBeenCalledWith('?page=2', null, null))
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
    await waitFor(() => expect(done).toHaveBeenCalledWith('', null, null))
    expect(requestedIds).toEqual([7, 70])
  })

  it('C2.31 removes the parameter and reports the error when nothing could be added', async () => {
    const { wrapper, rejectNext, requests } = createApp()
    const done = vi.fn()
    rejectNext('out_of_stock')
    renderHook(() => useCartUrlAdd('?addToCart=30', done), { wrapper })
    await waitFor(() => expect(done).toHaveBeenCalledWith('', expect.objectContaining({ code: 'out_of_stock' }), null))
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  it('C5.43 adds nothing of a product whose variant has to be chosen, and returns the product', async () => {
    const requestedIds: unknown[] = []
    const variants = [71, 70].map((id) => ({
      id,
      catalogCode: `C${id}`,
      availability: { isAvailable: true, stock: 1 },
    }))
    const product = { id: 7, slug: 'a', defaultVariantId: 70, variantRequired: true, variants }
    const { wrapper } = createApp({
      more: ({ method, path, body }) => {
        if (path.endsWith('/catalog/product')) return { data: [product] }
        if (method === 'POST') requestedIds.push(body['id'])
        return body['id'] === 7 ? errorResponse('not_found') : undefined
      },
    })
    const done = vi.fn()
    renderHook(() => useCartUrlAdd('?addToCart=7', done), { wrapper })
    const error = expect.objectContaining({ code: 'variant_required' }) as unknown
    await waitFor(() => expect(done).toHaveBeenCalledWith('', error, expect.objectContaining({ slug: 'a' })))
    expect(requestedIds).toEqual([7])
  })

  it.each(['', 'x', '-3', '0'])('C2.31 removes the invalid value "%s" and reports that nothing was found', (value) => {
    const { wrapper, requests } = createApp()
    const done = vi.fn()
    renderHook(() => useCartUrlAdd(`?page=2&addToCart=${value}`, done), { wrapper })
    expect(done).toHaveBeenCalledWith('?page=2', expect.objectContaining({ code: 'not_found' }), null)
    expect(requests).toEqual([])
  })

  it('C2.31 ignores a query without the parameter', () => {
    const { wrapper, requests } = createApp()
    const done = vi.fn()
    for (const search of ['', '?page=2']) renderHook(() => useCartUrlAdd(search, done), { wrapper })
    expect([requests.length, done.mock.calls.length]).toEqual([0, 0])
  })
})
