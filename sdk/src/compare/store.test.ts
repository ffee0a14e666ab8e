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
  it('B4.07 toggles a product in and out', () => {
    const store = createCompareStore()
    expect(store.toggle(1)).toBe('added')
    expect(store.toggle(2)).toBe('added')
    expect(store.toggle(1)).toBe('removed')
    expect(store.getState().ids).toEqual([2])
  })

  it('B4.09 keeps the ids across visits, unknown until loaded', () => {
    const storage = memory()
    over(storage).toggle(7)
    const next = over(storage)
    expect(next.getState()).toEqual({ ids: [], loaded: false, last: null })
    next.load()
    expect(next.getState()).toEqual({ ids: [7], loaded: true, last: null })
  })

  it('takes up what another tab kept', () => {
    const storage = memory()
    const [one, two] = [over(storage), over(storage)]
    one.toggle(1)
    two.toggle(2)
    one.toggle(3)
    expect(storage.text()).toBe('[1,2,3]')
  })

  it('takes no more than can be distinguished', () => {
    const store = createCompareStore()
    for (let id = 1; id <= compareMaxProducts; id += 1) store.toggle(id)
    expect(store.toggle(99)).toBe('full')
    expect(store.getState().ids).toHaveLength(compareMaxProducts)
    store.remove(1)
    expect(store.toggle(99)).toBe('added')
    store.clear()
    expect(store.getState().ids).toEqual([])
  })

  it('B4.08 gives the last change of this tab', () => {
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

  it('starts empty from whatever else lies in the storage', () => {
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

  it('works for the visit where storage is forbidden', () => {
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
