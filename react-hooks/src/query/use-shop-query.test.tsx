import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import {
  ShopProvider,
  type useBranchSearch,
  type useFreshProduct,
  type useOrder,
  type UseShopQueryOptions,
  useShopQuery,
} from '@vanek/react-hooks'
import { CommerceError, type Query, type Shop, type ShopError } from '@vanek/sdk'
import type { GetPickupBranchesError } from '@vanek/sdk/checkout'
import type { GetOrderError } from '@vanek/sdk/orders'
import { type GetFreshProductError, type GetProductError, productQuery } from '@vanek/sdk/product'
import { createResourceStore, type ResourceStore } from '@vanek/sdk/resources'
import { type ReactNode, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, expectTypeOf, it } from 'vitest'
import { createApp } from '../testing/app.tsx'
import { soon } from '../testing/soon.ts'

afterEach(cleanup)

interface PendingRead {
  readonly name: string
  readonly signal: AbortSignal | undefined
  readonly answer: (data: string) => void
  readonly refuse: () => void
}

/** Reads that the test resolves or rejects itself. */
function manualReads() {
  const requests: PendingRead[] = []
  const queryOf = (name: string): Query<string> => ({
    queryKey: ['test', '', name],
    queryFn: ({ signal } = {}) =>
      new Promise((answer, reject) => {
        const error = { code: 'server', retryable: true, outcome: 'none', issues: [] } as const
        requests.push({ name, signal, answer, refuse: () => reject(new CommerceError(error)) })
      }),
  })
  return { requests, queryOf }
}

interface ReadProps extends UseShopQueryOptions<string> {
  readonly query: Query<string> | null
  readonly label?: string
}

function Read({ query, label = 'read', ...options }: ReadProps) {
  const { data, error, status, isFetching, refetch } = useShopQuery(query, options)
  return (
    <>
      <output aria-label={label}>
        {[status, data ?? '-', error?.code ?? '-', isFetching ? 'busy' : 'idle'].join(' ')}
      </output>
      <button onClick={() => void refetch()}>{`again ${label}`}</button>
    </>
  )
}

const within = (children: ReactNode, resources?: ResourceStore) => {
  const { shop, cart, notices } = createApp()
  return <ShopProvider {...{ shop, cart, notices, resources }}>{children}</ShopProvider>
}
const show = (children: ReactNode) => {
  const { wrapper } = createApp()
  return render(<StrictMode>{children}</StrictMode>, { wrapper })
}
const text = (label = 'read') => screen.getByLabelText(label).textContent
const settle = (run: () => void) =>
  act(async () => {
    run()
    await new Promise((resolve) => setTimeout(resolve))
  })

describe('useShopQuery', () => {
  it('fetches once for all components, also when React mounts twice, and updates all of them', async () => {
    const { requests, queryOf } = manualReads()
    show([<Read key="1" query={queryOf('a')} />, <Read key="2" query={queryOf('a')} label="other" />])
    expect(text()).toBe('pending - - busy')
    await settle(() => {})
    expect([requests.length, requests[0]?.signal?.aborted]).toEqual([1, false])
    await settle(() => requests[0]?.answer('A'))
    expect([text(), text('other')]).toEqual(['success A - idle', 'success A - idle'])
  })

  it('keeps the data after an error and clears the error on success', async () => {
    const { requests, queryOf } = manualReads()
    show(<Read query={queryOf('a')} />)
    const again = () => settle(() => fireEvent.click(screen.getByText('again read')))
    await settle(() => requests[0]?.refuse())
    expect(text()).toBe('error - server idle')
    await again()
    expect(text()).toBe('pending - - busy')
    await settle(() => requests[1]?.answer('A'))
    await again()
    expect(text()).toBe('success A - busy')
    await settle(() => requests[2]?.refuse())
    expect(text()).toBe('error A server idle')
    await again()
    await settle(() => requests[3]?.answer('B'))
    expect(text()).toBe('success B - idle')
  })

  it('is a success when the response has no data', async () => {
    const query: Query<string | undefined> = { queryKey: ['test', '', 'none'], queryFn: async () => undefined }
    show(<Read query={query as Query<string>} />)
    await settle(() => {})
    expect(text()).toBe('success - - idle')
  })

  it('uses the response to the latest request, whichever arrives last', async () => {
    const { requests, queryOf } = manualReads()
    show(<Read query={queryOf('a')} />)
    await settle(() => {})
    fireEvent.click(screen.getByText('again read'))
    await settle(() => requests[1]?.answer('new'))
    await settle(() => requests[0]?.answer('old'))
    expect(text()).toBe('success new - idle')
  })

  it.each([
    [{}, 'success A - busy', 2],
    [{ staleTime: 60_000 }, 'success A - idle', 1],
    [{ gcTime: 0 }, 'pending - - busy', 2],
  ])('with %j shows %s after a remount, with %i requests', async (options, shown, requestCount) => {
    const { requests, queryOf } = manualReads()
    const page = (mounted: boolean) => <StrictMode>{mounted && <Read query={queryOf('a')} {...options} />}</StrictMode>
    const { wrapper } = createApp()
    const { rerender } = render(page(true), { wrapper })
    await settle(() => {})
    await settle(() => requests[0]?.answer('A'))
    rerender(page(false))
    await settle(() => {})
    rerender(page(true))
    await settle(() => {})
    expect([text(), requests.length]).toEqual([shown, requestCount])
  })

  it('aborts a request that no component uses any more and ignores its response', async () => {
    const { requests, queryOf } = manualReads()
    const { wrapper } = createApp()
    const { rerender } = render(<Read query={queryOf('a')} />, { wrapper })
    await settle(() => {})
    rerender(<Read query={queryOf('b')} />)
    await settle(() => {})
    expect(requests.map(({ name, signal }) => [name, signal?.aborted])).toEqual([
      ['a', true],
      ['b', false],
    ])
    await settle(() => requests[0]?.answer('A'))
    expect(text()).toBe('pending - - busy')
    await settle(() => requests[1]?.answer('B'))
    expect(text()).toBe('success B - idle')
    rerender(<Read query={null} />)
    expect(text()).toBe('pending - - idle')
  })

  it.each([
    ['the same family', 'one', 'success A - busy'],
    ['another family', 'two', 'pending - - busy'],
    ['no family', undefined, 'pending - - busy'],
  ])('while another key of %s is fetched, shows %s', async (_, family, shown) => {
    const { requests, queryOf } = manualReads()
    const { wrapper } = createApp()
    const { rerender } = render(<Read query={queryOf('a')} family="one" />, { wrapper })
    await settle(() => {})
    await settle(() => requests[0]?.answer('A'))
    rerender(<Read query={queryOf('b')} family={family} />)
    await settle(() => {})
    expect(text()).toBe(shown)
    await settle(() => requests[1]?.answer('B'))
    expect(text()).toBe('success B - idle')
  })

  it('has a cache of its own below each provider, so that two shops do not share data', async () => {
    const { requests, queryOf } = manualReads()
    const ofShop = (label: string) => within(<Read query={queryOf('a')} label={label} />)
    render(
      <>
        {ofShop('first')}
        {ofShop('second')}
      </>,
    )
    await settle(() => requests.forEach(({ answer }, at) => answer(`of shop ${at + 1}`)))
    expect([text('first'), text('second')]).toEqual(['success of shop 1 - idle', 'success of shop 2 - idle'])
  })

  it('starts with initialData and refetches only when it is stale', async () => {
    const { requests, queryOf } = manualReads()
    const { unmount } = show(<Read query={queryOf('a')} initialData="page" staleTime={60_000} />)
    expect(text()).toBe('success page - idle')
    await settle(() => {})
    expect(requests).toEqual([])
    unmount()
    show(<Read query={queryOf('a')} initialData="page" />)
    await soon(() => expect(text()).toBe('success page - busy'))
    expect(requests).toHaveLength(1)
  })
})

it('the error of a read has the type of the error of its call', () => {
  const useOwn = (shop: Shop) => useShopQuery(productQuery(shop, { slug: 'a' })).error
  expectTypeOf<ReturnType<typeof useOwn>>().toEqualTypeOf<GetProductError | null>()
  const useUnsaid = (query: Query<string>) => useShopQuery(query).error
  expectTypeOf<ReturnType<typeof useUnsaid>>().toEqualTypeOf<ShopError | null>()
  expectTypeOf<ReturnType<typeof useOrder>['error']>().toEqualTypeOf<GetOrderError | null>()
  expectTypeOf<ReturnType<typeof useFreshProduct>['error']>().toEqualTypeOf<GetFreshProductError | null>()
  expectTypeOf<ReturnType<typeof useBranchSearch>['error']>().toEqualTypeOf<GetPickupBranchesError | null>()
})

describe('useShopQuery with server rendering', () => {
  const known = (data: string) => [{ key: JSON.stringify(['test', '', 'a']), data, updatedAt: Date.now() }]

  it('fetches nothing on the server and renders the initial store data', () => {
    const { requests, queryOf } = manualReads()
    expect(renderToString(within(<Read query={queryOf('a')} />))).toContain('pending - - busy')
    const resources = createResourceStore({ initial: known('A') })
    expect(renderToString(within(<Read query={queryOf('a')} />, resources))).toContain('success A - idle')
    expect(requests).toEqual([])
  })

  it('hydrates with the initial data, then shows newer data', async () => {
    const { requests, queryOf } = manualReads()
    const errors: unknown[] = []
    const onRecoverableError = (error: unknown) => void errors.push(error)
    const page = (resources: ResourceStore) => within(<Read query={queryOf('a')} staleTime={60_000} />, resources)
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(page(createResourceStore({ initial: known('A') })))
    const resources = createResourceStore({ initial: known('A') })
    resources.set(queryOf('a'), 'B')
    const root = await act(async () => hydrateRoot(container, page(resources), { onRecoverableError }))
    expect(container.textContent).toContain('success B - idle')
    expect(errors).toEqual([])
    expect(requests).toEqual([])
    await act(async () => root.unmount())
    container.remove()
  })
})
