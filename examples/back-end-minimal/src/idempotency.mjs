import { createHash } from 'node:crypto'
import { ApiError } from './api-error.mjs'

const day = 86_400_000

const hashOf = (operation, request) => {
  // without passwords: after a reload, a repeated order does not have them
  const body = { ...request.body, password: undefined, password_confirmation: undefined }
  return createHash('sha256')
    .update(JSON.stringify([operation, request.path, body]))
    .digest('base64')
}

/** Runs a write once per owner and key; a repeated request gets the stored response. */
export function once(db, { operation, owner, key, request }, work) {
  db.run('delete from repeated where at < ?', [Date.now() - day])
  const hash = hashOf(operation, request)
  const known = owner && key ? db.get('select * from repeated where owner = ? and key = ?', [owner, key]) : undefined
  if (known && known.request !== hash) throw new ApiError(422, 'idempotency_mismatch')
  if (known) return { status: known.status, body: JSON.parse(known.answer), replayed: true }
  const { status, body } = work()
  // the key of a first add belongs to the new cart
  const keyOwner = owner ?? body?.meta?.custom?.guestCartToken
  if (keyOwner && key)
    db.run('insert into repeated values (?, ?, ?, ?, ?, ?)', [
      keyOwner,
      key,
      hash,
      status,
      JSON.stringify(body ?? null),
      Date.now(),
    ])
  return { status, body, replayed: false }
}
