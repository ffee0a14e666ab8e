import * as texts from '#texts/pages/account-confirm-email'
import { accountPaths, confirmEmailPath } from '#market/paths'
import { useActionData, useLoaderData } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import { AuthPage } from '../../features/auth/auth-page.tsx'
import { usePosting } from '../../lib/forms/use-posting.ts'
import type { PageHead } from '../../lib/page/env.ts'
import type { EmailEnd } from '../../lib/session/mailed-links.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { ConfirmRefusal, Data } from './data.ts'

/** Result of the link that opened the page. */
export type ConfirmEnd = EmailEnd | 'used' | 'expired'

interface Shown {
  readonly icon: IconName
  readonly title: string
  readonly text: string
  readonly way: readonly [text: string, to: string]
}

const again = [texts.requestNewLinks, accountPaths.email] as const
const home = [texts.toShop, '/'] as const

const shownAt: Readonly<Record<ConfirmEnd, Shown>> = {
  email_old: {
    icon: 'mail',
    title: texts.waitsForNewTitle,
    text: texts.waitsForNew,
    way: home,
  },
  email_new: {
    icon: 'mail',
    title: texts.waitsForOldTitle,
    text: texts.waitsForOld,
    way: home,
  },
  email_done: {
    icon: 'check',
    title: texts.doneTitle,
    text: texts.done,
    way: [texts.toAccount, accountPaths.settings],
  },
  email_taken: {
    icon: 'mail',
    title: texts.takenTitle,
    text: texts.taken,
    way: again,
  },
  used: {
    icon: 'mail',
    title: texts.invalidTitle,
    text: texts.invalid,
    way: again,
  },
  expired: {
    icon: 'mail',
    title: texts.expiredTitle,
    text: texts.expired,
    way: again,
  },
}

/** The result, and what to do now. The heading takes the focus, so that screen readers announce it. */
function ConfirmEmailChangeData({ end }: { readonly end: ConfirmEnd }) {
  const { icon, title, text, way } = shownAt[end]
  return (
    <div className="auth-done">
      <Icon name={icon} />
      <h1 tabIndex={-1} ref={(heading) => heading?.focus()}>
        {title}
      </h1>
      <p className="lead">{text}</p>
      <Link className={buttonClass('action')} to={way[1]} reloadDocument>
        {way[0]}
      </Link>
    </div>
  )
}

interface ConfirmEmailProps {
  /** Id of the mailed link, which only the server knows. */
  readonly id: string
  readonly refused: ConfirmRefusal | undefined
}

/** The form that confirms the new e-mail. It takes a press: mail scanners follow links and run scripts. */
function ConfirmEmail({ id, refused }: ConfirmEmailProps) {
  const { isPosting, post } = usePosting()
  return (
    <form method="post" action={confirmEmailPath} onSubmit={post} className="auth-form">
      <h1>{texts.title}</h1>
      {refused && (
        <Notice kind="danger" role="alert">
          {refused.text}
        </Notice>
      )}
      <p className="lead">{texts.lead}</p>
      <p className="quiet">{texts.notYou}</p>
      <input type="hidden" name="link" value={id} />
      <Button type="submit" tone="action" big wide busy={isPosting}>
        {texts.confirm}
      </Button>
    </form>
  )
}

export const head: PageHead<Data> = () => ({
  title: texts.title,
  referrer: 'strict-origin',
})

/** `/potvrdit-email?token=` */
export function Component() {
  const shown = useLoaderData() as Data
  const refused = useActionData() as ConfirmRefusal | undefined
  return (
    <AuthPage>
      {'id' in shown ? <ConfirmEmail id={shown.id} refused={refused} /> : <ConfirmEmailChangeData end={shown.end} />}
    </AuthPage>
  )
}
