import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import type { Identity } from '../shop/identity.ts'
import { refusal } from './errors.ts'
import { packed, unpacked } from './compressed-json.ts'

const LIFE_MS = 24 * 3600 * 1000

export interface Answer<T extends object> {
  readonly status: number
  readonly body: T
  /** The work was done before, under another key. */
  readonly replayed?: boolean
}

export interface Repeatable<T extends object> {
  readonly operation: string
  readonly identity: Identity
  readonly run: () => Promise<Answer<T>>
  /** Removes tokens from a response before it is stored, and restores them when it is repeated. */
  readonly seal?: (body: T) => T
  readonly unseal?: (body: T) => T
  /** For work that creates a token for a client without one: the identity after the response. */
  readonly becomes?: (body: T) => Identity
}

/**
 * Runs a write in one transaction with the record of its `Idempotency-Key`, so that both exist or neither does. The
 * same key with the same request repeats the response; refusals are not stored and can be retried. The first add of an
 * anonymous visitor always runs, because its response contains a token and nobody can prove that it was theirs; the result
 * belongs only to the client that got the response.
 */
export function once<T extends object>(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { operation, identity, run, seal = same, unseal = same, becomes }: Repeatable<T>,
): Promise<T> {
  const { database, clock } = services
  const key = request.headers['idempotency-key']
  return database.transaction(async () => {
    if (typeof key !== 'string') return send(reply, await run())
    const hash = requestHash(request)
    if (identity.kind === 'anonymous' && becomes) {
      const answer = await run()
      await keep({ scope: scopeOf(becomes(answer.body), hash), operation, key }, hash, answer)
      return send(reply, answer)
    }
    const where = { scope: scopeOf(identity, hash), operation, key }
    await lockKey(services, Object.values(where).join('\n'))
    const stored = await database.q
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'status', 'answer', 'created'])
      .where((of) => of.and(where))
      .executeTakeFirst()
    if (stored && Date.parse(stored.created) > clock.now().getTime() - LIFE_MS) {
      if (stored.request_hash !== hash) throw refusal('idempotency_mismatch')
      return send(reply, { status: stored.status, body: unseal((await unpacked(stored.answer)) as T), replayed: true })
    }
    const answer = await run()
    await keep(where, hash, answer)
    return send(reply, answer)
  })

  async function keep(where: Kept, hash: string, answer: Answer<T>): Promise<void> {
    const record = {
      request_hash: hash,
      status: answer.status,
      answer: await packed(seal(answer.body)),
      created: clock.now().toISOString(),
    }
    await database.q
      .insertInto('idempotency_keys')
      .values({ ...where, ...record })
      .onConflict((conflict) => conflict.columns(['scope', 'operation', 'key']).doUpdateSet(record))
      .execute()
  }
}

interface Kept {
  readonly scope: string
  readonly operation: string
  readonly key: string
}

type RequestScope = Pick<Repeatable<object>, 'operation' | 'identity'>

/**
 * For slow work before `once`, so that no rows are locked meanwhile. A repeated request is refused while the first one is
 * still running.
 */
export function beforeOnce(): <T>(request: FastifyRequest, scope: RequestScope, work: () => Promise<T>) => Promise<T> {
  const running = new Set<string>()
  return async (request, { operation, identity }, work) => {
    const key = request.headers['idempotency-key']
    if (typeof key !== 'string') return work()
    const name = [scopeOf(identity, ''), operation, key].join('\n')
    if (running.has(name)) throw refusal('idempotency_conflict', { retryAfterSeconds: 1 })
    running.add(name)
    try {
      return await work()
    } finally {
      running.delete(name)
    }
  }
}

function same<T>(body: T): T {
  return body
}

function send<T extends object>(reply: FastifyReply, { status, body, replayed }: Answer<T>): T {
  reply.code(status)
  if (replayed === true) reply.header('Idempotent-Replayed', 'true')
  return body
}

/**
 * Keys are scoped to their owner, so that nobody gets another client's response. The key of an anonymous visitor is scoped to
 * the request itself: another request with the same key is unrelated.
 */
function scopeOf(identity: Identity, hash: string): string {
  if (identity.kind === 'customer') return `customer:${identity.customer.id}`
  return identity.kind === 'guest' ? `guest:${identity.tokenHash}` : `anonymous:${hash}`
}

async function lockKey({ database }: Services, name: string): Promise<void> {
  const { rows } = await sql<{
    got: boolean
  }>`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as got`.execute(database.q)
  if (rows[0]?.got !== true) throw refusal('idempotency_conflict', { retryAfterSeconds: 1 })
}

function requestHash(request: FastifyRequest): string {
  const [path] = request.url.split('?')
  return createHash('sha256')
    .update(JSON.stringify([request.method, path, canonical(withoutPasswords(request.body))]))
    .digest('base64url')
}

const passwords: ReadonlySet<string> = new Set(['password', 'password_confirmation'])

/** Passwords are not stored with the request. */
const withoutPasswords = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && !Array.isArray(body)
    ? Object.fromEntries(Object.entries(body).filter(([name]) => !passwords.has(name)))
    : body

/** A canonical form that does not depend on the order of keys. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value ?? null
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => [name, canonical(inner)])
}

/** Deletes expired keys. */
export async function deleteExpiredKeys({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const limit = new Date(clock.now().getTime() - LIFE_MS).toISOString()
  await database.q.deleteFrom('idempotency_keys').where('created', '<', limit).execute()
}
