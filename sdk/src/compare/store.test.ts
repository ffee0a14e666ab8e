import { storagePort } from '@vanek/sdk/storage'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createCompareStore, compareMaxProducts } from '@vanek/sdk/compare'

const memory = (initial: string | null = null) => {
  let stored = initial
  return {
    getItem: () => stored,
    setItem: (_: string, text: string) => void (stored = text),
    removeItem: () => void (stored = null),
    text: () => stored,
  }
}

const over = (storage: ReturnType<typeof memory>) => createCompareStore({ port: storagePort(() => storage, 'compare') })

describe('createCompareStore', () => {
  it('B4.07 toggles a product', () => {
    const store = createCompareStore()
    expect(store.toggle(1)).toBe('added')
    expect(store.toggle(2)).toBe('added')
    expect(store.toggle(1)).toBe('removed')
    expect(store.getState().ids).toEqual([2])
  })

  it('B4.09 restores the ids on the next visit; they are unknown until loaded', () => {
    const storage = memory()
    over(storage).toggle(7)
    const next = over(storage)
    expect(next.getState()).toEqual({ ids: [], loaded: false, last: null })
    next.load()
    expect(next.getState()).toEqual({ ids: [7], loaded: true, last: null })
  })

  it('merges ids stored by another tab', () => {
    const storage = memory()
    const [one, two] = [over(storage), over(storage)]
    one.toggle(1)
    two.toggle(2)
    one.toggle(3)
    expect(storage.text()).toBe('[1,2,3]')
  })

  it('accepts a limited number of products', () => {
    const store = createCompareStore()
    for (let id = 1; id <= compareMaxProducts; id += 1) store.toggle(id)
    expect(store.toggle(99)).toBe('full')
    expect(store.getState().ids).toHaveLength(compareMaxProducts)
    store.remove(1)
    expect(store.toggle(99)).toBe('added')
    store.clear()
    expect(store.getState().ids).toEqual([])
  })

  it('B4.08 returns the last change of this tab', () => {
    const store = createCompareStore()
    const last = () => store.getState().last
    expect(last()).toBeNull()
    store.toggle(1)
    expect(last()).toEqual({ change: 'added', productId: 1 })
    for (const id of [2, 3, 4]) store.toggle(id)
    store.toggle(5)
    expect([last(), store.getState().ids]).toEqual([{ change: 'full', productId: 5 }, [1, 2, 3, 4]])
    store.toggle(2)
    expect(last()).toEqual({ change: 'removed', productId: 2 })
    store.remove(3)
    expect(last()).toEqual({ change: 'removed', productId: 3 })
    store.clear()
    expect([last(), store.getState().ids]).toEqual([null, []])
  })

  it('ignores invalid stored data', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const store = over(memory(text))
        store.load()
        const { ids } = store.getState()
        expect(ids.every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true)
        expect(new Set(ids).size).toBe(ids.length)
      }),
    )
  })

  it('works in memory when storage is blocked', () => {
    const forbidden = () => {
      throw new Error('forbidden')
    }
    const store = createCompareStore({ port: storagePort(forbidden, 'compare') })
    expect(store.toggle(1)).toBe('added')
    expect(store.toggle(2)).toBe('added')
    expect(store.toggle(1)).toBe('removed')
    expect(store.getState()).toMatchObject({ ids: [2], loaded: true })
  })
})
