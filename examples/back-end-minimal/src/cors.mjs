// CORS, for single-page apps of other origins. A shop with a server does not need it.
const origins = (process.env.CORS_ORIGINS ?? 'http://localhost:5173').split(',').filter(Boolean)

export const allowed = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers':
    'Authorization, Content-Type, Idempotency-Key, X-Currency, X-Default-Locale, X-Domain-Code, X-Guest-Cart-Token, ' +
    'X-Locale, X-Translation-Variant, X-User-Groups, X-User-Variant',
  'access-control-expose-headers': 'Content-Disposition, Idempotent-Replayed, Retry-After, X-Request-Id',
  'access-control-max-age': '600',
}

/** Sets the CORS headers; returns true if the request was a preflight, which has been handled. */
export function handleCors(request, response) {
  response.setHeader('vary', 'Origin')
  const { origin } = request.headers
  if (!origins.includes(origin)) return false
  response.setHeader('access-control-allow-origin', origin)
  for (const [name, value] of Object.entries(allowed)) response.setHeader(name, value)
  const isPreflight = request.method === 'OPTIONS' && 'access-control-request-method' in request.headers
  if (isPreflight) response.writeHead(204).end()
  return isPreflight
}
