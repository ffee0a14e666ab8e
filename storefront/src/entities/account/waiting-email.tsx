import * as texts from '#texts/entities/account'
import type { EmailChange } from '@vanek/sdk/auth'
import { formatDateTime } from '../../market/dates.ts'
import { Notice } from '../../ui/notice.tsx'
import { linksLeft } from './account-notice.tsx'

/** A pending change of the sign-in e-mail (A7.10). */
export const WaitingEmail = ({ change }: { readonly change: EmailChange }) => (
  <Notice>
    {texts.waitingFor} <strong className="account-email">{change.email}</strong>. {linksLeft(change)} {texts.validTo}{' '}
    <time dateTime={change.expires}>{formatDateTime(change.expires)}</time>.
  </Notice>
)
