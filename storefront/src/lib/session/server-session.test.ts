import { describe, expect, it } from 'vitest'
import type { PageCookies } from '../page/env.ts'
import { pageSegment } from './server-session.ts'

function jar(cookies: Record<string, string> = {}) {
  const kept = new Map(Object.entries(cookies))
  const ages: (number | undefined)[] = []
  const port: PageCookies = {
    get: (name) => kept.get(name),
    set(name, value, { maxAgeSeconds } = {}) {
      kept.set(name, value)
      ages.push(maxAgeSeconds)
    },
    remove: (name) => void kept.delete(name),
  }
  return { port, kept, ages }
}

const week = 7 * 24 * 3600

describe('the segment in the cookies of an answer', () => {
  it('C6.04 C9.02 C9.03 is kept for a week and read again', () => {
    const { port, kept, ages } = jar()
    pageSegment(port).write({ variant: 'f1', groups: ['firmy', 'stálí'] })
    expect([ages, kept.get('vanek_variant'), pageSegment(port).read()]).toEqual([
      [week, week],
      'f1',
      { variant: 'f1', groups: ['firmy', 'stálí'] },
    ])
  })

  it('C4.14 is forgotten', () => {
    const { port, kept } = jar({ vanek_variant: 'f1', vanek_groups: '["firmy"]' })
    pageSegment(port).clear()
    expect([kept.size, pageSegment(port).read()]).toEqual([0, {}])
  })
})
