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
  const backEnd = { status: 'packed', http: 200 }
  const app = createApp({
    more: ({ path }) => {
      if (!path.includes('/orders/')) return undefined
      const code = path.split('/').at(-1) ?? ''
      return backEnd.http === 200
        ? orderOf(code, backEnd.status)
        : Response.json({ requestId: 'r', errors: [{ code: 'not_found', field: null, title: 'x' }] }, { status: 404 })
    },
  })
  const page = (own: Props) => (
    <StrictMode>
      <Shown {...own} />
    </StrictMode>
  )
  const { rerender } = render(page(props), app)
  return { ...app, backEnd, rerender: (own: Props) => rerender(page(own)) }
}
const text = () => screen.getByRole('status').textContent
const refocus = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))
const delay = () => act(async () => new Promise((resolve) => setTimeout(resolve, 20)))
const current = { token: 'current' }

describe('useOrder', () => {
  it.each<[string, OrderKey, string]>([
    ['the order of a customer by its id', { id: 'o-1' }, '/api/v1/user/orders/o-1'],
    ['any order by its token', current, '/api/v1/orders/token/current'],
  ])('A2.10 fetches %s', async (_name, order, path) => {
    const { requests } = show({ order })
    expect(text()).toBe('pending fetching')
    await waitFor(() => expect(text()).toBe(`${path.split('/').at(-1)} packed success`))
    expect(new Set(requests.map((request) => request.path))).toEqual(new Set([path]))
  })

  it('A2.10 starts with the initial data and refetches when the page becomes visible, unless it is fresh', async () => {
    const initial = orderOf('current', 'received')
    const { requests, backEnd } = show({ order: current, initial, staleTime: 0 })
    expect(text()).toBe('current received success')
    await delay()
    expect(requests).toEqual([])
    refocus()
    await waitFor(() => expect(text()).toBe('current packed success'))
    cleanup()
    const other = show({ order: current, initial })
    refocus()
    await delay()
    expect([text(), other.requests.length, backEnd.status]).toEqual(['current received success', 0, 'packed'])
  })

  it('A2.10 refetches on request and keeps the data when that fails', async () => {
    const { backEnd } = show({ order: current, initial: orderOf('current', 'received') })
    fireEvent.click(screen.getByText('refetch'))
    expect(text()).toBe('current received success fetching')
    await waitFor(() => expect(text()).toBe('current packed success'))
    backEnd.http = 404
    fireEvent.click(screen.getByText('refetch'))
    await waitFor(() => expect(text()).toBe('current packed not_found error'))
    backEnd.http = 200
    backEnd.status = 'delivered'
    fireEvent.click(screen.getByText('refetch'))
    await waitFor(() => expect(text()).toBe('current delivered success'))
  })

  it('A2.10 reports a missing order', async () => {
    const { backEnd, rerender } = show({ order: current, initial: orderOf('current', 'received') })
    backEnd.http = 404
    rerender({ order: { token: 'nobody' } })
    await waitFor(() => expect(text()).toBe('not_found error'))
  })

  it('prefers initial data passed after the last fetch, and never shows one order for another', async () => {
    const { rerender } = show({ order: current, initial: orderOf('current', 'received') })
    fireEvent.click(screen.getByText('refetch'))
    await waitFor(() => expect(text()).toBe('current packed success'))
    rerender({ order: current, initial: orderOf('current', 'cancelled') })
    expect(text()).toBe('current cancelled success')
    rerender({ order: { id: 'o-2' } })
    expect(text()).toBe('pending fetching')
    await waitFor(() => expect(text()).toBe('o-2 packed success'))
  })

  it('uses the response to the latest request', async () => {
    const { pause, backEnd } = show({ order: current, initial: orderOf('current', 'received') })
    const answerFirst = pause()
    fireEvent.click(screen.getByText('refetch'))
    await delay()
    const answerSecond = pause()
    backEnd.status = 'delivered'
    fireEvent.click(screen.getByText('refetch'))
    answerSecond()
    await waitFor(() => expect(text()).toBe('current delivered success'))
    answerFirst()
    await delay()
    expect(text()).toBe('current delivered success')
  })
})
