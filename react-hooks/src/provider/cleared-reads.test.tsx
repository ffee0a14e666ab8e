import { act, cleanup, render, screen } from '@testing-library/react'
import { ShopParts, ShopProvider, useShopQuery } from '@vanek/react-hooks'
import type { Query } from '@vanek/sdk'
import { createResourceStore } from '@vanek/sdk/resources'
import type { SessionStore } from '@vanek/sdk/session'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from '../testing/app.tsx'

afterEach(cleanup)

/** A session whose customer the test changes. */
function sessionOf(first: number | null) {
  const listeners = new Set<() => void>()
  let user = first === null ? null : { id: first }
  const session = {
    getState: () => ({ user }),
    getInitialState: () => ({ user }),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  } as unknown as SessionStore
  const become = (id: number | null) =>
    act(async () => {
      user = id === null ? null : { id }
      for (const listener of listeners) listener()
    })
  return { session, become, current: () => user?.id ?? 'guest' }
}

function Orders({ query, initial }: { readonly query: Query<string>; readonly initial?: string }) {
  const { data, status } = useShopQuery(query, { initialData: initial, staleTime: 60_000, family: 'orders' })
  return <output>{`${status} ${data ?? 'nothing'}`}</output>
}
const text = () => screen.getByRole('status').textContent
const settle = (run?: () => void) =>
  act(async () => {
    run?.()
    await new Promise((resolve) => setTimeout(resolve))
  })

/** Orders of whoever is signed in, whose response waits for the test. */
function setUp(first: number | null) {
  const { session, become, current } = sessionOf(first)
  const answers: (() => void)[] = []
  const query: Query<string> = {
    queryKey: ['orders', ''],
    queryFn: () => new Promise((resolve) => answers.push(() => resolve(`orders of ${current()}`))),
  }
  return { session, become, answers, query, app: createApp() }
}

describe('reads of the previous customer', () => {
  it.each([
    ['by the provider', false],
    ['by a part of the page that adds the session', true],
  ])('are deleted %s when another customer signs in', async (_, inPart) => {
    const { session, become, answers, query, app } = setUp(1)
    const { shop, cart, notices } = app
    const resources = createResourceStore()
    const page = (children: ReactNode) =>
      inPart ? (
        <ShopProvider {...{ shop, cart, notices, resources }}>
          <ShopParts session={session}>{children}</ShopParts>
        </ShopProvider>
      ) : (
        <ShopProvider {...{ shop, cart, notices, session }}>{children}</ShopProvider>
      )
    render(page(<Orders query={query} />))
    await settle(() => answers[0]?.())
    expect(text()).toBe('success orders of 1')
    await become(2)
    expect(text()).toBe('pending nothing')
    await settle(() => answers[1]?.())
    expect(text()).toBe('success orders of 2')
    await become(null)
    expect(text()).toBe('pending nothing')
  })

  it('are deleted although the page was rendered with them', async () => {
    const { session, become, answers, query, app } = setUp(1)
    const { shop, cart, notices } = app
    render(
      <ShopProvider {...{ shop, cart, notices, session }}>
        <Orders query={query} initial="orders of 1" />
      </ShopProvider>,
    )
    await settle()
    expect(text()).toBe('success orders of 1')
    await become(null)
    expect(text()).toBe('pending nothing')
    await settle(() => answers[0]?.())
    expect(text()).toBe('success orders of guest')
  })

  it('stay when a guest signs in, or the session changes otherwise', async () => {
    const { session, become, answers, query, app } = setUp(null)
    const { shop, cart, notices } = app
    render(
      <ShopProvider {...{ shop, cart, notices, session }}>
        <Orders query={query} />
      </ShopProvider>,
    )
    await settle(() => answers[0]?.())
    await become(3)
    await become(3)
    expect(text()).toBe('success orders of guest')
    expect(answers).toHaveLength(1)
  })
})
