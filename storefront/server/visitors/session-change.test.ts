import { createCookieJar, createSessionCookies } from '@vanek/sdk/server'
import { afterEach, expect, it, vi } from 'vitest'
import { createSegments } from './segments.ts'
import { watchSession } from './session-change.ts'

afterEach(() => void vi.useRealTimers())

function visitorOf(cookie: string) {
  const jar = createCookieJar(cookie, { secure: false })
  return { jar, session: createSessionCookies(jar, { secure: false }) }
}
const sessionOf = (cookie: string) => visitorOf(cookie).session
const none = () => undefined

it.each([
  ['sign-in', '', 'new', ['new']],
  ['sign-out', 'vanek_auth_token=old', undefined, ['old']],
  ['a change of customers', 'vanek_auth_token=old', 'new', ['old', 'new']],
  ['anything else', 'vanek_auth_token=old', 'old', []],
])('purges the cached customers after %s, and awaits no order', (_, cookie, after, expected) => {
  const forgotten: string[] = []
  const visitor = visitorOf(`${cookie}; vanek_verifying=1`)
  const { session, jar } = visitor
  const segments = { purge: (token: string) => void forgotten.push(token) }
  const finish = watchSession({ ...visitor, segments, onError: none })
  if (after) session.set('auth', after)
  else session.drop('auth')
  finish()
  expect(forgotten).toEqual(expected)
  expect(jar.get('vanek_verifying')).toBe(expected.length > 0 ? undefined : '1')
})

it('C8.34 only reports a failed purge', () => {
  const errors: unknown[] = []
  const visitor = visitorOf('vanek_auth_token=old')
  const broken = new Error('broken')
  const fail = () => {
    throw broken
  }
  const finish = watchSession({ ...visitor, segments: { purge: fail }, onError: (error) => errors.push(error) })
  visitor.session.drop('auth')
  expect(finish).not.toThrow()
  expect(errors).toEqual([broken])
})

it('reads the prices of a customer again after their token was purged', async () => {
  const variants = ['a', 'b']
  const segments = createSegments({
    fetchCustomer: async () => ({ userVariant: variants.shift() ?? '', userGroups: [] }),
  })
  const readVariant = async () => (await segments.of(sessionOf('vanek_auth_token=t'), none)).settings.userVariant
  expect([await readVariant(), await readVariant()]).toEqual(['a', 'a'])
  segments.purge('t')
  expect(await readVariant()).toBe('b')
})

it('reads a customer once for concurrent requests, and does not store an answer from before a sign-out', async () => {
  const answers: ((variant: string) => void)[] = []
  const segments = createSegments({
    fetchCustomer: () =>
      new Promise((resolve) => answers.push((userVariant) => resolve({ userVariant, userGroups: [] }))),
  })
  const readVariant = async () => (await segments.of(sessionOf('vanek_auth_token=t'), none)).settings.userVariant
  const first = Promise.all([readVariant(), readVariant(), readVariant()])
  segments.purge('t')
  answers[0]?.('a')
  expect([await first, answers.length]).toEqual([['a', 'a', 'a'], 1])
  const second = readVariant()
  answers[1]?.('b')
  expect([await second, await readVariant(), answers.length]).toEqual(['b', 'b', 2])
})

it('checks a refused token again after five seconds, and a customer after five minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const fetched: string[] = []
  const segments = createSegments({
    async fetchCustomer(token) {
      fetched.push(token)
      return token === 'good' ? { userVariant: 'b2b', userGroups: [] } : undefined
    },
  })
  const fetchedAfter = async (ms: number) => {
    vi.setSystemTime(Date.now() + ms)
    fetched.length = 0
    for (const token of ['good', 'bad']) await segments.of(sessionOf(`vanek_auth_token=${token}`), none)
    return [...fetched]
  }
  expect(await fetchedAfter(0)).toEqual(['good', 'bad'])
  expect(await fetchedAfter(4_900)).toEqual([])
  expect(await fetchedAfter(200)).toEqual(['bad'])
  expect(await fetchedAfter(5 * 60_000)).toEqual(['good', 'bad'])
})

it('customers of the same groups share their pages, in any order of the groups', async () => {
  const groups: Record<string, readonly string[]> = { a: ['firmy', 'vip'], b: ['vip', 'firmy'], c: ['vip'] }
  const segments = createSegments({
    fetchCustomer: async (token) => ({ userVariant: 'b2b', userGroups: groups[token] ?? [] }),
  })
  const keys = await Promise.all(
    ['a', 'b', 'c'].map(async (token) => (await segments.of(sessionOf(`vanek_auth_token=${token}`), none)).key),
  )
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})
