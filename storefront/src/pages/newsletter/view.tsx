import * as texts from '#texts/pages/newsletter'
import { useActionData, useNavigation } from 'react-router-dom'
import { Link, Form } from '../../ui/link.tsx'
import type { PageHead } from '../../lib/page/env.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { NewsletterAnswer } from './data.ts'

export const head: PageHead<null> = () => ({ title: texts.title })

/** `/odber-novinek`: the target of the footer's form without scripts. */
export function Component() {
  const answer = useActionData() as NewsletterAnswer | undefined
  const busy = useNavigation().state !== 'idle'
  if (answer && answer.done !== null) {
    return (
      <div className="page wrap narrow">
        <div className="block login">
          <h1>{texts.doneTitle}</h1>
          <Notice kind="success" role="alert">
            {answer.done}
          </Notice>
          <Link className={buttonClass()} to="/">
            {texts.backToShop}
          </Link>
        </div>
      </div>
    )
  }
  return (
    <div className="page wrap narrow">
      <Form className="block login" method="post" noValidate>
        <h1>{texts.title}</h1>
        <p className="quiet">{texts.lead}</p>
        <TextField
          id="newsletter-email"
          name="email"
          label={texts.emailLabel}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          defaultValue={answer?.email}
          error={answer?.error}
        />
        <Button type="submit" tone="action" big wide busy={busy}>
          {texts.subscribe}
        </Button>
      </Form>
    </div>
  )
}
