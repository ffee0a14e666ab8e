import { useWatcherForm } from '@vanek/react-hooks'
import { useActionData } from 'react-router-dom'
import type { ProductAnswer } from '../../entities/product/answers.ts'
import { useIsOn } from '../../entities/shop/use-shell.ts'
import { useSentence } from '../../lib/texts/use-sentence.ts'
import { Button } from '../../ui/button.tsx'

export interface WatcherProps {
  readonly productId: number
  readonly variantId: number
  readonly slug: string
}

/** A form to be notified by e-mail when a sold-out product is available again (C7.53); it works without scripts. */
export function Watcher({ productId, variantId, slug }: WatcherProps) {
  const { status, error, formProps, inputProps, buttonProps, statusProps } = useWatcherForm({
    ...{ productId, variantId },
    action: `/produkt/${slug}`,
  })
  const answer = useActionData() as ProductAnswer | undefined
  const posted = answer?.kind === 'watch' ? answer : undefined
  const sentence = useSentence(error ?? (status === 'success' ? 'watcher_sent' : undefined))
  // the server's message about the posted form stays until the hook has one
  const said = status === 'idle' && posted ? posted.error || 'Až bude zboží skladem, napíšeme vám' : sentence
  const bad = status === 'idle' ? Boolean(posted?.error) : inputProps['aria-invalid']
  const on = useIsOn('watcher')
  // a form from an older page may still be posted; the refusal is shown without the form
  if (!on) return posted?.error ? <p className="field-error">{posted.error}</p> : null
  return (
    <form {...formProps} className="watcher panel">
      <input type="hidden" name="intent" value="watch" />
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="variantId" value={variantId} />
      <label className="field-label" htmlFor={inputProps.id}>
        Dáme vám vědět, až bude skladem
      </label>
      <div className="watcher-row">
        <input
          {...inputProps}
          className="input"
          aria-invalid={bad}
          placeholder="vas@email.cz"
          defaultValue={posted?.email}
        />
        <Button {...buttonProps} busy={status === 'pending'}>
          Hlídat
        </Button>
      </div>
      <p className={bad ? 'field-error' : 'small'} {...statusProps}>
        {said}
      </p>
      <p className="small quiet">E-mail použijeme jen k téhle jedné zprávě.</p>
    </form>
  )
}
