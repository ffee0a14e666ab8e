import type { AddressInputProps } from '@vanek/react-hooks'
import {
  type ChangeEvent,
  type ComponentType,
  lazy,
  type LazyExoticComponent,
  type ReactNode,
  type RefObject,
  Suspense,
  useRef,
  useState,
} from 'react'
import { useIsOn } from '../shop/use-shell.ts'

/** A lazy component that renders nothing if it cannot be loaded. */
export const spare = <P extends object>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => {
    try {
      return { default: await load() }
    } catch {
      return { default: (() => null) as ComponentType<P> }
    }
  })

export interface AddressHelpOptions {
  /** Id of the input. */
  readonly id: string
  readonly field: 'street' | 'city' | 'postcode'
  /** Whether the inputs are named `billingStreet` and so on instead of `street`. */
  readonly billing?: boolean
  /** Fills in an input, a stable function; not needed in a form without a store. */
  readonly write?: ((name: string, text: string) => void) | undefined
}

export interface LateHelpProps extends AddressHelpOptions {
  /** Text that was typed before the completion had loaded. */
  readonly early: RefObject<string | null>
  /** Called with each change before the browser paints. */
  readonly onProps: (props: AddressInputProps) => void
}

/** Props for an input with address completion, from before it has loaded. */
export interface AddressHelp {
  readonly inputProps: Partial<AddressInputProps> & { readonly 'data-suggest': AddressHelpOptions['field'] }
  readonly onFocus: () => void
  readonly panel: ReactNode
}

// without it the input is a normal one
const Late = spare<LateHelpProps>(async () => (await import('./suggesting.tsx')).Suggesting)

/** Address suggestions for an input, if the shop has them; loaded when the input is first focused. */
export function useAddressHelp(options: AddressHelpOptions): AddressHelp | undefined {
  const [panelNeeded, setPanelNeeded] = useState(false)
  const [late, setLate] = useState<AddressInputProps>()
  const early = useRef<string | null>(null)
  if (!useIsOn('address_validation')) return undefined
  const note = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    if ('inputType' in nativeEvent) early.current = currentTarget.value
  }
  return {
    inputProps: { 'data-suggest': options.field, ...(late ?? { onChange: note }) },
    onFocus: () => setPanelNeeded(true),
    panel: panelNeeded && (
      <Suspense>
        <Late {...options} early={early} onProps={setLate} />
      </Suspense>
    ),
  }
}
