import type { EmailChange } from '@vanek/sdk/auth'
import { formatDateTime } from '../../market/dates.ts'
import { Notice } from '../../ui/notice.tsx'
import { linksLeft } from './said-notice.tsx'

/** A change of the sign-in e-mail that waits for the links of its mails (A7.10). */
export const WaitingEmail = ({ change }: { readonly change: EmailChange }) => (
  <Notice>
    Čeká se na potvrzení adresy <strong className="account-email">{change.email}</strong>. {linksLeft(change)} Platí do{' '}
    <time dateTime={change.expires}>{formatDateTime(change.expires)}</time>.
  </Notice>
)
