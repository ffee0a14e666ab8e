import { describe, expect, it } from 'vitest'
import { pageEnv } from '../../testing/page-env.ts'
import { flashValue } from './flashes.ts'

const page = (cookies: Record<string, string> = {}) => pageEnv(() => Response.json({}), { cookies })
const note = flashValue<string>({
  name: 'note',
  write: (text) => JSON.stringify([text]),
  read: (text) => (JSON.parse(text) as [string])[0],
})

describe('flashValue', () => {
  it('is taken once, and can be read before that', () => {
    const { env, cookies } = page()
    expect([note.peek(env.cookies), note.take(env.cookies)]).toEqual([null, null])
    expect(note.leave(env.cookies, 'Uloženo')).toBe(true)
    expect([note.peek(env.cookies), note.take(env.cookies), note.take(env.cookies)]).toEqual([
      'Uloženo',
      'Uloženo',
      null,
    ])
    expect(cookies.has('note')).toBe(false)
  })

  it('keeps the previous value when the new one is too long for a cookie', () => {
    const { env } = page()
    note.leave(env.cookies, 'a')
    // a Czech letter takes six characters in a cookie
    expect(note.leave(env.cookies, 'ž'.repeat(600))).toBe(false)
    expect(note.peek(env.cookies)).toBe('a')
    expect(note.leave(env.cookies, 'ž'.repeat(500))).toBe(true)
    expect(note.take(env.cookies)).toBe('ž'.repeat(500))
  })

  it('is null and removed when the cookie is invalid', () => {
    const { env, cookies } = page({ note: '{' })
    expect(note.peek(env.cookies)).toBeNull()
    expect(cookies.has('note')).toBe(true)
    expect(note.take(env.cookies)).toBeNull()
    expect(cookies.has('note')).toBe(false)
  })
})
