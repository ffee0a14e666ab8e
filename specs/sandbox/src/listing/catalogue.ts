import { sql } from 'kysely'
import { readVocabulary, type Vocabulary } from '../catalogue/vocabulary.ts'
import { readCategories, type Categories } from '../content/category-tree.ts'
import type { Database } from '../db/transaction.ts'
import { buildColumns, writeChangeable } from './build-columns.ts'
import type { Columns } from './columns.ts'
import { makeOrders, reorder, type Orders } from './orders.ts'
import { readFacts } from './read-facts.ts'
import { createRecent, type Recent } from './recent.ts'

/** The in-memory catalogue of this process; changes in the database are applied to it. */
export interface Catalogue {
  readonly columns: Columns
  readonly orders: Orders
  readonly categories: Categories
  readonly vocabulary: Vocabulary
  /** Cache of derived values; cleared on every change. */
  readonly computed: Recent
}

export interface CatalogueKeeper {
  /** The catalogue with everything that was committed before this call, by this process or by others. */
  current(): Promise<Catalogue>
}

interface Held {
  readonly version: string
  readonly catalogue: Catalogue
  /** Snapshot of the database up to which the catalogue is current. */
  readonly snapshot: string
  readonly looked: number
}

interface Look {
  readonly snapshot: string
  readonly version: string | null
  readonly changed: number[]
}

/** Change records are deleted after a day; a catalogue that was not updated for longer is reloaded. */
const REFRESH_INTERVAL_MS = 12 * 3600 * 1000

const CACHED_RESULTS = 256

/** Deletes change records that every reader has processed. */
export async function deleteOldChanges({ q }: Database): Promise<void> {
  await sql`delete from product_changes where noted < now() - interval '1 day'`.execute(q)
}

/** Caches the catalogue of a database in memory: read once, then updated from the change records. */
export function createCatalogueKeeper(database: Database): CatalogueKeeper {
  let held: Held | undefined
  let waiting: Promise<Catalogue> | undefined
  let tail: Promise<void> = Promise.resolve()

  async function update(): Promise<Catalogue> {
    const snapshotRow = await lookSince(held?.snapshot)
    const now = Date.now()
    if (held === undefined || held.version !== snapshotRow.version || now - held.looked > REFRESH_INTERVAL_MS) {
      held = {
        version: snapshotRow.version ?? '',
        catalogue: await read(),
        snapshot: snapshotRow.snapshot,
        looked: now,
      }
    } else {
      if (snapshotRow.changed.length > 0) await apply(held.catalogue, snapshotRow.changed)
      held = { ...held, snapshot: snapshotRow.snapshot, looked: now }
    }
    return held.catalogue
  }

  /** Changes that are visible now and were not visible in the snapshot, in whatever order they were committed. */
  async function lookSince(snapshot = '1:1:'): Promise<Look> {
    const { rows } = await sql<Look>`
      select pg_current_snapshot()::text as snapshot,
        (select value from meta where key = 'catalogue') as version,
        (select coalesce(array_agg(distinct product_id), '{}') from product_changes
          where xid >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
            and not pg_visible_in_snapshot(xid, ${snapshot}::pg_snapshot)) as changed`.execute(database.q)
    const [snapshotRow] = rows
    if (snapshotRow === undefined) throw new Error('The database returned no row.')
    return snapshotRow
  }

  async function read(): Promise<Catalogue> {
    const { q } = database
    const categories = await readCategories(q)
    const columns = await buildColumns(
      q,
      categories.inOrder.map(({ id }) => ({ id, within: categories.pathTo(id).map((one) => one.id) })),
    )
    const orders = makeOrders(columns)
    return { columns, orders, categories, vocabulary: await readVocabulary(q), computed: createRecent(CACHED_RESULTS) }
  }

  async function apply({ columns, orders, computed }: Catalogue, changed: readonly number[]): Promise<void> {
    const facts = await readFacts(database.q, sql`products.id = any(${changed}::int[])`)
    const positions = facts.flatMap((one) => {
      const position = columns.positionOf.get(one.product.id)
      if (position === undefined) return []
      writeChangeable(columns, columns.tagCodes, position, one)
      return [position]
    })
    reorder(columns, orders, positions)
    computed.clear()
  }

  return {
    current() {
      // updates run one after another; a queued one serves all callers until it starts
      waiting ??= tail.then(() => {
        waiting = undefined
        return update()
      })
      tail = waiting.then(
        () => undefined,
        () => undefined,
      )
      return waiting
    },
  }
}
