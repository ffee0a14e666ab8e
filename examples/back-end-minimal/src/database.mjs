import { randomBytes } from 'node:crypto'
import sqlite from 'node-sqlite3-wasm'
import { categories, products } from './goods.mjs'

const schema = `
  create table if not exists categories (id integer primary key, path text unique not null, title text not null);
  create table if not exists products (
    id integer primary key, slug text unique not null, name text not null, perex text not null,
    category_id integer not null references categories, price integer not null, stock integer not null check (stock >= 0)
  );
  create table if not exists carts (
    id integer primary key autoincrement, token text unique not null, version integer not null default 1, order_id text
  );
  create table if not exists lines (
    id integer primary key autoincrement, cart_id integer not null references carts, variant_id integer not null,
    amount integer not null check (amount > 0)
  );
  create table if not exists orders (id text primary key, token text unique not null, doc text not null);
  create table if not exists numbers (next integer not null);
  create table if not exists repeated (
    owner text not null, key text not null, request text not null, status integer not null, answer text not null,
    at integer not null, primary key (owner, key)
  );`

/** Opens the database, a file or `:memory:`, and seeds it if it is empty. */
export function openDatabase(path) {
  const db = new sqlite.Database(path)
  db.exec(schema)
  if (db.get('select count(*) as n from products').n === 0) seed(db)
  return {
    all: (sql, values) => db.all(sql, values),
    get: (sql, values) => db.get(sql, values) ?? undefined,
    run: (sql, values) => db.run(sql, values),
    /** `work` must be synchronous, so no other request can run during the transaction. */
    transaction(work) {
      db.exec('begin immediate')
      try {
        const result = work()
        db.exec('commit')
        return result
      } catch (error) {
        db.exec('rollback')
        throw error
      }
    },
    close: () => db.close(),
  }
}

function seed(db) {
  for (const { id, path, title } of categories) db.run('insert into categories values (?, ?, ?)', [id, path, title])
  for (const { id, slug, name, perex, category, price, stock } of products)
    db.run('insert into products values (?, ?, ?, ?, ?, ?, ?)', [id, slug, name, perex, category, price * 100, stock])
  db.run('insert into numbers values (?)', [2600001])
}

/** An unguessable token. */
export const newToken = () => randomBytes(32).toString('base64url')
