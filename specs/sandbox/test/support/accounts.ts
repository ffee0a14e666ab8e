import { sql } from 'kysely'
import { buildApp, type AppOptions } from '../../src/app.ts'
import { createRequest, root, type SendRequest, type TestResponse, type RequestOptions, type World } from './world.ts'

const made = { people: 0 }

/** An unused e-mail. */
export function newEmail(): string {
  made.people += 1
  return `clovek${process.pid}-${made.people}@example.test`
}

/** Inserts a copy of the customer Jana, with her password. */
export async function addCustomer({ database }: World, email = newEmail()): Promise<string> {
  await sql`
    insert into customers (id, email, password_hash, price_list, groups, restricted, credits, doc)
    select nextval('customer_ids'), ${email}, password_hash, price_list, groups, restricted, 0, doc
    from customers where email = 'jana@vanek.test'`.execute(database.q)
  return email
}

export function login(
  { request }: { request: SendRequest },
  email: string,
  password = 'vetrak-2026',
  options: RequestOptions = {},
) {
  return request('POST', '/store/api/oauth/login', { email, password }, options)
}

export async function tokenOf(world: { request: SendRequest }, email: string, password?: string): Promise<string> {
  return (await login(world, email, password)).body.data.access_token as string
}

/** The e-mail of the owner of a token; undefined when the token is invalid. */
export async function emailOf({ request }: World, bearer: string): Promise<string | undefined> {
  return (await request('GET', '/store/api/v1/user', undefined, { bearer })).body.email as string | undefined
}

/** Mails to an address, the latest first. */
export function mailsTo({ database }: World, recipient: string): Promise<{ kind: string; body: string }[]> {
  return database.q
    .selectFrom('mails')
    .select(['kind', 'body'])
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .execute()
}

/** The link in the latest mail to an address. */
export async function linkTo(world: World, recipient: string): Promise<URL> {
  const [mail] = await mailsTo(world, recipient)
  return new URL(/https?:\S+/.exec(mail?.body ?? '')?.[0] ?? '')
}

/** The comparable parts of a response: everything except the request id. */
export function sameIn({ status, body }: TestResponse): unknown {
  return { status, body: typeof body === 'object' ? { ...body, requestId: '' } : body }
}

/** Runs a function with the clock moved ahead. */
export async function later<T>({ clock }: World, ms: number, work: () => Promise<T>): Promise<T> {
  clock.shift(ms)
  try {
    return await work()
  } finally {
    clock.shift(0)
  }
}

/** A second app on the same database, as a substitute for a second process. */
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
  return { ...world, app, request: createRequest(app), close: () => app.close() }
}

/** CPU time of a function in milliseconds, which is more stable than wall-clock time on a busy machine. */
export async function costOf<T>(work: () => Promise<T>): Promise<{ response: T; cost: number }> {
  const before = process.cpuUsage()
  const response = await work()
  const { user, system } = process.cpuUsage(before)
  return { response, cost: (user + system) / 1000 }
}
