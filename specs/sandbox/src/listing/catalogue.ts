import { sql } from 'kysely'
import { readVocabulary, type Vocabulary } from '../catalogue/vocabulary.ts'
import { readCategories, type Categories } from '../content/category-tree.ts'
import type { Database } from '../db/transaction.ts'
import { buildColumns, writeChangeable } from './build-columns.ts'
import type { Columns } from './columns.ts'
import { makeOrders, reorder, type Orders } from './orders.ts'
import { readFacts } from './read-facts.ts'
import { createRecent, type Recent } from './recent.ts'

/** The catalogue as this process holds it; what changes in the database is written into it. */
export interface Catalogue {
  readonly columns: Columns
  readonly orders: Orders
  readonly categories: Categories
  readonly vocabulary: Vocabulary
  /** What was computed of it; emptied when something changes. */
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

/** Change records are deleted after a day; a catalogue that was not updated for so long is read again. */
const LOOK_AT_LEAST_MS = 12 * 3600 * 1000

const KEPT = 256

/** Deletes change records that every reader has processed. */
export async function forgetOldChanges({ q }: Database): Promise<void> {
  await sql`delete from product_changes where noted < now() - interval '1 day'`.execute(q)
}

/** Caches the catalogue of a database in memory: read once, then updated from the change records. */
export function createCatalogueKeeper(database: Database): CatalogueKeeper {
  let held: Held | undefined
  let waiting: Promise<Catalogue> | undefined
  let tail: Promise<void> = Promise.resolve()

  async function update(): Promise<Catalogue> {
    const look = await lookSince(held?.snapshot)
    const now = Date.now()
    if (held === undefined || held.version !== look.version || now - held.looked > LOOK_AT_LEAST_MS) {
      held = { version: look.version ?? '', catalogue: await read(), snapshot: look.snapshot, looked: now }
    } else {
      if (look.changed.length > 0) await apply(held.catalogue, look.changed)
      held = { ...held, snapshot: look.snapshot, looked: now }
    }
    return held.catalogue
  }

  /** What is visible now and was not visible in the snapshot, whatever the order in which it was committed. */
  async function lookSince(snapshot = '1:1:'): Promise<Look> {
    const { rows } = await sql<Look>`
      select pg_current_snapshot()::text as snapshot,
        (select value from meta where key = 'catalogue') as version,
        (select coalesce(array_agg(distinct product_id), '{}') from product_changes
          where xid >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
            and not pg_visible_in_snapshot(xid, ${snapshot}::pg_snapshot)) as changed`.execute(database.q)
    const [look] = rows
    if (look === undefined) throw new Error('The database says nothing.')
    return look
  }

  async function read(): Promise<Catalogue> {
    const { q } = database
    const categories = await readCategories(q)
    const columns = await buildColumns(
      q,
      categories.inOrder.map(({ id }) => ({ id, within: categories.pathTo(id).map((one) => one.id) })),
    )
    const orders = makeOrders(columns)
    return { columns, orders, categories, vocabulary: await readVocabulary(q), computed: createRecent(KEPT) }
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
