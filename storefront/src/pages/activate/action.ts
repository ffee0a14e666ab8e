import { errorText } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'
import { activate, type Activated } from '@vanek/sdk/newsletter'
import { data } from 'react-router-dom'
import type { PageAction } from '../../app/env.ts'
import { formOf } from '../../features/checkout/form-of.ts'

/** How confirming ended; `token` comes back where trying again can help. */
export type ActivateAnswer =
  | { readonly done: Activated }
  | {
      readonly done: null
      readonly reason: 'used' | 'expired' | 'other'
      readonly text: string
      readonly token?: string
    }

const reasons: Readonly<Record<string, 'used' | 'expired'>> = {
  not_found: 'used',
  validation: 'used',
  token_expired: 'expired',
}

/** Confirms what the link of a mail was for (C2.11). Never by reading: programs that look at mails follow links too. */
export const action: PageAction<unknown> = async ({ request }, { shop }) => {
  const token = (await formOf(request)).get('token')
  if (typeof token !== 'string' || token === '' || token.length > 200)
    return data<ActivateAnswer>({ done: null, reason: 'used', text: '' }, { status: 422 })
  const answer = await activate(shop, { token })
  if (answer.ok) return data<ActivateAnswer>({ done: answer.data })
  const reason = reasons[answer.error.code] ?? 'other'
  return data<ActivateAnswer>(
    { done: null, reason, text: errorText(cs, answer.error), ...(reason === 'other' && { token }) },
    { status: 422 },
  )
}
