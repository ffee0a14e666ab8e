import type { Presences } from './capabilities.ts'
import type { Client, Exchange, Fetch } from './client.ts'
import type { Shop } from './shop.ts'

/** One thing that a back end has to do right. */
export interface Check {
  /** Like `cart/read-back`; the part before the slash is its group. */
  readonly id: string
  readonly title: string
  /** The operation that it is about. */
  readonly operation: string
  /** The sentence of the contract, word for word. */
  readonly says: string
  /** What would go wrong in the shop. */
  readonly breaks: string
  /** Capabilities without which it has nothing to check. */
  readonly needs?: readonly string[]
  /** Capabilities of which it has to know whether they are there. */
  readonly knows?: readonly string[]
  readonly run: (check: Checking) => Promise<void>
}

/** What a check works with. */
export interface Checking extends Pick<Client, 'ask' | 'get' | 'exchanges'> {
  readonly shop: Shop
  readonly presences: Presences
  /** For tools that ask by themselves. */
  readonly fetch: Fetch
  /** Fails unless `ok`. */
  readonly must: (ok: boolean, message: string, about?: Exchange) => void
  /** Fails unless it was answered with 2xx; answers its body. */
  readonly done: (answer: Exchange) => Exchange['body']
  /** Fails unless it was refused with 4xx and one of these codes. */
  readonly refused: (answer: Exchange, ...codes: readonly string[]) => void
  /** Ends the check without a verdict. */
  readonly skip: (reason: string) => never
  /** Something that the contract recommends only. */
  readonly note: (text: string) => void
}

export class Failed extends Error {
  readonly about: Exchange | undefined

  constructor(message: string, about: Exchange | undefined) {
    super(message)
    this.about = about
  }
}

export class Skipped extends Error {}

const codesOf = (answer: Exchange): string[] =>
  Array.isArray(answer.body?.errors) ? answer.body.errors.map((error: { code?: unknown }) => String(error?.code)) : []

export function createChecking(
  client: Client,
  { shop, presences, fetch, note }: Pick<Checking, 'shop' | 'presences' | 'fetch' | 'note'>,
): Checking {
  return {
    ask: client.ask,
    get: client.get,
    exchanges: client.exchanges,
    ...{ shop, presences, fetch, note },
    must(ok, message, about) {
      if (!ok) throw new Failed(message, about)
    },
    done(answer) {
      if (answer.status < 200 || answer.status > 299)
        throw new Failed(`it was refused with ${answer.status} ${codesOf(answer).join(', ')}`.trim(), answer)
      return answer.body
    },
    refused(answer, ...codes) {
      if (answer.status < 400)
        throw new Failed(
          `it was answered with ${answer.status} instead of being refused as ${codes.join(' or ')}`,
          answer,
        )
      if (answer.status > 499) throw new Failed(`it failed with ${answer.status} instead of being refused`, answer)
      const actual = codesOf(answer)
      if (!codes.some((code) => actual.includes(code)))
        throw new Failed(`it was refused as ${actual.join(', ') || 'nothing'} instead of ${codes.join(' or ')}`, answer)
    },
    skip(reason) {
      throw new Skipped(reason)
    },
  }
}
