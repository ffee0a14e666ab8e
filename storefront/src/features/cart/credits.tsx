import { useCreditsForm } from '@vanek/react-hooks'
import { plural } from '@vanek/sdk/format'
import { csBasics } from '@vanek/sdk/i18n/cs'
import { useActionData } from 'react-router-dom'
import { cartPath } from '../../market/paths.ts'
import { useShell } from '../../app/shell/use-shell.ts'
import type { CartRefusal } from '../../pages/cart/action.ts'
import { Button } from '../../ui/button.tsx'

const CREDITS = { one: '{n} kredit', few: '{n} kredity', many: '{n} kreditů' }

type Form = ReturnType<typeof useCreditsForm>

function Applied({ applied, pending, remove }: Pick<Form, 'applied' | 'pending' | 'remove'>) {
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
      <Button type="submit" tone="plain" busy={pending}>
        Odebrat
      </Button>
    </form>
  )
}

/** A part paid by loyalty credits: only where the shop has them and the customer some (C6.10). */
export function Credits({ balance }: { readonly balance: number | null }) {
  const functions = useShell()?.settings.functions ?? {}
  const posted = useActionData() as CartRefusal | undefined
  const form = useCreditsForm({ functions, balance, messages: csBasics, action: cartPath })
  const { available, applied, pending, formProps, hiddenInputs, fieldProps, errorProps, remove } = form
  const error = form.error ?? (posted?.kind === 'credits' && !pending ? posted.text : null)
  if (applied > 0) return <Applied applied={applied} pending={pending} remove={remove} />
  if (available === 0) return null
  return (
    <details className="fold credits" open={error !== null || undefined}>
      <summary>Máte {plural('cs', available, CREDITS)}</summary>
      <form {...formProps}>
        {hiddenInputs.map((input) => (
          <input key={input.name} {...input} />
        ))}
        <label className="field-label" htmlFor={fieldProps.id}>
          Kolik kreditů použít
        </label>
        <div className="with-button">
          <input {...fieldProps} className="input" defaultValue={available} />
          <Button type="submit" busy={pending}>
            Použít
          </Button>
        </div>
        <p className="field-error" {...errorProps}>
          {error}
        </p>
      </form>
    </details>
  )
}
