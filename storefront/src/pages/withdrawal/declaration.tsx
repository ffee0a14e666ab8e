import * as texts from '#texts/pages/withdrawal'
import { confirmedStep } from '#market/params'
import { contactPath, lookupPath, withdrawalPath } from '#market/paths'
import { type WithdrawalField, withdrawalMaxLengths } from '@vanek/sdk/orders'
import { useState } from 'react'
import { useActionData, useNavigation, useSearchParams } from 'react-router-dom'
import { Link, Form } from '../../ui/link.tsx'
import { type FieldsOf, FormField, FormProblem } from '../../entities/form/form-field.tsx'
import { names, ownOrders, summaryStep, withdrawalOf, type Declared, intents } from '../../lib/paths/withdrawal.ts'
import { formatDateTime } from '../../market/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

type Field = Exclude<WithdrawalField, 'note'>
type FormStep = Extract<Declared, { step: 'fill' | 'summary' }>

const fields: readonly { readonly name: Field; readonly label: string; readonly hint?: string }[] = [
  { name: 'name', label: texts.nameLabel },
  { name: 'orderCode', label: texts.orderCodeLabel, hint: texts.orderCodeHint },
  { name: 'email', label: texts.emailLabel },
  {
    name: 'bankAccount',
    label: texts.accountLabel,
    hint: texts.accountHint,
  },
]

const fills: Readonly<Partial<Record<Field, string>>> = { name: 'name', email: 'email' }

/** Text field props of a form that its page validates. */
const fieldsOf = (values: Partial<FormStep['values']>, errors: FormStep['errors']): FieldsOf<Field> => ({
  inputProps: (name) => ({
    ...{ id: `withdrawal-${name}`, name, maxLength: withdrawalMaxLengths[name], defaultValue: values[name] ?? '' },
    ...{ type: name === 'email' ? 'email' : 'text', autoComplete: fills[name] ?? 'off' },
    required: name !== 'bankAccount',
    'aria-invalid': errors[name] !== undefined,
    ...(errors[name] && { 'aria-describedby': `withdrawal-${name}-error` }),
  }),
  issueOf: (name) => (errors[name] === undefined ? undefined : { code: errors[name], field: name }),
  errorProps: (name) => ({ id: `withdrawal-${name}-error` }),
})

/** The error of the whole form. */
const Problem = ({ text }: { readonly text: string | null }) => (
  <FormProblem form={{ status: 'idle', error: null, errors: {}, statusProps: { role: 'status' } }} posted={{ text }} />
)

/** Whether a form is in flight. */
const useBusy = () => useNavigation().state !== 'idle'

function Fill({ step }: { readonly step: FormStep | undefined }) {
  const { values = {}, errors = {}, text = null } = step ?? {}
  const form = fieldsOf(values, errors)
  return (
    <Form
      method="post"
      action={`${withdrawalPath}?${names.step}=${summaryStep}`}
      noValidate
      className="block"
      key={JSON.stringify(errors)}
    >
      <input type="hidden" name="intent" value={intents.check} />
      <h2>{texts.fillTitle}</h2>
      <p className="quiet small">
        {texts.fillBefore}
        <Link to={withdrawalOf(ownOrders)}>{texts.fillAccountLink}</Link>
        {texts.fillBetween}
        <Link to={lookupPath}>{texts.fillLookupLink}</Link>.
      </p>
      {fields.map((field) => (
        <FormField key={field.name} form={form} {...field} />
      ))}
      <Problem text={text} />
      <div>
        <Button type="submit" tone="action" big busy={useBusy()}>
          {texts.toSummary}
        </Button>
      </div>
    </Form>
  )
}

function Summary({ step: { values, text } }: { readonly step: FormStep }) {
  const busy = useBusy()
  return (
    <Form method="post" action={`${withdrawalPath}?${names.step}=${confirmedStep}`} className="stack gap-3">
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <section className="panel stack gap-2" aria-labelledby="declared">
        <h2 id="declared">{texts.declaredTitle}</h2>
        <p>
          {texts.declaredWhole}
          <strong className="num">{values.orderCode}</strong>.
        </p>
        <dl className="account-facts">
          {fields
            .filter(({ name }) => name !== 'orderCode' && values[name])
            .map(({ name, label }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>{values[name]}</dd>
              </div>
            ))}
        </dl>
      </section>
      <Problem text={text} />
      <div className="row">
        <Button type="submit" name="intent" value={intents.declare} tone="action" big busy={busy}>
          {texts.confirm}
        </Button>
        <Button type="submit" name="intent" value={intents.edit} tone="plain">
          {texts.edit}
        </Button>
      </div>
    </Form>
  )
}

function Done({ step: { received, values } }: { readonly step: Extract<Declared, { step: 'done' }> }) {
  return (
    <div className="stack gap-2">
      <Notice kind="success">
        <h2 className="notice-title">{texts.doneTitle}</h2>
        <p>
          {texts.doneAt}
          <time dateTime={received}>{formatDateTime(received)}</time>.
        </p>
      </Notice>
      <p>
        {texts.declaredWhole}
        <strong className="num">{values.orderCode}</strong>. {`${texts.emailLabel}: ${values.email}.`}
      </p>
      <p>
        {texts.doneNote}
        <Link to={contactPath}>{texts.doneNoteLink}</Link>.
      </p>
    </div>
  )
}

/** A withdrawal from a whole order by its number and e-mail, for everybody, in two steps (A5.10, A5.12). */
export function Declaration() {
  const posted = useActionData() as Declared | undefined
  const [search] = useSearchParams()
  // Back and Forward return to a step without posting it again; it keeps its input
  const [last, setLast] = useState<Declared>()
  if (posted && posted !== last) setLast(posted)
  const step = posted ?? (search.get(names.step) ? last : undefined)
  if (step?.step === 'done') return <Done step={step} />
  if (step?.step === 'summary') return <Summary step={step} />
  if (step && posted) return <Fill step={step} />
  return <Fill step={last && last.step !== 'done' ? { ...last, errors: {}, text: null } : undefined} />
}
