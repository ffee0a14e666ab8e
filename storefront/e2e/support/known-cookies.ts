import { browserSeconds } from './browser-clock.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { root } from '../../../scripts/aliases.mjs'

/** A cookie in the table of the documentation. */
export interface KnownCookie {
  readonly name: string
  /** Maximum age in seconds; null for a session cookie. */
  readonly seconds: number | null
  readonly readable: boolean
  /** Its allowed paths. */
  readonly paths: readonly string[]
}

const units: Readonly<Record<string, number>> = { minute: 60, hour: 3_600, day: 86_400 }

function secondsOf(text: string): number | null {
  if (text === 'the session') return null
  const [, count, unit = ''] = /^(\d+) (minute|hour|day)s?$/.exec(text) ?? []
  const seconds = units[unit]
  if (seconds === undefined) throw new Error(`"${text}" is not a known duration`)
  return Number(count) * seconds
}

/** The table of docs/cookies.md by name. */
export function knownCookies(): ReadonlyMap<string, KnownCookie> {
  const text = readFileSync(join(root, 'docs/cookies.md'), 'utf8')
  const rows = text.matchAll(/^\| `(\w+)` \| ([^|]+) \| ([^|]+) \| (yes|no) \|$/gm)
  return new Map(
    [...rows].map(([, name = '', what = '', lives = '', scripts]) => {
      const own = [...what.matchAll(/`(\/[\w/-]+)`/g)].map(([, path = '']) => path)
      const paths = own.length > 0 ? own : ['/']
      return [name, { name, seconds: secondsOf(lives.trim()), readable: scripts === 'yes', paths }]
    }),
  )
}

/** Faults of a `Set-Cookie` header. */
export function faultsOfLine(line: string, known: ReadonlyMap<string, KnownCookie>): string[] {
  const name = line.slice(0, line.indexOf('='))
  const has = (attribute: string) => `${line};`.includes(`; ${attribute};`)
  const documented = known.get(name)
  if (!documented) return [`${name} is not in the table`]
  const age = /; Max-Age=(\d+)/.exec(line)?.[1]
  return [
    ...(documented.paths.some((path) => has(`Path=${path}`)) ? [] : [`${name} has another path`]),
    ...(has('SameSite=Lax') ? [] : [`${name} is not SameSite=Lax`]),
    ...(/; Domain=/i.test(line) ? [`${name} is given to other hosts`] : []),
    // a removed cookie is not readable anyway
    ...(age === '0' || has('HttpOnly') === !documented.readable
      ? []
      : [`${name} is ${documented.readable ? 'not ' : ''}readable`]),
    ...(age === '0' || (age === undefined ? null : Number(age)) === documented.seconds || shorter(age, documented)
      ? []
      : [`${name} lives ${age ?? 'until the browser closes'}`]),
  ]
}

// the documented age, or less if the table says so
const shorter = (age: string | undefined, { seconds }: KnownCookie) =>
  age !== undefined && seconds !== null && Number(age) <= seconds

/** Records faults of cookies set by responses; `faultsOfJar` checks those written by scripts. */
export function recordCookies(
  page: Page,
  known: ReadonlyMap<string, KnownCookie>,
): { faults: string[]; seen: Set<string> } {
  const noted = { faults: [] as string[], seen: new Set<string>() }
  page.context().on('response', (response) => {
    void response
      .headersArray()
      .then((headers) => {
        for (const { value } of headers.filter(({ name }) => name.toLowerCase() === 'set-cookie')) {
          noted.seen.add(value.slice(0, value.indexOf('=')))
          noted.faults.push(...faultsOfLine(value, known))
        }
      })
      // the page has navigated away
      .catch(() => {})
  })
  return noted
}

/** Faults of the visitor's current cookies. */
export async function faultsOfJar(
  page: Page,
  known: ReadonlyMap<string, KnownCookie>,
  seen: Set<string>,
): Promise<string[]> {
  const cookies = await page.context().cookies(page.url())
  const now = browserSeconds()
  return cookies.flatMap(({ name, expires, httpOnly, path, sameSite }) => {
    seen.add(name)
    const documented = known.get(name)
    if (!documented) return [`${name} is not in the table`]
    const lives = expires === -1 ? null : expires - now
    const tooLong = documented.seconds === null ? lives !== null : lives === null || lives > documented.seconds + 5
    return [
      ...(tooLong ? [`${name} lives ${lives ?? 'until the browser closes'}`] : []),
      ...(httpOnly === documented.readable ? [`${name} is ${documented.readable ? 'not ' : ''}readable`] : []),
      ...(documented.paths.includes(path) && sameSite === 'Lax' ? [] : [`${name} has ${path} and ${sameSite}`]),
    ]
  })
}
