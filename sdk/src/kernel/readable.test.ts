import { expect, it } from 'vitest'
import { toReadable } from './readable.ts'
import { createStore } from './store.ts'

it('notifies subscribers of the current state and every later one until they unsubscribe', () => {
  const store = createStore(1)
  const states: number[] = []
  const leave = toReadable(store).subscribe((state) => void states.push(state))
  expect(states).toEqual([1])
  store.setState(2)
  leave()
  store.setState(3)
  expect(states).toEqual([1, 2])
})

it('does not lose a change made during the first notification', () => {
  const store = createStore(1)
  const states: number[] = []
  toReadable(store).subscribe((state) => {
    states.push(state)
    if (state === 1) store.setState(2)
  })
  expect(states).toEqual([1, 2])
})
