import * as texts from '#texts/pages/activate'
import { activatePath, loginPath, newsletterPath, registrationPath } from '#market/paths'
import { messages } from '#market/messages'
import type { ActivateData } from '@vanek/sdk/newsletter'
import { useEffect, useRef } from 'react'
import { useActionData, useLoaderData } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import { useIsOn } from '../../entities/shop/use-shell.ts'
import { usePosting } from '../../lib/forms/use-posting.ts'
import type { PageHead } from '../../lib/page/env.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { ActivateRefusal, ActivationData } from './data.ts'

const failures = {
  used: {
    title: texts.usedTitle,
    text: texts.used,
  },
  expired: {
    title: texts.expiredTitle,
    text: texts.expired,
  },
} as const

/** An invalid link, and what to do about it. */
function ActivationFailed({ reason }: { readonly reason: keyof typeof failures }) {
  const { title, text } = failures[reason]
  const mayRegister = useIsOn('registration')
  return (
    <>
      <h1>{title}</h1>
      <Notice kind="danger" role="alert">
        {text}
      </Notice>
      <Link className={buttonClass('action')} to={newsletterPath}>
        {texts.subscribeAgain}
      </Link>
      <p className="quiet small">
        {texts.accountBefore}
        <Link to={loginPath}>{texts.accountSignIn}</Link>
        {mayRegister && (
          <>
            {texts.accountOr}
            <Link to={registrationPath}>{texts.accountRegister}</Link>
          </>
        )}
        .
      </p>
    </>
  )
}

/** The message about the confirmed account or newsletter. */
function ActivationDone({ done }: { readonly done: ActivateData }) {
  const account = done === 'account'
  return (
    <>
      <h1>{texts.doneTitle}</h1>
      <Notice kind="success" role="alert">
        {messages[`${done}_activated`]}
      </Notice>
      <Link className={buttonClass('action')} to={account ? loginPath : '/'}>
        {account ? texts.signIn : texts.toShop}
      </Link>
    </>
  )
}

export const head: PageHead<ActivationData> = () => ({
  title: texts.headTitle,
  referrer: 'strict-origin',
})

/** The form to confirm: scripts submit it once loaded; without them there is a button. */
function Confirm({ id, text }: { readonly id: string; readonly text: string | undefined }) {
  const form = useRef<HTMLFormElement>(null)
  const { isPosting, post } = usePosting()
  const again = text !== undefined
  useEffect(() => {
    // the visitor may have pressed the button before hydration
    if (!again && !form.current?.contains(document.activeElement)) form.current?.requestSubmit()
  }, [again])
  return (
    <form method="post" action={activatePath} ref={form} onSubmit={post} className="stack">
      <h1>{again ? texts.failedHeadTitle : texts.title}</h1>
      {again ? (
        <Notice kind="danger" role="alert">
          {text}
        </Notice>
      ) : (
        <p className="lead">{texts.lead}</p>
      )}
      <input type="hidden" name="link" value={id} />
      <Button type="submit" tone="action" big wide busy={isPosting}>
        {again ? texts.tryAgain : texts.confirm}
      </Button>
    </form>
  )
}

function Content() {
  const shown = useLoaderData() as ActivationData
  const refused = useActionData() as ActivateRefusal | undefined
  if (shown.state === 'confirm') return <Confirm id={shown.id} text={refused?.text} />
  return shown.state === 'done' ? <ActivationDone done={shown.done} /> : <ActivationFailed reason={shown.reason} />
}

/** `/aktivovat?token=`: the page of a mailed confirmation link. */
export const Component = () => (
  <div className="page wrap narrow">
    <div className="block login">
      <Content />
    </div>
  </div>
)
