import { useCreditsForm } from '@vanek/react-hooks'
import { plural } from '@vanek/sdk/format'
import { errorText } from '@vanek/sdk/i18n'
import { csBasics } from '@vanek/sdk/i18n/cs'
import { useActionData } from 'react-router-dom'
import { useShell } from '../../entities/shop/use-shell.ts'
import type { CartRefusal } from './commands/intent.ts'
import { Button } from '../../ui/button.tsx'

import { refusalError } from './commands/refusal-error.ts'

const CREDITS = { one: '{n} kredit', few: '{n} kredity', many: '{n} kreditů' }

type Form = ReturnType<typeof useCreditsForm>

function Applied({ applied, isPending, remove }: Pick<Form, 'applied' | 'isPending' | 'remove'>) {
  return (
    <form
      method="post"
      action="/kosik"
      className="row spread"
      onSubmit={(event) => {
        event.preventDefault()
        remove()
      }}
    >
      <input type="hidden" name="intent" value="credits" />
      <input type="hidden" name="credits" value="0" />
      <span>
        Platíte i kredity: <strong className="num">{plural('cs', applied, CREDITS)}</strong>
      </span>
      <Button type="submit" tone="plain" busy={isPending}>
        Odebrat
      </Button>
    </form>
  )
}

/** A part paid by loyalty credits: only where the shop has them and the customer some (C6.10). */
export function Credits({ balance }: { readonly balance: number | null }) {
  const functions = useShell()?.settings.functions ?? {}
  const posted = useActionData() as CartRefusal | undefined
  const refused = posted?.kind === 'credits' ? posted : undefined
  const form = useCreditsForm({ functions, balance, posted: refused && refusalError(refused.text) })
  const { available, applied, isPending, error, formProps, hiddenInputs, inputProps, errorProps, remove } = form
  if (applied > 0) return <Applied applied={applied} isPending={isPending} remove={remove} />
  if (available === 0) return null
  return (
    <details className="fold credits" open={error !== null || undefined}>
      <summary>Máte {plural('cs', available, CREDITS)}</summary>
      <form {...formProps}>
        {hiddenInputs.map((input) => (
          <input key={input.name} {...input} />
        ))}
        <label className="field-label" htmlFor={inputProps.id}>
          Kolik kreditů použít
        </label>
        <div className="with-button">
          <input {...inputProps} className="input" defaultValue={available} />
          <Button type="submit" busy={isPending}>
            Použít
          </Button>
        </div>
        <p className="field-error" {...errorProps}>
          {error && errorText(csBasics, error)}
        </p>
      </form>
    </details>
  )
}
