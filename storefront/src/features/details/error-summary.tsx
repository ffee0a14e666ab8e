import * as texts from '#texts/features/details'
import { Link } from '../../ui/link.tsx'
import type { FormContext, CheckoutField } from '@vanek/sdk/checkout'
import { stepPaths } from '../../lib/paths/checkout.ts'
import { Notice } from '../../ui/notice.tsx'
import { inputLabel, shownOrder } from './fields/looks.ts'
import type { DetailsTexts, Problem as Trouble } from './fields/posting.ts'

const ways = { index: texts.editCart, methods: texts.changeMethods } as const

/** Why the order was rejected, with a link to where that can be fixed. */
export function Problem({ problem }: { readonly problem: Trouble }) {
  return (
    <Notice kind="danger" role="alert">
      <p>{problem.text}</p>
      <p className="small">
        {texts.refused}
        {problem.mendAt && <Link to={stepPaths[problem.mendAt]}>{ways[problem.mendAt]}</Link>}
      </p>
    </Notice>
  )
}

/** The invalid inputs, in the order of the form. */
export const wrongInputs = (errors: DetailsTexts): CheckoutField[] =>
  shownOrder.filter((name) => errors[name] !== undefined)

/** All errors of the form, each with a link to its input. */
export function ErrorSummary({ errors, context }: { readonly errors: DetailsTexts; readonly context: FormContext }) {
  const wrong = wrongInputs(errors)
  if (wrong.length === 0) return null
  return (
    <Notice kind="danger">
      <h2 className="notice-title">{texts.wrongTitle(wrong.length)}</h2>
      <ul className="error-list">
        {wrong.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{inputLabel(name, context)}</a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
