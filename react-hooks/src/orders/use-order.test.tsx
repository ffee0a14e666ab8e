import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useOrder } from '@vanek/react-hooks'
import type { OrderDetails, OrderKey } from '@vanek/sdk/orders'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from '../testing/app.tsx'

afterEach(cleanup)

const orderOf = (code: string, status: string) => ({ code, status }) as unknown as OrderDetails

interface Props {
  readonly order: OrderKey
  readonly initial?: OrderDetails
  readonly staleTime?: number
}

const Shown = ({ order, ...options }: Props) => {
  const { data, error, status, isFetching, refetch } = useOrder(order, options)
  const parts = [data?.code, data?.status, error?.code, status, isFetching && 'fetching']
  return (
    <>
      <output>{parts.filter(Boolean).join(' ')}</output>
      <button onClick={() => void refetch()}>refetch</button>
    </>
  )
}

function show(props: Props) {
  const back = { status: 'packed', http: 200 }
  const app = createApp({
    more: ({ path }) => {
      if (!path.includes('/orders/')) return undefined
      const code = path.split('/').at(-1) ?? ''
      return back.http === 200
        ? orderOf(code, back.status)
        : Response.json({ requestId: 'r', errors: [{ code: 'not_found', field: null, title: 'x' }] }, { status: 404 })
    },
  })
  const page = (own: Props) => (
    <StrictMode>
      <Shown {...own} />
    </StrictMode>
  )
  const { rerender } = render(page(props), app)
  return { ...app, back, rerender: (own: Props) => rerender(page(own)) }
}
const text = () => screen.getByRole('status').textContent
const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))
const soon = () => act(async () => new Promise((resolve) => setTimeout(resolve, 20)))
const current = { token: 'current' }

describe('useOrder', () => {
  it.each<[string, OrderKey, string]>([
    ['a customer’s by its id', { id: 'o-1' }, '/api/v1/user/orders/o-1'],
    ['any by its token', current, '/api/v1/orders/token/current'],
  ])('A2.10 reads %s', async (_whose, order, path) => {
    const { requests } = show({ order })
    expect(text()).toBe('pending fetching')
    await waitFor(() => expect(text()).toBe(`${path.split('/').at(-1)} packed success`))
    expect(new Set(requests.map((request) => request.path))).toEqual(new Set([path]))
  })

  it('A2.10 begins with what the page has, and reads it when the page comes back into sight, not too often', async () => {
    const initial = orderOf('current', 'received')
    const { requests, back } = show({ order: current, initial, staleTime: 0 })
    expect(text()).toBe('current received success')
    await soon()
    expect(requests).toEqual([])
    comeBack()
    await waitFor(() => expect(text()).toBe('current packed success'))
    cleanup()
    const other = show({ order: current, initial })
    comeBack()
    await soon()
    expect([text(), other.requests.length, back.status]).toEqual(['current received success', 0, 'packed'])
  })

  it('A2.10 reads it again when asked to, and keeps what it has when that fails', async () => {
    const { back } = show({ order: current, initial: orderOf('current', 'received') })
    fireEvent.click(screen.getByText('refetch'))
    expect(text()).toBe('current received success fetching')
    await waitFor(() => expect(text()).toBe('current packed success'))
    back.http = 404
    fireEvent.click(screen.getByText('refetch'))
    await waitFor(() => expect(text()).toBe('current packed not_found error'))
    back.http = 200
    back.status = 'delivered'
    fireEvent.click(screen.getByText('refetch'))
    await waitFor(() => expect(text()).toBe('current delivered success'))
  })

  it('A2.10 says that there is no such order', async () => {
    const { back, rerender } = show({ order: current, initial: orderOf('current', 'received') })
    back.http = 404
    rerender({ order: { token: 'nobody' } })
    await waitFor(() => expect(text()).toBe('not_found error'))
  })

  it('takes what the page has read since for newer, and never shows one order at another', async () => {
    const { rerender } = show({ order: current, initial: orderOf('current', 'received') })
    fireEvent.click(screen.getByText('refetch'))
    await waitFor(() => expect(text()).toBe('current packed success'))
    rerender({ order: current, initial: orderOf('current', 'cancelled') })
    expect(text()).toBe('current cancelled success')
    rerender({ order: { id: 'o-2' } })
    expect(text()).toBe('pending fetching')
    await waitFor(() => expect(text()).toBe('o-2 packed success'))
  })

  it('of two answers takes that to the later question', async () => {
    const { pause, back } = show({ order: current, initial: orderOf('current', 'received') })
    const answerFirst = pause()
    fireEvent.click(screen.getByText('refetch'))
    await soon()
    const answerSecond = pause()
    back.status = 'delivered'
    fireEvent.click(screen.getByText('refetch'))
    answerSecond()
    await waitFor(() => expect(text()).toBe('current delivered success'))
    answerFirst()
    await soon()
    expect(text()).toBe('current delivered success')
  })
})
