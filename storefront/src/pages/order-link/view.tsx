import * as texts from '#texts/pages/order-link'
import { useActionData, useLoaderData } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import { AuthPage } from '../../features/auth/auth-page.tsx'
import { usePosting } from '../../lib/forms/use-posting.ts'
import type { PageHead } from '../../lib/page/env.ts'
import { guestOrderPath, lookupPath, orderLinkPath } from '#market/paths'
import type { LinkEnd } from '../../lib/session/mailed-links.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Data, LinkRefusal } from './data.ts'

interface OpenOrderProps {
  /** Id of the mailed link, which only the server knows. */
  readonly id: string
  readonly refused: string | undefined
}

/** Opens the order by a native form: only the server has the token of the link. */
function OpenOrder({ id, refused }: OpenOrderProps) {
  const { isPosting, post } = usePosting()
  return (
    <>
      <h1>{texts.heading}</h1>
      <p className="lead">{texts.lead}</p>
      {refused && (
        <Notice kind="danger" role="alert">
          {refused}
        </Notice>
      )}
      <form method="post" action={orderLinkPath} className="auth-form" onSubmit={post}>
        <input type="hidden" name="link" value={id} />
        <Button type="submit" tone="action" big wide busy={isPosting}>
          {texts.show}
        </Button>
      </form>
      <p className="quiet small">{texts.note}</p>
    </>
  )
}

interface Words {
  readonly title: string
  readonly text: string
}

const foreign: Words = {
  title: texts.invalidTitle,
  text: texts.invalid,
}
const used: Words = {
  title: texts.usedTitle,
  text: texts.used,
}
const words: Readonly<Partial<Record<LinkEnd, Words>>> = {
  used,
  order: used,
  expired: { title: texts.expiredTitle, text: texts.expired },
}

/** An invalid link, and how to get another one. */
function DeadOrderLink({ end }: { readonly end: LinkEnd | null }) {
  const { title, text } = (end && words[end]) ?? foreign
  return (
    <>
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <div className="row">
        <Link className={buttonClass('action')} to={lookupPath}>
          {texts.sendNew}
        </Link>
        {end === 'order' && (
          <Link className={buttonClass('outline')} to={guestOrderPath}>
            {texts.showOpened}
          </Link>
        )}
      </div>
    </>
  )
}

export const head: PageHead<Data> = () => ({
  title: texts.title,
  referrer: 'strict-origin',
})

/** `/sledovani-objednavky/odkaz?token=`: the page of the mailed lookup link. */
export function Component() {
  const shown = useLoaderData() as Data
  const refused = useActionData() as LinkRefusal | undefined
  return (
    <AuthPage>
      {'id' in shown ? <OpenOrder id={shown.id} refused={refused?.text} /> : <DeadOrderLink end={shown.end} />}
    </AuthPage>
  )
}
