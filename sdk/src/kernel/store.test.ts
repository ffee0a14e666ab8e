import { describe, expect, it } from 'vitest'
import { createStore, derive } from './store.ts'

describe('store', () => {
  it('notifies every listener of every change until it unsubscribes', () => {
    const store = createStore(1)
    const states: number[] = []
    const listener = () => void states.push(store.getState())
    const leave = store.subscribe(listener)
    store.subscribe(listener)
    store.setState(2)
    store.setState((state) => state)
    leave()
    leave()
    store.setState((state) => state + 1)
    expect(states).toEqual([2, 2, 3])
    expect([store.getState(), store.getInitialState()]).toEqual([3, 1])
  })

  it('a derived store returns the same value for the same state', () => {
    const store = createStore({ n: 1 })
    const doubled = derive(store, ({ n }) => ({ twice: n * 2 }))
    const first = doubled.getState()
    expect(doubled.getState()).toBe(first)
    expect(doubled.getInitialState()).toBe(first)
    store.setState({ n: 2 })
    expect(doubled.getState()).toEqual({ twice: 4 })
    expect(doubled.getInitialState()).toBe(first)
  })
})
