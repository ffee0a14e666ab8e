import * as texts from '#texts/pages/account-deletion'
import { customerExportPath } from '@vanek/sdk/account'
import { passwordMaxLength } from '@vanek/sdk/auth'
import { issueText } from '@vanek/sdk/i18n'
import { messages } from '#market/messages'
import { useActionData } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import { AccountPage } from '../../entities/account/account-page.tsx'
import type { Refused } from '../../entities/account/load-account.ts'
import { usePosting } from '../../lib/forms/use-posting.ts'
import type { PageHead } from '../../lib/page/env.ts'
import { accountPaths } from '#market/paths'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useShowPassword } from '../../ui/show-password.tsx'
import type { DeletionData } from './data.ts'

function Consequences({ credits }: DeletionData) {
  return (
    <>
      <section className="stack gap-1" aria-labelledby="end-gone">
        <h2 id="end-gone">{texts.goneTitle}</h2>
        <ul className="account-list">
          <li>{texts.gonePersonal}</li>
          <li>{texts.goneLists}</li>
          <li>{credits > 0 ? <strong>{texts.goneCredits(credits)}</strong> : texts.goneFutureCredits}</li>
          <li>{texts.goneNews}</li>
        </ul>
      </section>
      <section className="stack gap-1" aria-labelledby="end-stays">
        <h2 id="end-stays">{texts.staysTitle}</h2>
        <p>{texts.staysOrders}</p>
        <p>
          {texts.exportBefore}
          <a href={customerExportPath} download>
            {texts.exportLink}
          </a>
        </p>
      </section>
    </>
  )
}

/** Shows what is lost and what stays, with a password field and a checkbox (A7.12). The browser posts the form. */
function DeletionForm({ refused, ...data }: DeletionData & { readonly refused: Refused | undefined }) {
  const { isPosting, post } = usePosting()
  const { type, button } = useShowPassword()
  const { currentPassword: code, agreed: notAgreed } = refused?.errors ?? {}
  return (
    <div className="account-form">
      {refused?.text && (
        <Notice kind="danger" role="alert">
          {refused.text}
        </Notice>
      )}
      <Consequences {...data} />
      <form method="post" action={accountPaths.deletion} noValidate onSubmit={post} className="stack gap-2">
        <div className="field">
          <label className="field-label" htmlFor="end-password">
            {texts.passwordLabel}
            <span className="field-mark">{texts.required}</span>
          </label>
          <span className="input-row">
            <input
              className="input"
              id="end-password"
              name="currentPassword"
              type={type}
              autoComplete="current-password"
              maxLength={passwordMaxLength}
              required
              aria-invalid={code !== undefined}
              aria-describedby={code && 'end-password-error'}
            />
            {button}
          </span>
          {code && (
            <span className="field-error" id="end-password-error">
              {issueText(messages, { code, field: 'currentPassword' })}
            </span>
          )}
        </div>
        <div className="field">
          <div className="check">
            <input
              type="checkbox"
              id="end-agreed"
              name="agreed"
              required
              defaultChecked={refused?.values['agreed'] === true}
              aria-invalid={notAgreed !== undefined}
              aria-describedby={notAgreed && 'end-agreed-error'}
            />
            <label htmlFor="end-agreed">{texts.agreed}</label>
          </div>
          {notAgreed && (
            <span className="field-error" id="end-agreed-error">
              {texts.agreedMissing}
            </span>
          )}
        </div>
        <div className="row gap-2">
          <Button type="submit" className="btn-bad" busy={isPosting}>
            {texts.confirm}
          </Button>
          <Link className={buttonClass()} to={accountPaths.settings}>
            {texts.keep}
          </Link>
        </div>
      </form>
    </div>
  )
}

export const head: PageHead<unknown> = () => ({ title: texts.title })

/** `/uzivatel/zruseni-uctu` */
export function Component() {
  const refused = useActionData() as Refused | undefined
  return (
    <AccountPage<DeletionData>
      title={texts.title}
      current="settings"
      above={{ title: texts.above, to: accountPaths.settings }}
    >
      {(page) => <DeletionForm {...page} refused={refused} />}
    </AccountPage>
  )
}
