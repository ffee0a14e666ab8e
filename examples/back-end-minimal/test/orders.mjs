const address = { street: 'Dlouhá 12', city: 'Brno', postcode: '60200', country_code: 'CZE' }
let keys = 0

/** Helpers that place and read orders of a back end at a URL. */
export function ordersOf(at) {
  const newKey = () => `payments-test-${(keys += 1)}`
  const json = async (path, { method = 'GET', body, headers = {} } = {}) => {
    const response = await fetch(`${at}/store/api/v1${path}`, {
      ...{ method, headers: { 'content-type': 'application/json', ...headers } },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, headers: response.headers, body: await response.json() }
  }

  /** Orders one fan with this payment; `repeat` sends the same request again. */
  async function place(payment_id, more = {}) {
    const added = await json('/cart/items', {
      ...{ method: 'POST', headers: { 'idempotency-key': newKey() } },
      body: { id: 11, amount: 1 },
    })
    const token = added.body.meta.custom.guestCartToken
    const body = {
      ...{ name: 'Jana Nová', firstName: 'Jana', lastName: 'Nová', email: 'jana@example.com', phone: '+420601234567' },
      ...{ billing_address: address, shipping: { name: 'Jana Nová', address }, business: null, terms: true },
      ...{ shipper_id: 1, payment_id, branch_id: null, ...more },
    }
    const headers = { 'x-guest-cart-token': token, 'idempotency-key': newKey() }
    const repeat = () => json('/cart/place', { method: 'POST', headers, body })
    return { ...(await repeat()).body, repeat }
  }

  const read = async (token) => (await json(`/orders/token/${token}`)).body
  const stateOf = async (token) => (await read(token)).payment.state
  const payAgain = (token) =>
    json(`/orders/token/${token}/payment`, { method: 'POST', headers: { 'idempotency-key': newKey() } })
  return { place, read, stateOf, payAgain }
}
