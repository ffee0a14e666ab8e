import { useCheckout, useCheckoutActions } from '@vanek/react-hooks'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router-dom'
import { LostGifts } from '../../entities/cart/lost-gifts.tsx'
import type { MethodsData } from '../../features/checkout/methods/load-methods.ts'
import { LostMethods } from '../../features/checkout/methods/lost-methods.tsx'
import { methodsTexts } from '../../features/checkout/methods/methods-texts.ts'
import { MissingMethods } from '../../features/checkout/methods/missing-methods.tsx'
import { stepPaths } from '../../lib/paths/checkout.ts'
import { Payments } from '../../features/checkout/methods/payments.tsx'
import { Shippers } from '../../features/checkout/methods/shippers.tsx'
import { Summary } from '../../features/checkout/order/summary.tsx'
import { useBranchTyped } from '../../features/checkout/points/use-branch-typed.ts'
import { usePicker } from '../../features/checkout/points/use-picker.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { MethodsRefusal } from './action.ts'
import { Link } from '../../ui/link.tsx'
import { Form } from '../../ui/form.tsx'

const focusFirst = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')?.focus()

function Prices({ refresh }: { readonly refresh: () => Promise<void> }) {
  const failed = useCheckout((state) => state.error !== null)
  if (!failed) return null
  return (
    <Notice kind="warning" role="alert">
      <p>Cenu se nepodařilo přepočítat.</p>
      <Button onClick={() => void refresh()}>Zkusit znovu</Button>
    </Notice>
  )
}

/** The form of the step; it posts as it is without scripts. */
export function MethodsForm({
  data,
  refused,
}: {
  readonly data: MethodsData
  readonly refused: MethodsRefusal | undefined
}) {
  const form = useRef<HTMLFormElement>(null)
  const { chooseBranch, refresh } = useCheckoutActions()
  const { cart, stale, shippers, branch, missing, choice, gifts } = useCheckout((state) => state)
  const [tried, setTried] = useState(refused !== undefined)
  const [found, setFound] = useState(data.found)
  const now = new Date(data.now)
  const busy = useNavigation().state !== 'idle'
  const own = missing.filter(({ step }) => step === 'methods')
  const picker = usePicker(own.some(({ input }) => input === 'branch'))
  useBranchTyped(form, found)

  // what the server refuses is not known here: ask for what is offered now
  const answered = useRef(refused)
  useEffect(() => {
    if (refused) focusFirst(form.current)
    if (refused && refused !== answered.current) void refresh()
    answered.current = refused
  }, [refused, refresh])

  const onSubmit = (event: FormEvent) => {
    setTried(true)
    if (own.length === 0) return
    event.preventDefault()
    // the marks of what is missing are drawn first
    setTimeout(() => focusFirst(form.current))
  }
  const onFind = (shipperId: number, text: string) =>
    picker.open(shipperId, text, () => {
      location.assign(`${stepPaths.methods}?s=${encodeURIComponent(text)}#point`)
    })

  const errors = tried ? methodsTexts(Object.fromEntries(own.map(({ input, code }) => [input, code]))) : {}
  return (
    <>
      <Form className="checkout-cols" method="post" ref={form} onSubmit={onSubmit} noValidate>
        {/* Enter goes on; without it the first button would be the one that searches */}
        <button type="submit" hidden>
          Pokračovat
        </button>
        <div className="checkout-main stack gap-4">
          <LostMethods lost={data.lost} />
          <LostGifts offer={data.offer} />
          <Shippers errors={errors} slots={data.slots} found={found} now={now} onFind={onFind} />
          <Payments errors={errors} />
          <Link className="back" to={stepPaths.index}>
            Zpět do košíku
          </Link>
        </div>
        <Summary cart={cart} gifts={gifts.filter(({ id }) => choice.gifts.includes(id))} stale={stale}>
          <Prices refresh={refresh} />
          <Button type="submit" tone="action" big wide busy={busy}>
            Pokračovat k dodacím údajům
          </Button>
          <MissingMethods />
        </Summary>
      </Form>
      {picker.draw((shipperId) => {
        const shipper = shippers.find(({ id }) => id === shipperId)
        return shipper
          ? {
              shipper,
              chosen: branch?.id ?? null,
              onClose: picker.close,
              onChoose: (point) => {
                setFound(null)
                chooseBranch(point)
                picker.close()
              },
            }
          : null
      })}
    </>
  )
}
