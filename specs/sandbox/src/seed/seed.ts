import { sql } from 'kysely'
import { daysSinceSeed } from '../../seed/dates.ts'
import { inPrague } from '../clock.ts'
import { DataUnusable } from '../db/data-folder.ts'
import { whilePreparing } from '../db/migrate.ts'
import type { Database, Queries } from '../db/transaction.ts'
import { randomToken } from '../http/hash.ts'
import { market } from '../market.ts'
import { seedFingerprint } from './fingerprint.ts'
import { layAside, putBack } from './kept-orders.ts'
import { moveArrivals } from './move-arrivals.ts'

export interface SeedOptions {
  readonly packageRoot: string
  readonly products: number | undefined
  /** The time now; all dates of the seed hang on its day in Prague. */
  readonly now: Date
  /** Empty the database first, whatever is in it. */
  readonly reset?: boolean
}

/** `renewed`: the content was made from other sources; it was replaced, and orders stayed. */
export type Seeded = 'seeded' | 'kept' | 'renewed'

const SHOPS: Readonly<Record<string, string>> = { cs: 'Czech', sk: 'Slovak' }

/** @param made the market of the database; those from before there were two are of the Czech shop */
function mustBeOfMarket(made = 'cs'): void {
  if (made === market) return
  throw new DataUnusable(
    `The database is of the ${SHOPS[made] ?? made} shop, but SANDBOX_MARKET is ${market}: set SANDBOX_DATA or DATABASE_URL to another one, or start with --reset.`,
  )
}

/** Fills an empty database, and renews one whose content is outdated; orders outlive that. */
export function seedIfEmpty(
  database: Database,
  { packageRoot, products, now, reset = false }: SeedOptions,
): Promise<Seeded> {
  const fingerprint = seedFingerprint(packageRoot, products)
  return whilePreparing(database, async () => {
    const { q } = database
    const before = await metaValue(q, 'seed')
    if (before !== undefined && !reset) mustBeOfMarket(await metaValue(q, 'market'))
    const { day } = inPrague(now)
    if (!reset && before === fingerprint) {
      await expectArrivalsFrom(q, day)
      return 'kept'
    }
    const keeps = !reset && before !== undefined && (await hasOrders(q))
    // existing customers keep their state
    const haveTheirs = keeps && (await metaValue(q, 'accounts')) !== undefined
    if (keeps) await layAside(q)
    // tokens that were given out go on being made of the same secret
    const secret = (await metaValue(q, 'secret')) ?? randomToken()
    await emptyAll(q, keeps ? 'continue' : 'restart')
    await sql`set local vanek.seeding = 'on'`.execute(q)
    // an existing database does not need this
    const { fill } = await import('./fill.ts')
    const { insertAccounts } = await fill(q, { packageRoot, products, day })
    if (keeps) await putBack(q)
    if (!haveTheirs) await insertAccounts(secret)
    await q
      .insertInto('meta')
      .values([
        { key: 'seed', value: fingerprint },
        { key: ARRIVALS_FROM, value: day },
        { key: 'market', value: market },
        { key: 'secret', value: secret },
        { key: 'accounts', value: 'filled' },
        // who holds the catalogue in memory sees by it that all is new
        { key: 'catalogue', value: randomToken() },
      ])
      .execute()
    // PGlite never gathers statistics by itself, and without them large tables are read whole
    await sql`analyze`.execute(q)
    return keeps ? 'renewed' : 'seeded'
  })
}

/** The day from which restock dates of sold out goods are computed. */
const ARRIVALS_FROM = 'arrivals from'

async function expectArrivalsFrom(q: Queries, day: string): Promise<void> {
  const before = await metaValue(q, ARRIVALS_FROM)
  if (before === undefined || before >= day) return
  await moveArrivals(q, daysSinceSeed(day) - daysSinceSeed(before))
  await q.updateTable('meta').set({ value: day }).where('key', '=', ARRIVALS_FROM).execute()
}

export async function metaValue(q: Queries, key: string): Promise<string | undefined> {
  return (await q.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst())?.value
}

async function hasOrders(q: Queries): Promise<boolean> {
  return (await q.selectFrom('orders').select('id').limit(1).executeTakeFirst()) !== undefined
}

async function emptyAll(q: Queries, numbers: 'restart' | 'continue'): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select format('%I', tablename) as name from pg_tables
    where schemaname = current_schema() and tablename <> 'schema_migrations'`.execute(q)
  await sql.raw(`truncate ${rows.map(({ name }) => name).join(', ')} ${numbers} identity cascade`).execute(q)
  if (numbers === 'continue') return
  await sql`alter sequence order_numbers restart`.execute(q)
  await sql`alter sequence customer_ids restart`.execute(q)
}
