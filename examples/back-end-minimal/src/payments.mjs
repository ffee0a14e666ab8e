// Paying by card: a page that stands for the one of a payment provider. A real provider has this page on its own server
// and tells the back end how it ended by a signed call; `settle` is what that call does.
import { Refusal } from './refusal.mjs'

const returnTo = process.env.PAYMENT_RETURN ?? 'http://localhost:5173/?order={token}'

export const isOnline = ({ code }) => code === 'card'

export const paymentUrl = (origin, token) => `${origin}/pay/${token}`

function orderOf(db, token) {
  const row = db.get('select doc from orders where token = ?', [token])
  if (!row) throw new Refusal(404, 'not_found')
  return JSON.parse(row.doc)
}

function changePayment(db, order, state) {
  const events = state === 'paid' ? [...order.events, { kind: 'paid', at: new Date().toISOString() }] : order.events
  const changed = { ...order, events, payment: { ...order.payment, state } }
  db.run('update orders set doc = ? where id = ?', [JSON.stringify(changed), order.id])
}

/** Another try, after a payment that failed. */
export function payOrder({ db, origin, path: { token } }) {
  const order = orderOf(db, token)
  if (!isOnline(order.payment)) throw new Refusal(409, 'payment_unavailable')
  if (order.payment.state === 'paid') throw new Refusal(409, 'already_paid')
  changePayment(db, order, 'pending')
  return { redirectUrl: paymentUrl(origin, token) }
}

/** What the provider says. What is paid stays paid, whatever is said later. */
function settle(db, token, state) {
  const order = orderOf(db, token)
  if (!isOnline(order.payment) || order.payment.state === 'paid') return
  changePayment(db, order, state)
}

const page = ({ code, prices, currencyCode }) => `<!doctype html>
<html lang="cs"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Platba kartou</title>
<body style="font: 1.1rem system-ui; max-width: 24rem; margin: 4rem auto; padding: 0 1rem">
<h1>Platba kartou</h1>
<p>Objednávka ${code}: ${prices.totalWithTax} ${currencyCode}</p>
<form method="post"><button name="result" value="paid">Zaplatit</button>
<button name="result" value="failed">Zamítnout</button> <button name="result" value="cancelled">Zrušit</button></form>`

/** The page of the provider at `/pay/…`, and what is chosen there. */
export async function servePayment(db, request, response) {
  const token = request.url.split('/').at(-1)
  const order = orderOf(db, token)
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    return response.end(page(order))
  }
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) if (text.length < 100) text += chunk
  const result = new URLSearchParams(text).get('result')
  if (!['paid', 'failed', 'cancelled'].includes(result)) throw new Refusal(422, 'validation')
  db.transaction(() => settle(db, token, result))
  response.writeHead(303, { location: returnTo.replace('{token}', token) }).end()
}
