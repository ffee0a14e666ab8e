import * as texts from '#texts/pages/quote-new'
import { issueText } from '@vanek/sdk/i18n'
import { messages } from '#market/messages'
import { type QuoteField, quoteMaxLengths } from '@vanek/sdk/orders'
import { useActionData, useLoaderData } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import type { PageHead } from '../../lib/page/env.ts'
import { stepPaths } from '../../lib/paths/checkout.ts'
import { newQuotePath } from '#market/paths'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { NewQuoteAnswer, NewQuoteData } from './data.ts'

export const head: PageHead<NewQuoteData> = () => ({ title: texts.title })

interface Look {
  readonly label: string
  readonly autoComplete: string
  readonly hint?: string
  readonly type?: 'email'
  readonly short?: true
}

const looks: Readonly<Record<QuoteField, Look>> = {
  name: { label: texts.nameLabel, autoComplete: 'name' },
  businessName: { label: texts.businessNameLabel, autoComplete: 'organization' },
  tin: { label: texts.tinLabel, autoComplete: 'off', short: true },
  vatin: { label: texts.vatinLabel, autoComplete: 'off', short: true },
  email: {
    label: texts.emailLabel,
    autoComplete: 'email',
    type: 'email',
    hint: texts.emailHint,
  },
  note: { label: texts.noteLabel, autoComplete: 'off', hint: texts.noteHint },
}

const fields = Object.keys(looks) as readonly QuoteField[]

function Input({
  name,
  value,
  answer,
}: {
  readonly name: QuoteField
  readonly value: string
  readonly answer: NewQuoteAnswer | undefined
}) {
  const { label, hint, type = 'text', autoComplete, short } = looks[name]
  const code = answer?.issues[name]
  const isFirst = answer && fields.find((own) => answer.issues[own]) === name
  const input = {
    ...{ name, autoComplete, maxLength: quoteMaxLengths[name], defaultValue: value },
    ...(isFirst && { autoFocus: true }),
  }
  return (
    <Field id={name} label={label} hint={hint} error={code && issueText(messages, { code, field: name })}>
      {(control) =>
        name === 'note' ? (
          <textarea className="input" rows={3} {...input} {...control} />
        ) : (
          <input className={short ? 'input input-short' : 'input'} type={type} {...input} {...control} />
        )
      }
    </Field>
  )
}

/**
 * `/nabidka/nova`: creates a quotation from the cart. A native form, since the response has a key for the server only.
 */
export function Component() {
  const { isEmpty, inputs, changeKey } = useLoaderData() as NewQuoteData
  const answer = useActionData() as NewQuoteAnswer | undefined
  if (isEmpty)
    return (
      <div className="page wrap">
        <h1 className="hide">{texts.title}</h1>
        <Empty icon="cart" title={texts.emptyTitle}>
          <p className="quiet">{texts.emptyNote}</p>
          <Link className={buttonClass('action')} to="/">
            {texts.choose}
          </Link>
        </Empty>
      </div>
    )
  return (
    <div className="page wrap narrow">
      <form method="post" action={newQuotePath} className="block stack gap-2" noValidate>
        <h1>{texts.title}</h1>
        <p className="quiet">{texts.lead}</p>
        {answer?.text && (
          <Notice kind="danger" role="alert">
            {answer.text}
          </Notice>
        )}
        <input type="hidden" name="changeKey" value={answer?.changeKey ?? changeKey} />
        {fields.map((name) => (
          <Input key={name} name={name} value={(answer?.typed ?? inputs)[name]} answer={answer} />
        ))}
        <Button type="submit" tone="action" big>
          {texts.create}
        </Button>
        <p>
          <Link to={stepPaths.index}>{texts.backToCart}</Link>
        </p>
      </form>
    </div>
  )
}
