import { expect, it } from 'vitest'
import { systemClock } from './clock.ts'
import { CommerceError, localError } from './errors.ts'
import { newId } from './ids.ts'
import { fail, ok, unwrap } from './result.ts'

it('the clock sleeps as long as told, or until woken with a reason', async () => {
  const clock = systemClock()
  const start = clock.now()
  await clock.sleep(15)
  expect(clock.now() - start).toBeGreaterThanOrEqual(14)
  const controller = new AbortController()
  const sleep = clock.sleep(60_000, controller.signal)
  controller.abort('up')
  await expect(sleep).rejects.toBe('up')
  await expect(clock.sleep(60_000, controller.signal)).rejects.toBe('up')
})

it('ids are long, and no two are the same', () => {
  const ids = new Set(Array.from({ length: 1000 }, newId))
  expect(ids.size).toBe(1000)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
})

it('a result is unwrapped to its data, or thrown with its error inside', () => {
  expect(unwrap(ok(1))).toBe(1)
  const error = localError('not_found', { issues: [{ code: 'not_found', field: null, title: 'Nic tu není' }] })
  const thrown = (() => {
    try {
      return unwrap(fail(error))
    } catch (caught) {
      return caught
    }
  })()
  expect(thrown).toBeInstanceOf(CommerceError)
  expect(thrown).toMatchObject({ error, message: 'Nic tu není' })
  expect(JSON.parse(JSON.stringify(error))).toEqual(error)
})
