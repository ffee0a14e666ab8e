// Card payments: at a payment provider, or on a built-in page that simulates one.
import { hasProvider, newPayment, readWebhook } from './provider.mjs'
import { ApiError } from './api-error.mjs'

const returnTo = process.env.PAYMENT_RETURN ?? 'http://localhost:5173/?order={token}'

export const isOnline = ({ code }) => code === 'card'

export const paymentUrl = (origin, token) => `${origin}/pay/${token}`

function orderOf(db, token) {
  const row = db.get('select doc from orders where token = ?', [token])
  if (!row) throw new ApiError(404, 'not_found')
  return JSON.parse(row.doc)
}

function changePayment(db, order, state) {
  const events = state === 'paid' ? [...order.events, { kind: 'paid', at: new Date().toISOString() }] : order.events
  const changed = { ...order, events, payment: { ...order.payment, state } }
  db.run('update orders set doc = ? where id = ?', [JSON.stringify(changed), order.id])
}

/** Repeats a failed payment. */
export function payOrder({ db, origin, path: { token } }) {
  const order = orderOf(db, token)
  if (!isOnline(order.payment)) throw new ApiError(409, 'payment_unavailable')
  if (order.payment.state === 'paid') throw new ApiError(409, 'already_paid')
  changePayment(db, order, 'pending')
  return { redirectUrl: paymentUrl(origin, token) }
}

/** Stores a reported payment state. A paid order stays paid, whatever is reported later. */
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

const backToShop = (response, token) => response.writeHead(303, { location: returnTo.replace('{token}', token) }).end()

async function readText(request) {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) if (text.length < 10_000) text += chunk
  return text
}

function settleValid(db, token, state) {
  if (!['paid', 'failed', 'cancelled'].includes(state)) throw new ApiError(422, 'validation')
  db.transaction(() => settle(db, token, state))
}

/** Each visit creates a new payment, because the previous one may have failed or expired. */
async function redirectToProvider(db, request, response, token) {
  const order = orderOf(db, token)
  if (!isOnline(order.payment) || order.payment.state === 'paid') return backToShop(response, token)
  const webhookUrl = process.env.PROVIDER_WEBHOOK ?? `http://${request.headers.host}/pay/webhook`
  const returnUrl = returnTo.replace('{token}', token)
  const url = await newPayment(order, { returnUrl, webhookUrl }).catch((error) => {
    // an outage: the order page offers another attempt
    console.error(error)
    settleValid(db, token, 'failed')
    return returnUrl
  })
  response.writeHead(303, { location: url, 'cache-control': 'no-store' }).end()
}

async function handleWebhook(db, request, response) {
  const event = readWebhook(await readText(request), request.headers)
  if (!event) return response.writeHead(403).end()
  settleValid(db, event.token, event.state)
  response.writeHead(204).end()
}

async function serveOwnPage(db, request, response, token) {
  const order = orderOf(db, token)
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    return response.end(page(order))
  }
  settleValid(db, token, new URLSearchParams(await readText(request)).get('result'))
  backToShop(response, token)
}

/** `/pay/<token>` is the payment page of an order; `/pay/webhook` receives the results of the provider. */
export async function servePayment(db, request, response) {
  const last = request.url.split('/').at(-1)
  if (!hasProvider) return serveOwnPage(db, request, response, last)
  return last === 'webhook' ? handleWebhook(db, request, response) : redirectToProvider(db, request, response, last)
}
