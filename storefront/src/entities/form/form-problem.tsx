import type { ShopError } from '@vanek/sdk'
import { errorText } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'
import { Notice } from '../../ui/notice.tsx'

export interface FormProblemProps {
  readonly form: {
    readonly status: string
    readonly error: ShopError | null
    readonly errors: Readonly<Partial<Record<string, string>>>
    readonly statusProps: object
  }
  /** Says what errors have no sentence of their own for here. */
  readonly say?: (error: ShopError) => string | undefined
  /** How it ended when no script sent it. */
  readonly posted?: { readonly text: string | null } | undefined
}

/** What is wrong with a form as a whole; what a field is to blame for stands at the field. */
export function FormProblem({ form: { status, error, errors, statusProps }, say, posted }: FormProblemProps) {
  const said = error && Object.keys(errors).length === 0 ? (say?.(error) ?? errorText(cs, error)) : null
  const text = status === 'idle' ? posted?.text : said
  return <div {...statusProps}>{text && <Notice kind="danger">{text}</Notice>}</div>
}
