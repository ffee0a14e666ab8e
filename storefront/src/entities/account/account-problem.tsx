import { useLocation } from 'react-router-dom'
import { signInPath } from '../../lib/paths/account.ts'
import { Notice } from '../../ui/notice.tsx'
import { FormProblem, type FormProblemProps } from '../form/form-field.tsx'

const isOver = (error: FormProblemProps['form']['error']) => error?.code === 'unauthorized'

/** The error of an account form; after the session has expired, how to go on without losing the typed input. */
export function AccountProblem({ form, posted }: Pick<FormProblemProps, 'form' | 'posted'>) {
  const { pathname, search } = useLocation()
  return (
    <div {...form.statusProps}>
      <FormProblem
        form={{ ...form, statusProps: {} }}
        say={(error) => (isOver(error) ? '' : undefined)}
        posted={posted}
      />
      {isOver(form.error) && (
        <Notice kind="danger">
          Zatím neuloženo: nejste přihlášeni. Co jste napsali, tady zůstane.{' '}
          <a href={signInPath(pathname + search)} target="_blank" rel="noreferrer">
            Přihlaste se v novém okně
          </a>{' '}
          a pak to tu uložte znovu.
        </Notice>
      )}
    </div>
  )
}
