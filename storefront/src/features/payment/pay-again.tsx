import { useNavigation } from 'react-router-dom'
import { Form } from '../../ui/link.tsx'
import { ShownOrderField } from '../../entities/order/shown-order.tsx'
import { paymentPath } from '../../lib/paths/checkout.ts'
import { Button, type ButtonTone } from '../../ui/button.tsx'

/** A button that opens the payment provider; two presses are one attempt. */
export function PayAgain({
  payKey,
  code,
  tone = 'action',
  children,
}: {
  readonly payKey: string
  /** The number of the order. */
  readonly code: string
  readonly tone?: ButtonTone
  readonly children: string
}) {
  const { state, formAction } = useNavigation()
  return (
    <Form method="post" action={paymentPath}>
      <input type="hidden" name="payKey" value={payKey} />
      <ShownOrderField code={code} />
      <Button type="submit" tone={tone} busy={state !== 'idle' && formAction === paymentPath}>
        {children}
      </Button>
    </Form>
  )
}
