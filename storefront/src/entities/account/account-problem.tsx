import * as texts from '#texts/entities/account'
import { useLocation } from 'react-router-dom'
import { signInPath } from '../../lib/paths/account.ts'
import { Notice } from '../../ui/notice.tsx'
import { FormProblem, type FormProblemProps } from '../form/form-field.tsx'

const isOver = (error: FormProblemProps['form']['error']) => error?.code === 'unauthorized'

/** After the session has expired: how to go on without losing the typed input. */
export function SignedOut({ sends = false }: Pick<AccountProblemProps, 'sends'>) {
  const { pathname, search } = useLocation()
  return (
    <Notice kind="danger">
      {sends ? texts.unsent : texts.unsaved}{' '}
      <a href={signInPath(pathname + search)} target="_blank" rel="noreferrer">
        {texts.signInElsewhere}
      </a>{' '}
      {sends ? texts.thenSendAgain : texts.thenSaveAgain}
    </Notice>
  )
}

export interface AccountProblemProps extends Pick<FormProblemProps, 'form' | 'posted'> {
  /** What to say when the changed object does not exist any more. */
  readonly notFound?: string
  /** Whether the form sends something to the shop. */
  readonly sends?: boolean | undefined
}

/** The error of an account form; after the session has expired, how to go on without losing the typed input. */
export function AccountProblem({ form, posted, notFound, sends }: AccountProblemProps) {
  return (
    <div {...form.statusProps}>
      <FormProblem
        form={{ ...form, statusProps: {} }}
        textFor={(error) => (isOver(error) ? '' : error.code === 'not_found' ? notFound : undefined)}
        posted={posted}
      />
      {isOver(form.error) && <SignedOut sends={sends} />}
    </div>
  )
}
