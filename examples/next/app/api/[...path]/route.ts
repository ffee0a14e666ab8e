import { createCookieJar, createProxy, createSessionCookies } from '@vanek/sdk/server'
import { backEnd } from '../../back-end'

const targets = { shop: `${backEnd}/store`, content: `${backEnd}/cms`, services: `${backEnd}/services` }
const proxy = createProxy({ targets })

/** The browser calls its own server. This adds the token of its HttpOnly cookie and asks the back end. */
async function handle(request: Request) {
  const secure = request.url.startsWith('https:')
  const jar = createCookieJar(request.headers.get('cookie'), { secure })
  const session = createSessionCookies(jar, { secure })
  const segment = { userVariant: '', userGroups: [] }
  const answer = await proxy(request, { session, segment, requestId: crypto.randomUUID() })
  for (const cookie of jar.setCookies()) answer.headers.append('set-cookie', cookie)
  return answer
}

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT }
