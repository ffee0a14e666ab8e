import { memoryTokens, storageTokens, type TokenStore } from '@vanek/sdk'
import { describe, expect, it } from 'vitest'
import { loadTokens } from '../react-native/src/tokens.ts'

type Kept = Map<string, string>

const stores: readonly [string, (kept: Kept) => Promise<TokenStore>][] = [
  [
    'a browser storage',
    async (kept) =>
      storageTokens(() => ({
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      })),
  ],
  [
    'a device',
    (kept) =>
      loadTokens({
        getItem: async (key) => kept.get(key) ?? null,
        setItem: async (key, value) => void kept.set(key, value),
        removeItem: async (key) => void kept.delete(key),
      }),
  ],
]

describe.each([...stores, ['memory', async () => memoryTokens()] as const])('a token store: %s', (_, open) => {
  it('is empty at first, keeps what is set, and forgets what is deleted', async () => {
    const tokens = await open(new Map())
    expect([tokens.has('auth'), tokens.get('auth')]).toEqual([false, undefined])
    tokens.set('auth', 'a')
    tokens.set('cart', 'c')
    expect([tokens.get('auth'), tokens.get('cart'), tokens.has('cart')]).toEqual(['a', 'c', true])
    tokens.set('auth', 'b')
    tokens.set('cart', null)
    expect([tokens.get('auth'), tokens.get('cart'), tokens.has('cart')]).toEqual(['b', undefined, false])
  })
})

describe.each(stores)('a token store of an app without a server: %s', (_, open) => {
  it('knows after a restart who is signed in and which cart is theirs, and no more who signed out', async () => {
    const kept: Kept = new Map()
    const first = await open(kept)
    first.set('auth', 'a')
    first.set('cart', 'c')
    const second = await open(kept)
    expect([second.get('auth'), second.get('cart')]).toEqual(['a', 'c'])
    second.set('auth', null)
    const third = await open(kept)
    expect([third.has('auth'), third.has('cart')]).toEqual([false, true])
  })
})
