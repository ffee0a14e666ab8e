import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { ShopParts, useWishList, useWishToggle } from '@vanek/react-hooks'
import { createWishListStore } from '@vanek/sdk/account'
import { cs } from '@vanek/sdk/i18n/cs'
import { type FormEvent, StrictMode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from '../testing/app.tsx'
import { soon } from '../testing/soon.ts'

afterEach(cleanup)

const Heart = ({ onPost }: { readonly onPost: () => void }) => {
  const { buttonProps, isPending } = useWishToggle(30)
  const { items, loaded } = useWishList()
  const post = (event: FormEvent) => {
    event.preventDefault()
    onPost()
  }
  return (
    <form onSubmit={post}>
      <button {...buttonProps}>{isPending ? 'pending' : 'heart'}</button>
      <output>{loaded ? items.map(({ variantId }) => variantId).join() : 'unknown'}</output>
    </form>
  )
}

function show({ signedIn = true, store = true } = {}) {
  let marked: number[] = []
  let posts = 0
  const app = createApp({
    more: ({ method, path, body }) => {
      if (!path.includes('/shopping-lists')) return undefined
      if (method === 'POST') marked = [Number(body['id']), ...marked]
      if (method === 'DELETE') {
        marked = []
        return new Response(null, { status: 204 })
      }
      return { id: 3, code: 'wishlist', items: marked.map((variantId) => ({ id: 1, variantId })) }
    },
  })
  const { shop, notices } = app
  const wishList = createWishListStore(shop, { notices, messages: cs, isSignedIn: () => signedIn, initial: null })
  render(
    <StrictMode>
      <ShopParts {...(store && { wishList })}>
        <Heart onPost={() => (posts += 1)} />
      </ShopParts>
    </StrictMode>,
    app,
  )
  return { ...app, posts: () => posts }
}
const button = () => screen.getByRole('button')
const pressed = () => button().getAttribute('aria-pressed')
const methods = ({ requests }: ReturnType<typeof show>) => requests.map(({ method }) => method)

describe('useWishToggle', () => {
  it('B4.10 adds in the same frame as the click, and removes', async () => {
    const app = show()
    expect(pressed()).toBe('false')
    fireEvent.click(button())
    expect([pressed(), button().textContent, screen.getByRole('status').textContent]).toEqual(['true', 'pending', '30'])
    await soon(() => expect(methods(app)).toEqual(['POST', 'GET']))
    await soon(() => expect(button().textContent).toBe('heart'))
    fireEvent.click(button())
    expect(pressed()).toBe('false')
    await soon(() => expect(methods(app)).toEqual(['POST', 'GET', 'DELETE', 'GET']))
    expect([pressed(), app.posts()]).toEqual(['false', 0])
  })

  it('B8.06 rolls back with a notice', async () => {
    const { rejectNext, notices } = show()
    rejectNext('too_many')
    fireEvent.click(button())
    expect(pressed()).toBe('true')
    await soon(() => expect(pressed()).toBe('false'))
    expect(notices.getState()).toMatchObject([{ kind: 'danger', title: cs.unexpected_title, text: cs.unexpected }])
  })

  it('B6.03 C6.11 asks a guest to sign in and sends nothing', async () => {
    const { requests, notices } = show({ signedIn: false })
    await act(async () => void fireEvent.click(button()))
    expect([pressed(), requests.length]).toEqual(['false', 0])
    expect(notices.getState()).toMatchObject([{ kind: 'danger', text: 'Musíte se nejdříve přihlásit' }])
  })

  it('submits its form if there is no wish list store', () => {
    const app = show({ store: false })
    fireEvent.click(button())
    expect([pressed(), app.posts(), screen.getByRole('status').textContent]).toEqual(['false', 1, 'unknown'])
  })
})
