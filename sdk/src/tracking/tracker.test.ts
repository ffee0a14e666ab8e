import { expect, it, vi } from 'vitest'
import { createTracker, searchEvent, loginEvent } from '@vanek/sdk/tracking'

it('calls every adapter in order, even if one throws', () => {
  const [first, last, onError] = [vi.fn(), vi.fn(), vi.fn()]
  const throwing = {
    track() {
      throw new Error('broken')
    },
  }
  const { track } = createTracker({ adapters: [{ track: first }, throwing, { track: last }], onError })
  for (const event of [loginEvent(), searchEvent(''), searchEvent('vítr')]) track(event)
  const expected = [[{ name: 'login', params: { method: 'password' } }], [searchEvent('vítr')]]
  expect([first.mock.calls, last.mock.calls]).toEqual([expected, expected])
  expect(onError).toHaveBeenCalledTimes(2)
})
