import { expect, it, vi } from 'vitest'
import { createTracker, searchEvent, loginEvent } from '@vanek/sdk/tracking'

it('calls every adapter in order, whatever another one throws', () => {
  const [first, last, onError] = [vi.fn(), vi.fn(), vi.fn()]
  const broken = {
    track() {
      throw new Error('broken')
    },
  }
  const { track } = createTracker({ adapters: [{ track: first }, broken, { track: last }], onError })
  for (const event of [loginEvent(), searchEvent(''), searchEvent('vítr')]) track(event)
  const reported = [[{ name: 'login', params: { method: 'password' } }], [searchEvent('vítr')]]
  expect([first.mock.calls, last.mock.calls]).toEqual([reported, reported])
  expect(onError).toHaveBeenCalledTimes(2)
})
