import { sql } from 'kysely'
import { daysSinceSeed } from '../../seed/dates.ts'
import { inPrague } from '../clock.ts'
import { DataUnusable } from '../db/data-folder.ts'
import { whilePreparing } from '../db/migrate.ts'
import type { Database, Queries } from '../db/transaction.ts'
import { randomToken } from '../http/hash.ts'
import { market } from '../market.ts'
import { seedFingerprint } from './fingerprint.ts'
import { backUpOrders, restoreOrders } from './preserved-orders.ts'
import { moveArrivals } from './move-arrivals.ts'

export interface SeedOptions {
  readonly packageRoot: string
  readonly products: number | undefined
  /** The current time; all dates of the seed are relative to its day in Prague. */
  readonly now: Date
  /** Whether the database is emptied first. */
  readonly reset?: boolean
}

/** `renewed`: the content was outdated and was replaced; orders were preserved. */
export type Seeded = 'seeded' | 'unchanged' | 'renewed'

const SHOPS: Readonly<Record<string, string>> = { cs: 'Czech', sk: 'Slovak' }

/** @param databaseMarket the market of the database; databases without one are Czech */
function mustBeOfMarket(databaseMarket = 'cs'): void {
  if (databaseMarket === market) return
  throw new DataUnusable(
    `The database is of the ${SHOPS[databaseMarket] ?? databaseMarket} shop, but SANDBOX_MARKET is ${market}: set SANDBOX_DATA or DATABASE_URL to another one, or start with --reset.`,
  )
}

/** Fills an empty database, and renews one with outdated content; orders are preserved. */
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
      return 'unchanged'
    }
    const keepsOrders = !reset && before !== undefined && (await hasOrders(q))
    // existing customers keep their state
    const keepsCustomers = keepsOrders && (await metaValue(q, 'accounts')) !== undefined
    if (keepsOrders) await backUpOrders(q)
    // existing tokens are derived from this secret
    const secret = (await metaValue(q, 'secret')) ?? randomToken()
    await emptyAll(q, keepsOrders ? 'continue' : 'restart')
    await sql`set local vanek.seeding = 'on'`.execute(q)
    // an existing database does not need this
    const { fill } = await import('./fill.ts')
    const { insertAccounts } = await fill(q, { packageRoot, products, day })
    if (keepsOrders) await restoreOrders(q)
    if (!keepsCustomers) await insertAccounts(secret)
    await q
      .insertInto('meta')
      .values([
        { key: 'seed', value: fingerprint },
        { key: ARRIVALS_FROM, value: day },
        { key: 'market', value: market },
        { key: 'secret', value: secret },
        { key: 'accounts', value: 'filled' },
        // tells in-memory catalogues that all products have changed
        { key: 'catalogue', value: randomToken() },
      ])
      .execute()
    // PGlite does not collect statistics by itself; without them large tables are scanned sequentially
    await sql`analyze`.execute(q)
    return keepsOrders ? 'renewed' : 'seeded'
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
