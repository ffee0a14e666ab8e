import { createCookieJar, createProxy, createSessionCookies } from '@vanek/sdk/server'
import { backEnd } from '../../back-end'

const targets = { shop: `${backEnd}/store`, content: `${backEnd}/cms`, services: `${backEnd}/services` }
const proxy = createProxy({ targets })

/** Forwards a request of the browser to the back end, with the token of its HttpOnly cookie. */
async function handle(request: Request) {
  const secure = request.url.startsWith('https:')
  const jar = createCookieJar(request.headers.get('cookie'), { secure })
  const session = createSessionCookies(jar, { secure })
  const segment = { userVariant: '', userGroups: [] }
  const response = await proxy(request, { session, segment, requestId: crypto.randomUUID() })
  for (const cookie of jar.setCookies()) response.headers.append('set-cookie', cookie)
  return response
}

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT }
