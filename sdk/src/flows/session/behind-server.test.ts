import { expect, it } from 'vitest'
import { sameOriginTokens } from '@vanek/sdk'
import { accountRequest, createAccounts } from './testing/back-end.ts'
import { credentials } from './testing/customers.ts'
import { openSession } from './testing/session.ts'

/** A server that stores the customer's token; the page only knows that there is one. */
function behindServer() {
  const accounts = createAccounts()
  let stored: string | null = null
  const session = openSession({
    accounts,
    redirect: undefined,
    tokens: sameOriginTokens({ read: () => (stored ? 'vanek_auth=1' : '') }),
    answer(url, init) {
      const request = accountRequest(url, init)
      expect(request.bearer).toBeNull()
      const { status, body } = accounts.handle({ ...request, bearer: stored })
      if (request.path.endsWith('/logout') || (status === 401 && !request.path.endsWith('/login'))) stored = null
      if (status === 204) return new Response(null, { status })
      if (!request.path.endsWith('/login') || status !== 200) return Response.json(body, { status })
      const response = body as { readonly data: { readonly access_token: string }; readonly meta: unknown }
      stored = response.data.access_token
      return Response.json({ ...response, data: { access_token: '' } })
    },
  })
  return { ...session, accounts, hasToken: () => stored !== null }
}

it('C4.02 C4.05 C4.14 signs in and out when only the server has the token', async () => {
  const { session, hasToken } = behindServer()
  await session.start()
  expect(await session.signIn(credentials('firma'))).toMatchObject({ data: { user: { id: 'firma' } } })
  expect([hasToken(), session.getState().status]).toEqual([true, 'customer'])
  expect(await session.signOut()).toMatchObject({ ok: true })
  expect([hasToken(), session.getState().status]).toEqual([false, 'guest'])
})

it('C4.07 signs a restricted customer out again', async () => {
  const { session, hasToken } = behindServer()
  expect(await session.signIn(credentials('omezena'))).toMatchObject({ ok: false })
  expect([hasToken(), session.getState().user]).toEqual([false, null])
})

it('C4.17 detects that the server removed the token', async () => {
  const { session, accounts, noticeTexts, hasToken } = behindServer()
  await session.signIn(credentials('jana'))
  accounts.revokeAll()
  expect(await session.loadUser({ force: true })).toBeNull()
  expect([hasToken(), session.getState().ended]).toEqual([false, 'expired'])
  await expect.poll(() => noticeTexts().at(-1)).toBe('warning: Vaše přihlášení vypršelo. Přihlaste se prosím znovu.')
})
