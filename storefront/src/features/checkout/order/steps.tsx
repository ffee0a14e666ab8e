import * as texts from '#texts/features/checkout/order'
import { type CheckoutStep, checkoutSteps } from '@vanek/sdk/checkout'
import { stepPaths } from '../../../lib/paths/checkout.ts'
import { Link } from '../../../ui/link.tsx'

const titles: Readonly<Record<CheckoutStep, string>> = {
  index: texts.cartStep,
  methods: texts.methodsStep,
  info: texts.detailsStep,
}

/** The steps of the checkout; earlier steps are links, and typed input is preserved (C2.23). */
export function Steps({ current }: { readonly current: CheckoutStep }) {
  const at = checkoutSteps.indexOf(current)
  return (
    <nav className="steps" aria-label={texts.stepsLabel}>
      <ol>
        {checkoutSteps.map((step, index) => (
          <li key={step} data-done={index < at || undefined}>
            {index < at ? (
              <Link to={stepPaths[step]}>{titles[step]}</Link>
            ) : (
              <span aria-current={index === at ? 'step' : undefined}>{titles[step]}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
