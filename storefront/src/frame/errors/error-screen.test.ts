import { describe, expect, it } from 'vitest'
import { isOfForm, statusOf } from './error-screen.tsx'

describe('the screen for an error', () => {
  it('B2.60 is that for 500 when the status is unknown', () => {
    for (const error of [{ status: 418 }, { status: '404' }, new Error('broken'), 'broken', null, undefined, 404]) {
      expect(statusOf(error)).toBe(500)
    }
    expect([statusOf({ status: 403 }), statusOf({ status: 404 }), statusOf({ status: 500 })]).toEqual([403, 404, 500])
  })

  it('B2.60 detects a page that a form was submitted to', () => {
    const error = { status: 500, statusText: '', internal: true }
    expect([null, {}, { posted: true }].map((data) => isOfForm({ ...error, data }))).toEqual([false, false, true])
    expect(isOfForm(new Error('broken'))).toBe(false)
  })
})
