import * as texts from '#texts/pages/auth-proxy'
import { safePath } from '@vanek/sdk/auth'
import { redirectDocument } from 'react-router-dom'
import { cookieFlashes } from '../../lib/session/flashes.ts'
import type { VisitorLoader } from '../../lib/page/env.ts'
import { sessionOf } from '../../lib/session/session.ts'

/**
 * Signs an operator in as a customer by a one-time token (C2.12), and redirects to a path of this site without the
 * token. An invalid token redirects to the home page, which shows the error (C2.13, C4.93).
 */
export const loader: VisitorLoader<null> = async ({ request }, env) => {
  const { searchParams } = new URL(request.url)
  const token = searchParams.get('token')
  if (!token || token.length > 200) {
    cookieFlashes(env.cookies).add({
      kind: 'danger',
      text: texts.tokenMissing,
    })
    throw redirectDocument('/', 303)
  }
  const session = await sessionOf(env)
  const signedIn = await session.signInWithToken(token, { redirect: safePath(searchParams.get('redirect')) })
  throw redirectDocument(signedIn.ok ? signedIn.data.path : '/', 303)
}
