import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { operations } from '../../specs/sandbox/test/support/contract.ts'
import { pages } from '../src/composition/routing/pages.ts'
import { addressOf, bodyOf, nameOf } from './examples.ts'
import { aCustomer, type Person } from './people.ts'
import { shopPath, type FullStack } from './full-stack.ts'

/** A request that changes data in the shop. */
interface Target {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly json: string
}

/** Headers of requests from other sites, and from browsers that hide the origin. */
const foreign: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'another origin': { origin: 'https://evil.test' },
  'another origin, cross-site': { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' },
  'another origin that calls itself the same': { origin: 'https://evil.test', 'sec-fetch-site': 'same-origin' },
  'no origin': { origin: 'null' },
  'no origin, cross-site': { origin: 'null', 'sec-fetch-site': 'cross-site' },
  'a link of another site': { 'sec-fetch-site': 'cross-site' },
  'another host of the same site': { origin: 'http://api.127.0.0.1', 'sec-fetch-site': 'same-site' },
  'a host that ends the same': { origin: 'http://evil-HOST' },
  'a host that begins the same': { origin: 'http://HOST.evil.test' },
  'a user named like the host': { origin: 'http://HOST@evil.test' },
  'nothing at all': {},
}

const simpleTypes = [
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/json',
  '',
]

/** Intents and fields of all forms of the shop together. A page ignores those that it does not know. */
const form = new URLSearchParams({
  ...{ intent: 'logout', email: 'firma@vanek.test', password: 'vetrak-2026', amount: '1', terms: 'on', name: 'Cizí' },
  ...{ currency: 'EUR', prices: 'without', back: '/', firstName: 'Cizí', lastName: 'Cizí', coupon: 'VANEK10' },
}).toString()

function bodyAs(type: string, json: string): string {
  if (type.startsWith('multipart'))
    return '--x\r\nContent-Disposition: form-data; name="intent"\r\n\r\nclear\r\n--x--\r\n'
  return type.includes('urlencoded') || type === '' ? form : json
}

export function csrfSuite(getStack: () => FullStack): void {
  describe('a request from another site', () => {
    let owner: Person
    let targets: readonly Target[]
    beforeAll(async () => {
      owner = await aCustomer(getStack())
      targets = [...ofOperations(owner), ...ofPages(), ...ofRoutes(getStack())]
      // declarations of the suites before are processed in the background
      const { q } = getStack().database
      const queued = async () => q.selectFrom('withdrawal_declarations').select('id').execute()
      await vi.waitFor(async () => expect(await queued()).toEqual([]), { timeout: 60_000, interval: 500 })
    }, 90_000)

    const everything = async (): Promise<string> => {
      const { q } = getStack().database
      const { rows: tables } = await sql<{ name: string }>`
        select table_name as name from information_schema.tables
        where table_schema = current_schema() order by 1`.execute(q)
      const sums: string[] = []
      for (const { name } of tables) {
        const { rows } = await sql<{ sum: string }>`
          select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from ${sql.table(name)} t`.execute(
          q,
        )
        sums.push(`${name} ${rows[0]?.sum}`)
      }
      return sums.join('\n')
    }
    const post = async ({ method, path, json }: Target, headers: Readonly<Record<string, string>>, type: string) => {
      const { host } = new URL(getStack().shopUrl)
      const sentHeaders = Object.entries(headers).map(([name, value]) => [name, value.replace('HOST', host)])
      const answer = await fetch(getStack().shopUrl + path, {
        method,
        redirect: 'manual',
        headers: {
          ...{ cookie: `vanek_auth_token=${owner.bearer}; vanek_auth=1`, 'idempotency-key': randomUUID() },
          ...(type !== '' && { 'content-type': type }),
          ...(Object.fromEntries(sentHeaders) as Record<string, string>),
        },
        body: new Blob([bodyAs(type, json)]),
      })
      return { status: answer.status, cookies: answer.headers.getSetCookie(), text: await answer.text() }
    }

    it('is refused by each operation, page and route that writes, with any content type, and changes nothing', async () => {
      const before = await everything()
      const faults: string[] = []
      for (const target of targets)
        for (const [from, headers] of Object.entries(foreign)) {
          // every sender with some content type, the worst sender with all of them
          const types =
            from === 'another origin, cross-site'
              ? simpleTypes
              : [simpleTypes[(target.name.length + from.length) % simpleTypes.length] ?? '']
          for (const type of types) {
            const { status, cookies } = await post(target, headers, type)
            if (status !== 403 || cookies.length > 0)
              faults.push(`${target.method} ${target.name} from ${from} as ${type}: ${status} ${cookies.join()}`)
          }
        }
      expect(faults).toEqual([])
      expect(targets.length).toBeGreaterThan(70)
      expect(await everything()).toBe(before)
    })

    it('is accepted from our own pages by each of them', async () => {
      const own = { 'sec-fetch-site': 'same-origin', origin: getStack().shopUrl }
      const refused: string[] = []
      for (const target of targets) {
        const type = target.name.startsWith('/') ? 'application/x-www-form-urlencoded' : 'application/json'
        const { status, text } = await post(target, own, type)
        // rejected for another reason: the account is not activated
        if (status === 403 && !text.includes('"not_activated"')) refused.push(target.name)
      }
      expect(refused).toEqual([])
      expect(targets.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['placeOrder', '/kosik', '/route /zobrazeni-cen']),
      )
    })
  })
}

/** Every operation but GET, by its path in the shop. */
function ofOperations({ own }: Person): readonly Target[] {
  return operations
    .filter(({ method }) => method !== 'get')
    .map((place) => {
      const json = JSON.stringify(bodyOf(place, own) ?? {})
      return { name: nameOf(place), method: place.method.toUpperCase(), path: shopPath(addressOf(place, own)), json }
    })
}

/** Every page, with or without an action of its own. */
function ofPages(): readonly Target[] {
  return pages.map(({ path }) => {
    const at = path.replaceAll(/:\w+|\*/g, 'tady-nic-neni')
    return { name: path, method: 'POST', path: at, json: '{"intent":"clear"}' }
  })
}

/** Other routes of the server that accept POST. Wildcards are left out: they are the operations above. */
function ofRoutes({ shop }: FullStack): readonly Target[] {
  const above: string[] = []
  return shop
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S+) \(([A-Z, ]+)\)/.exec(line) ?? []
      const depth = indent.length / 4
      above.splice(depth, above.length, part)
      const path = above.join('')
      if (!path.startsWith('/') || path.includes('*') || !methods.includes('POST')) return []
      return [{ name: `/route ${path}`, method: 'POST', path, json: '{}' }]
    })
}
