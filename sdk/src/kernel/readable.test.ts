import { expect, it } from 'vitest'
import { toReadable } from './readable.ts'
import { createStore } from './store.ts'

it('a readable notifies of the state at once, of every state after it, and of nothing after unsubscribing', () => {
  const store = createStore(1)
  const states: number[] = []
  const leave = toReadable(store).subscribe((state) => void states.push(state))
  expect(states).toEqual([1])
  store.setState(2)
  leave()
  store.setState(3)
  expect(states).toEqual([1, 2])
})

it('a readable loses no change that is made while it notifies of the first state', () => {
  const store = createStore(1)
  const states: number[] = []
  toReadable(store).subscribe((state) => {
    states.push(state)
    if (state === 1) store.setState(2)
  })
  expect(states).toEqual([1, 2])
})
