import { sql } from 'kysely'
import { buildApp, type AppOptions } from '../../src/app.ts'
import { askBy, root, type Ask, type TestResponse, type AskOptions, type World } from './world.ts'

const made = { people: 0 }

/** An e-mail that nobody has. */
export function newEmail(): string {
  made.people += 1
  return `clovek${process.pid}-${made.people}@example.test`
}

/** A customer like Jana, with her password. */
export async function addCustomer({ database }: World, email = newEmail()): Promise<string> {
  await sql`
    insert into customers (id, email, password_hash, price_list, groups, restricted, credits, doc)
    select nextval('customer_ids'), ${email}, password_hash, price_list, groups, restricted, 0, doc
    from customers where email = 'jana@vanek.test'`.execute(database.q)
  return email
}

export function login({ ask }: { ask: Ask }, email: string, password = 'vetrak-2026', options: AskOptions = {}) {
  return ask('POST', '/store/api/oauth/login', { email, password }, options)
}

export async function tokenOf(world: { ask: Ask }, email: string, password?: string): Promise<string> {
  return (await login(world, email, password)).body.data.access_token as string
}

/** Who a token belongs to; undefined when it is dead. */
export async function emailOf({ ask }: World, bearer: string): Promise<string | undefined> {
  return (await ask('GET', '/store/api/v1/user', undefined, { bearer })).body.email as string | undefined
}

/** What was mailed to somebody, the latest first. */
export function mailsTo({ database }: World, recipient: string): Promise<{ kind: string; body: string }[]> {
  return database.q
    .selectFrom('mails')
    .select(['kind', 'body'])
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .execute()
}

/** The link of the latest mail to somebody. */
export async function linkTo(world: World, recipient: string): Promise<URL> {
  const [mail] = await mailsTo(world, recipient)
  return new URL(/https?:\S+/.exec(mail?.body ?? '')?.[0] ?? '')
}

/** What may be compared of an answer: all but the number of the request. */
export function sameIn({ status, body }: TestResponse): unknown {
  return { status, body: typeof body === 'object' ? { ...body, requestId: '' } : body }
}

/** Does something so much later. */
export async function later<T>({ clock }: World, ms: number, work: () => Promise<T>): Promise<T> {
  clock.shift(ms)
  try {
    return await work()
  } finally {
    clock.shift(0)
  }
}

/** Another process on the same data, as far as one process can be two. */
export async function restarted(
  world: World,
  trustedProxies: readonly string[] = [],
  more: Partial<Pick<AppOptions, 'makeLimiter' | 'database'>> = {},
): Promise<World> {
  const { database, clock } = world
  const app = await buildApp({
    ...{ database, clock, trustedProxies, packageRoot: root, ...more },
    secret: 'another',
    pictureCache: '',
    shopOrigin: 'http://shop.test',
  })
  return { ...world, app, ask: askBy(app), close: () => app.close() }
}

/** Milliseconds of processor that the work takes, which tells more than a clock on a busy machine. */
export async function costOf<T>(work: () => Promise<T>): Promise<{ answer: T; cost: number }> {
  const before = process.cpuUsage()
  const answer = await work()
  const { user, system } = process.cpuUsage(before)
  return { answer, cost: (user + system) / 1000 }
}
