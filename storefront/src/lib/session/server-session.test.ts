import { describe, expect, it } from 'vitest'
import type { PageCookies } from '../page/env.ts'
import { pageSegment } from './server-session.ts'

function jar(cookies: Record<string, string> = {}) {
  const values = new Map(Object.entries(cookies))
  const ages: (number | undefined)[] = []
  const port: PageCookies = {
    get: (name) => values.get(name),
    set(name, value, { maxAgeSeconds } = {}) {
      values.set(name, value)
      ages.push(maxAgeSeconds)
    },
    remove: (name) => void values.delete(name),
  }
  return { port, values, ages }
}

const week = 7 * 24 * 3600

describe('the segment in the cookies of a response', () => {
  it('C6.04 C9.02 C9.03 is stored for a week and read again', () => {
    const { port, values, ages } = jar()
    pageSegment(port).write({ variant: 'f1', groups: ['firmy', 'stálí'] })
    expect([ages, values.get('vanek_variant'), pageSegment(port).read()]).toEqual([
      [week, week],
      'f1',
      { variant: 'f1', groups: ['firmy', 'stálí'] },
    ])
  })

  it('C4.14 is deleted', () => {
    const { port, values } = jar({ vanek_variant: 'f1', vanek_groups: '["firmy"]' })
    pageSegment(port).clear()
    expect([values.size, pageSegment(port).read()]).toEqual([0, {}])
  })
})
