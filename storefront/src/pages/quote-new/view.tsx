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

export const head: PageHead<NewQuoteData> = () => ({ title: 'Nová nabídka' })

interface Look {
  readonly label: string
  readonly autoComplete: string
  readonly hint?: string
  readonly type?: 'email'
  readonly short?: true
}

const looks: Readonly<Record<QuoteField, Look>> = {
  name: { label: 'Jméno a příjmení', autoComplete: 'name' },
  businessName: { label: 'Název firmy', autoComplete: 'organization' },
  tin: { label: 'IČ', autoComplete: 'off', short: true },
  vatin: { label: 'DIČ', autoComplete: 'off', short: true },
  email: {
    label: 'E-mail',
    autoComplete: 'email',
    type: 'email',
    hint: 'Pošleme na něj odkaz na nabídku. Nikam si ho neuložíme.',
  },
  note: { label: 'Poznámka', autoComplete: 'off', hint: 'Třeba pro jakou stavbu nabídka je. Bude na ní.' },
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
        <h1 className="hide">Nová nabídka</h1>
        <Empty icon="cart" title="Košík je prázdný, není z čeho nabídku udělat">
          <p className="quiet">Vložte do něj zboží, které chcete nabídnout, a vraťte se sem.</p>
          <Link className={buttonClass('action')} to="/">
            Vybrat zboží
          </Link>
        </Empty>
      </div>
    )
  return (
    <div className="page wrap narrow">
      <form method="post" action={newQuotePath} className="block stack gap-2" noValidate>
        <h1>Nová nabídka</h1>
        <p className="quiet">
          Uložíme zboží z košíku s dnešními cenami jako nabídku v PDF. Platí 14 dní, košík zůstane, jak je. Nic z údajů
          vyplňovat nemusíte.
        </p>
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
          Vytvořit nabídku
        </Button>
        <p>
          <Link to={stepPaths.index}>Zpět do košíku</Link>
        </p>
      </form>
    </div>
  )
}
