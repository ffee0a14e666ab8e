import { Button, type ButtonProps } from './button.tsx'
import { Icon } from './icon.tsx'
import { Form } from './form.tsx'

export interface ConfirmRemoveProps {
  /** What the first press says. */
  readonly what: string
  /** What names it for who cannot see what it belongs to. */
  readonly label?: string
  readonly question: string
  readonly intent: string
  /** What is to be removed, where the address does not say it. */
  readonly id?: number
  /** Where it posts to; the page itself unless told. */
  readonly action?: string
  /** Does it where there are scripts, in place of the form. */
  readonly onConfirm?: ButtonProps['onClick']
}

/** Removing for good takes two presses; the browser's own fold, so that it needs no scripts. */
export function ConfirmRemove({ what, label, question, intent, id, action, onConfirm }: ConfirmRemoveProps) {
  return (
    <details className="confirm">
      <summary aria-label={label}>
        <Icon name="trash" />
        {what}
      </summary>
      <Form method="post" {...(action && { action })} preventScrollReset className="confirm-body">
        <input type="hidden" name="intent" value={intent} />
        {id !== undefined && <input type="hidden" name="id" value={id} />}
        <p>{question}</p>
        <Button type="submit" className="btn-bad" onClick={onConfirm}>
          Ano, smazat
        </Button>
      </Form>
    </details>
  )
}
