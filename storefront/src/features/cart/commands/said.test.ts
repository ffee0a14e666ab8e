import { describe, expect, it } from 'vitest'
import type { PageCookies } from '../../../lib/page/env.ts'
import { cartSaid, type Said } from './intent.ts'

function jar(start?: string) {
  const kept = new Map<string, string>(start === undefined ? [] : [['vanek_cart_said', start]])
  const cookies: PageCookies = {
    get: (name) => kept.get(name),
    set: (name, value) => void kept.set(name, value),
    remove: (name) => void kept.delete(name),
  }
  return { cookies, kept }
}

const line = { variantId: 51, amount: 2, credits: false, parentId: null, parts: [] }

describe('what the cart says after a posted form', () => {
  it.each<Said>([
    { kind: 'removed', name: 'Ventilátor', lines: [line] },
    { kind: 'removed', name: null, lines: [line, { ...line, variantId: 52 }] },
    { kind: 'saved', name: 'Dílna' },
    { kind: 'partly', texts: ['Není skladem.', 'Vložili jsme 1 z 2.'] },
    { kind: 'changed', name: 'Ventilátor, bílý' },
    { kind: 'unplaced' },
  ])('is said once: %j', (said) => {
    const { cookies } = jar()
    cartSaid.leave(cookies, said)
    expect(cartSaid.take(cookies)).toEqual(said)
    expect(cartSaid.take(cookies)).toBeNull()
  })

  it('is left out when no cookie could hold it', () => {
    const { cookies, kept } = jar()
    const lines = Array.from({ length: 500 }, (_, index) => ({ ...line, variantId: 1_000_000 + index }))
    cartSaid.leave(cookies, { kind: 'removed', name: null, lines })
    expect(kept.size).toBe(0)
  })

  it.each(['', '{', '[]', '[1,"x"]', '[null,"51x2-"]', '[null]', '{"texts":[1]}', '{"changed":1}', '"paid"'])(
    'is nothing for %j',
    (text) => {
      expect(cartSaid.take(jar(text).cookies)).toBeNull()
    },
  )
})
