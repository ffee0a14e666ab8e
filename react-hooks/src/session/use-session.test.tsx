import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { useSession, useSessionActions, useUser } from '@vanek/react-hooks'
import type { User } from '@vanek/sdk/account'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from '../testing/app.tsx'

afterEach(cleanup)

const jana = {
  id: 'jana',
  firstName: 'Jana',
  groups: [],
  variantHash: null,
  credits: { amount: 0 },
} as unknown as User

const Shown = ({ onRender }: { readonly onRender?: () => void }) => {
  const status = useSession((state) => state.status)
  const actions = useSessionActions()
  onRender?.()
  return (
    <>
      <output>
        {status} {useUser()?.firstName ?? 'nobody'}
      </output>
      <button onClick={() => void actions?.signOut()}>{actions ? 'out' : 'wait'}</button>
    </>
  )
}

const customers = {
  more: ({ path }: { readonly path: string }) => {
    if (path.endsWith('/login')) return { data: { access_token: 'T' }, meta: { cart: null } }
    return path.endsWith('/user') ? jana : undefined
  },
}

const show = (options: Parameters<typeof createApp>[0] = {}, onRender: () => void = () => {}) => {
  const app = createApp({ ...customers, ...options })
  render(
    <StrictMode>
      <Shown onRender={onRender} />
    </StrictMode>,
    app,
  )
  return app
}
const statusText = () => screen.getByRole('status').textContent

describe('useSession', () => {
  it('C4.27 returns the signed-in customer and a guest after sign-out', async () => {
    const { session, shop } = show()
    expect(statusText()).toBe('unknown nobody')
    await act(() => session.start())
    expect(statusText()).toBe('guest nobody')
    await act(async () => void (await session.signIn({ email: 'jana@vanek.test', password: 'x' })))
    expect(statusText()).toBe('customer Jana')
    screen.getByText('out').click()
    await waitFor(() => expect(statusText()).toBe('guest nobody'))
    expect(shop.config.tokens.has('auth')).toBe(false)
  })

  it('rerenders only when the selected state changes', async () => {
    const renders: string[] = []
    const { session } = show({}, () => void renders.push(''))
    await act(() => session.start())
    const rendersBefore = renders.length
    act(() => session.recordPageView())
    expect(renders.length).toBe(rendersBefore)
  })

  it('returns unknown without a session store and on the server', () => {
    show({ withSession: false })
    expect([statusText(), screen.getByRole('button').textContent]).toEqual(['unknown nobody', 'wait'])
    const { wrapper: Wrapper } = createApp()
    const html = renderToString(
      <Wrapper>
        <Shown />
      </Wrapper>,
    )
    expect(html).toContain('unknown')
  })
})
