import { createHash } from 'node:crypto'
import { Refusal } from './refusal.mjs'

const day = 86_400_000

const hashOf = (operation, request) => {
  // passwords do not count: who repeats an order after a reload has not kept them
  const body = { ...request.body, password: undefined, password_confirmation: undefined }
  return createHash('sha256')
    .update(JSON.stringify([operation, request.path, body]))
    .digest('base64')
}

/** Does a write once for a key of its owner; a repeated one is answered as before. */
export function once(db, { operation, owner, key, request }, work) {
  db.run('delete from repeated where at < ?', [Date.now() - day])
  const hash = hashOf(operation, request)
  const known = owner && key ? db.get('select * from repeated where owner = ? and key = ?', [owner, key]) : undefined
  if (known && known.request !== hash) throw new Refusal(422, 'idempotency_mismatch')
  if (known) return { status: known.status, body: JSON.parse(known.answer), replayed: true }
  const { status, body } = work()
  // the key of a first add belongs to the cart that it made
  const whose = owner ?? body?.meta?.custom?.guestCartToken
  if (whose && key)
    db.run('insert into repeated values (?, ?, ?, ?, ?, ?)', [
      whose,
      key,
      hash,
      status,
      JSON.stringify(body ?? null),
      Date.now(),
    ])
  return { status, body, replayed: false }
}
