import { memoryTokens, storageTokens, type TokenStore } from '@vanek/sdk'
import { describe, expect, it } from 'vitest'
import { loadTokens } from '../react-native/src/tokens.ts'

type Stored = Map<string, string>

const stores: readonly [string, (stored: Stored) => Promise<TokenStore>][] = [
  [
    'storageTokens',
    async (stored) =>
      storageTokens(() => ({
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      })),
  ],
  [
    'loadTokens',
    (stored) =>
      loadTokens({
        getItem: async (key) => stored.get(key) ?? null,
        setItem: async (key, value) => void stored.set(key, value),
        removeItem: async (key) => void stored.delete(key),
      }),
  ],
]

describe.each([...stores, ['memory', async () => memoryTokens()] as const])('a token store: %s', (_, open) => {
  it('is empty at first, stores tokens, and removes deleted ones', async () => {
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
  it('restores tokens after a restart, except deleted ones', async () => {
    const stored: Stored = new Map()
    const first = await open(stored)
    first.set('auth', 'a')
    first.set('cart', 'c')
    const second = await open(stored)
    expect([second.get('auth'), second.get('cart')]).toEqual(['a', 'c'])
    second.set('auth', null)
    const third = await open(stored)
    expect([third.has('auth'), third.has('cart')]).toEqual([false, true])
  })
})
