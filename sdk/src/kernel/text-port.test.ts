import { describe, expect, it } from 'vitest'
import { storagePort } from './text-port.ts'

describe('storage port', () => {
  it('stores a text until it is removed', () => {
    const stored = new Map<string, string>()
    const port = storagePort(
      () => ({
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, text) => void stored.set(key, text),
        removeItem: (key) => void stored.delete(key),
      }),
      'own',
    )
    expect(port.read()).toBeNull()
    port.write('a text')
    expect([port.read(), [...stored]]).toEqual(['a text', [['own', 'a text']]])
    port.write(null)
    expect([port.read(), [...stored]]).toEqual([null, []])
  })

  it('stores nothing where storage is blocked, without an error', () => {
    const port = storagePort(() => {
      throw new Error('forbidden')
    }, 'own')
    expect(() => port.write('a text')).not.toThrow()
    expect(port.read()).toBeNull()
  })
})
