import { describe, expect, it } from 'vitest'
import type { PageCookies } from '../../../lib/page/env.ts'
import { cartFlash, type CartFlash } from './intent.ts'

function jar(start?: string) {
  const cookieValues = new Map<string, string>(start === undefined ? [] : [['vanek_cart_said', start]])
  const cookies: PageCookies = {
    get: (name) => cookieValues.get(name),
    set: (name, value) => void cookieValues.set(name, value),
    remove: (name) => void cookieValues.delete(name),
  }
  return { cookies, cookieValues }
}

const line = { variantId: 51, amount: 2, credits: false, parentId: null, parts: [] }

describe('the flash message of the cart after a posted form', () => {
  it.each<CartFlash>([
    { kind: 'removed', name: 'Ventilátor', lines: [line] },
    { kind: 'removed', name: null, lines: [line, { ...line, variantId: 52 }] },
    { kind: 'saved', name: 'Dílna' },
    { kind: 'partly', texts: ['Není skladem.', 'Vložili jsme 1 z 2.'] },
    { kind: 'changed', name: 'Ventilátor, bílý' },
    { kind: 'unplaced' },
  ])('is shown once: %j', (message) => {
    const { cookies } = jar()
    cartFlash.leave(cookies, message)
    expect(cartFlash.take(cookies)).toEqual(message)
    expect(cartFlash.take(cookies)).toBeNull()
  })

  it('is dropped when it is too long for a cookie', () => {
    const { cookies, cookieValues } = jar()
    const lines = Array.from({ length: 500 }, (_, index) => ({ ...line, variantId: 1_000_000 + index }))
    cartFlash.leave(cookies, { kind: 'removed', name: null, lines })
    expect(cookieValues.size).toBe(0)
  })

  it.each(['', '{', '[]', '[1,"x"]', '[null,"51x2-"]', '[null]', '{"texts":[1]}', '{"changed":1}', '"paid"'])(
    'is null for the cookie %j',
    (text) => {
      expect(cartFlash.take(jar(text).cookies)).toBeNull()
    },
  )
})
