import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import * as cart from './cart.mjs'
import * as catalogue from './catalogue.mjs'
import * as checkout from './checkout.mjs'
import { operations } from './contract.mjs'
import { handleCors } from './cors.mjs'
import { graphqlHandler } from './graphql.mjs'
import * as payments from './payments.mjs'
import { ApiError } from './api-error.mjs'
import { once } from './idempotency.mjs'
import * as settings from './settings.mjs'

const handlers = { ...cart, ...catalogue, ...checkout, ...payments, ...settings }
const statuses = { placeOrder: 201, validateCart: 204 }
const maxBodyLength = 65_536

const route = (method, pathname) => {
  for (const operation of operations) {
    if (operation.method !== method || !pathname.startsWith(operation.base)) continue
    const match = operation.pattern.exec(pathname.slice(operation.base.length))
    if (match) return { operation, values: match.slice(1) }
  }
  throw new ApiError(404, 'not_found')
}

async function readBody(request) {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) {
    text += chunk
    if (text.length > maxBodyLength) throw new ApiError(413, 'payload_too_large')
  }
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError(422, 'validation')
  }
}

/** Runs an operation of the contract. */
function run(db, operation, request, headers) {
  const token = headers['x-guest-cart-token']
  const context = { db, token, origin: `http://${headers.host}`, ...request }
  const work = () => {
    if (operation.id === 'addCartItem') context.cart = cart.openCart(db, token)
    return { status: statuses[operation.id] ?? 200, body: handlers[operation.id](context) }
  }
  if (operation.method === 'GET') return work()
  const key = headers['idempotency-key']
  return db.transaction(() => once(db, { operation: operation.id, owner: token, key, request }, work))
}

async function handle(db, request, response) {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost')
  const { operation, values } = route(request.method, pathname)
  const body = await readBody(request)
  const read = operation.read(values, Object.fromEntries(searchParams), { ...request.headers }, body)
  const { status, body: responseBody, replayed } = run(db, operation, read, request.headers)
  if (operation.personal) response.setHeader('cache-control', 'no-store')
  if (replayed) response.setHeader('idempotent-replayed', 'true')
  send(response, status, responseBody)
}

function send(response, status, body) {
  if (status === 204) return response.writeHead(204).end()
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
}

function sendError(response, error) {
  if (!(error instanceof ApiError)) console.error(error)
  const status = error instanceof ApiError ? error.status : 500
  const errors = error.errors ?? [{ code: 'server', field: null, title: 'Něco se pokazilo. Zkuste to prosím znovu.' }]
  response.setHeader('cache-control', 'no-store')
  send(response, status, { errors, requestId: randomUUID() })
}

/** The HTTP server of the back end: `{store}` is `/store`, `{cms}` is `/cms`. */
export function createBackEnd(db) {
  const graphql = graphqlHandler()
  return createServer((request, response) => {
    if (handleCors(request, response)) return
    if (request.url.split('?')[0] === '/cms/graphql') return void graphql(request, response)
    const handler = request.url.startsWith('/pay/') ? payments.servePayment : handle
    handler(db, request, response).catch((error) => sendError(response, error))
  })
}
