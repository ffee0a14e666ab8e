import { beforeAll, describe, expect, it } from 'vitest'
import { errorCodesOf } from '../../specs/sandbox/src/http/documents.ts'
import { operations, type Located } from '../../specs/sandbox/test/support/contract.ts'
import type { TestResponse } from '../../specs/sandbox/test/support/world.ts'
import { addressOf, bodyOf, nameOf, pathNames, asText, type Examples } from './examples.ts'
import { aCustomer, aGuest, anExpiredToken, rowsOf, signedInAgain, type Person } from './people.ts'
import { shopPath, type Sent, type FullStack } from './full-stack.ts'

type Access = 'nobody' | 'dead' | 'restricted' | 'another'

interface Caller {
  readonly name: string
  readonly access: Access
  readonly sent: Sent
  readonly person?: Person
}

/** Operations that the shop does not forward, and why. */
const notForwarded: Readonly<Record<string, string>> = {
  getPaths: 'only the server requests it, for the sitemap',
  getCountryOfIp: 'only the server requests it',
}

/** Operations that are allowed to customers of a restricted group, and why. */
const forRestricted: Readonly<Record<string, string>> = {
  logout: 'every owner of a token may revoke it',
}

/** Operations that reject even their owner with these examples, and the status. */
const refusedToOwner: Readonly<Record<string, readonly [status: number, why: string]>> = {
  changePassword: [422, 'nobody knows the old password of these customers'],
  changeEmail: [422, 'nobody knows the password of these customers'],
  deleteAccount: [422, 'nobody knows the password of these customers'],
  confirmEmailChange: [422, 'the token is in a mail'],
  resetPassword: [422, 'the token is in a mail, and works once'],
  openOrderLookup: [422, 'the token is in a mail, and works once'],
  exchangeToken: [422, 'the token is given to an operator, and works once'],
  activate: [404, 'the token is in a mail'],
  fileOrderClaim: [409, 'nothing was delivered to these customers yet'],
  fileUserOrderClaim: [409, 'nothing was delivered to these customers yet'],
  addOrderClaimPhoto: [409, 'nothing was delivered to these customers yet'],
  addUserOrderClaimPhoto: [409, 'nothing was delivered to these customers yet'],
  addReviewPhoto: [422, 'the example is no picture'],
  login: [401, 'nobody knows the password of these customers'],
}

const isSecured = ({ operation }: Located): boolean => {
  const { security = [] } = operation as { readonly security?: readonly object[] }
  return security.length > 0 && security.every((one) => 'bearer' in one)
}
const isRead = ({ method }: Located): boolean => method === 'get'

/** Path parameters that name data of one shopper. */
const ownNames = (place: Located, mine: Examples, theirs: Examples): readonly string[] =>
  pathNames(place).filter((name) => mine[name] !== theirs[name])

export function whoMaySeeSuite(getStack: () => FullStack): void {
  describe('access to operations, by the documents', () => {
    let owners: readonly Person[]
    let other: Person
    let callers: readonly Caller[]
    beforeAll(async () => {
      const [owner, guest] = [await aCustomer(getStack()), await aGuest(getStack())]
      const [restricted, otherGuest] = [await aCustomer(getStack(), ['omezeni']), await aGuest(getStack())]
      other = await aCustomer(getStack())
      owners = [owner, guest]
      const broken = `${owner.bearer?.slice(0, -1)}${owner.bearer?.endsWith('0') ? '1' : '0'}`
      callers = [
        { name: 'nobody', access: 'nobody', sent: {} },
        { name: 'a broken token', access: 'dead', sent: { bearer: broken } },
        { name: 'an expired token', access: 'dead', sent: { bearer: await anExpiredToken(getStack(), owner) } },
        {
          name: 'a restricted customer',
          access: 'restricted',
          sent: { bearer: restricted.bearer },
          person: restricted,
        },
        { name: 'another customer', access: 'another', sent: { bearer: other.bearer }, person: other },
        { name: 'another guest', access: 'nobody', sent: { cart: otherGuest.cart } },
        { name: 'a made-up cart', access: 'nobody', sent: { cart: 'vymysleny-kosik' } },
      ]
    })

    /** Requests for the owner's data. Only the tokens of an order and of a quotation are enough to get access. */
    const examplesFor = (place: Located, owner: Person): readonly Examples[] => {
      const { own } = owner
      const key = pathNames(place).find((name) => name === 'orders/token' || name === 'quotes/token')
      const denied = key ? { ...own, [key]: `${asText(own[key])}x` } : own
      const names = ownNames(place, own, other.own)
      const last = names.at(-1)
      // a line of the owner's list, through the caller's own list
      return names.length > 1 && last ? [denied, { ...other.own, [last]: own[last] }] : [denied]
    }

    const isForAll = (place: Located, { own }: Person): boolean =>
      !errorCodesOf(place.operation).has('unauthorized') && ownNames(place, own, other.own).length === 0

    const expected = (place: Located, { access }: Caller, owner: Person): readonly number[] | undefined => {
      const codes = errorCodesOf(place.operation)
      const knows = codes.has('unauthorized')
      if (access === 'dead' && knows) return [401]
      if (access === 'restricted' && knows && codes.has('customer_restricted'))
        return nameOf(place) in forRestricted ? [204] : [403]
      if (access === 'nobody' && isSecured(place)) return [401]
      return ownNames(place, owner.own, other.own).length > 0 ? [404] : undefined
    }

    const faultsIn = (what: string, answer: TestResponse, statuses: readonly number[] | undefined, owner: Person) => {
      const text = JSON.stringify([answer.body, answer.headers])
      const leaked = owner.secrets.filter((secret) => text.includes(secret))
      return [
        ...((statuses?.includes(answer.status) ?? answer.status < 500)
          ? []
          : [`${what}: ${answer.status}, not ${String(statuses)}`]),
        ...leaked.map((secret) => `${what}: leaks ${secret}`),
      ]
    }

    async function findFaults(way: 'direct' | 'through', list: readonly Caller[]): Promise<string[]> {
      const faults: string[] = []
      for (const owner of owners)
        for (const place of operations) {
          if (way === 'through' && nameOf(place) in notForwarded) continue
          // operations without customers return the same for everybody
          if (owner.bearer === undefined && (isSecured(place) || isForAll(place, owner))) continue
          for (const caller of list)
            for (const examples of examplesFor(place, owner)) {
              if (caller.person) await signedInAgain(getStack(), caller.person)
              const path = addressOf(place, examples)
              const body = bodyOf(place, { ...examples, '.email': caller.person?.email ?? 'kdosi@example.test' })
              const headers = { 'idempotency-key': crypto.randomUUID(), ...caller.sent.headers }
              const method = place.method.toUpperCase()
              const url = way === 'direct' ? path : shopPath(path)
              const answer = await getStack()[way](method, url, { ...caller.sent, body, headers })
              const what = `${caller.name} at ${nameOf(place)} ${way}`
              faults.push(...faultsIn(what, answer, expected(place, caller, owner), owner))
            }
        }
      return faults
    }

    it.each(['direct', 'through'] as const)(
      'C6.08 requests without a token, or with a foreign, expired or restricted one, get no data of others from any operation: %s',
      async (way) => {
        const before = await Promise.all(owners.map((owner) => rowsOf(getStack(), owner)))
        const [{ bearer, cart }] = [{ ...owners[0], ...owners[1], bearer: owners[0]?.bearer }]
        // a browser cannot send a token itself, so through the shop this is a guest
        const headers = { authorization: `Bearer ${bearer}`, 'x-guest-cart-token': String(cart) }
        const named: Caller = { name: 'headers of a browser', access: 'nobody', sent: { headers } }
        expect(await findFaults(way, way === 'through' ? [...callers, named] : callers)).toEqual([])
        expect(await Promise.all(owners.map((owner) => rowsOf(getStack(), owner)))).toEqual(before)
      },
    )

    it('each operation answers its owner through the shop, without a token in the answer', async () => {
      const [customer, guest] = owners
      if (!customer || !guest) throw new Error('No owners')
      const faults: string[] = []
      for (const place of operations) {
        const name = nameOf(place)
        const who = isRead(place) ? customer : await aCustomer(getStack())
        const sent = {
          bearer: who.bearer,
          body: bodyOf(place, who.own),
          headers: { 'idempotency-key': crypto.randomUUID() },
        }
        const answer = await getStack().through(place.method.toUpperCase(), shopPath(addressOf(place, who.own)), sent)
        const [status] = name in notForwarded ? [404] : (refusedToOwner[name] ?? [])
        const fits = status === undefined ? answer.status < 300 : answer.status === status
        if (!fits) faults.push(`${name}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`)
        const tokens = [who.bearer, who.own['orders/token']].filter((token) =>
          JSON.stringify(answer.body).includes(asText(token)),
        )
        faults.push(...tokens.map(() => `${name}: a token in the answer`))
      }
      expect(faults).toEqual([])
      const names = new Set(operations.map(nameOf))
      const tables = { ...notForwarded, ...forRestricted, ...refusedToOwner }
      expect(Object.keys(tables).filter((name) => !names.has(name))).toEqual([])
    })
  })
}
