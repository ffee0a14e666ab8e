import * as texts from '#texts/ui'
import { Button, type ButtonProps } from './button.tsx'
import { Icon } from './icon.tsx'
import { Form } from './link.tsx'

export interface ConfirmRemoveProps {
  /** Text of the first press. */
  readonly what: string
  /** Accessible name, if the text is not enough. */
  readonly label?: string
  readonly question: string
  readonly intent: string
  /** Id of the object, if it is not in the URL. */
  readonly id?: number
  /** Action of the form. Defaults to the page itself. */
  readonly action?: string
  /** Runs instead of the form if there are scripts. */
  readonly onConfirm?: ButtonProps['onClick']
}

/** Removes something in two presses; a native `details`, so that it needs no scripts. */
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
          {texts.confirmRemove}
        </Button>
      </Form>
    </details>
  )
}
