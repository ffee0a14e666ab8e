import { login, logout } from '@vanek/sdk/auth'
import { errorText } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'
import { data, redirectDocument } from 'react-router-dom'
import type { PageAction } from '../../app/env.ts'
import { safePath } from '../../features/auth/safe-path.ts'
import { formOf } from '../../features/checkout/form-of.ts'

/** Why signing in was refused. */
export interface LoginRefusal {
  readonly email: string
  readonly errors: { readonly email?: string | undefined; readonly password?: string | undefined }
  readonly text: string | null
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const refuse = (email: string, errors: LoginRefusal['errors'], text: string | null) =>
  data<LoginRefusal>({ email, errors, text }, { status: 422 })

/**
 * Signs in or out. Prices and offer may be others for a customer, so the next page is loaded anew and not only drawn.
 */
export const action: PageAction<unknown> = async ({ request }, { shop }) => {
  const form = await formOf(request)
  if (form.get('intent') === 'logout') {
    const result = await logout(shop)
    return result.ok ? redirectDocument('/', 303) : refuse('', {}, errorText(cs, result.error))
  }
  const email = textOf(form.get('email')).trim()
  const password = textOf(form.get('password'))
  const missing = {
    ...(email.length < 3 && { email: cs['required_email'] ?? cs.required }),
    ...(password === '' && { password: cs['required_password'] ?? cs.required }),
  }
  if (Object.keys(missing).length > 0) return refuse(email, missing, null)
  const result = await login(shop, { email, password })
  if (!result.ok) return refuse(email, {}, errorText(cs, result.error))
  return redirectDocument(safePath(new URL(request.url).searchParams.get('redirect')), 303)
}
