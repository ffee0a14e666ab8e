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

/** A part that is loaded when it is first shown, and that a page does without where it cannot be. */
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
  /** Whether the inputs of its address are named `billingStreet` and so on, not `street`. */
  readonly billing?: boolean
  /** Fills an input in, always the same function; a form without a store of its own needs none. */
  readonly write?: ((name: string, text: string) => void) | undefined
}

export interface LateHelpProps extends AddressHelpOptions {
  /** What was typed before the help was there. */
  readonly early: RefObject<string | null>
  /** Called with each change before the browser paints. */
  readonly onProps: (props: AddressInputProps) => void
}

/** What an input takes over from its help; it was there before. */
export interface AddressHelp {
  readonly inputProps: Partial<AddressInputProps> & { readonly 'data-suggest': AddressHelpOptions['field'] }
  readonly onFocus: () => void
  readonly panel: ReactNode
}

// without it the input is one like any other
const Late = spare<LateHelpProps>(async () => (await import('./suggesting.tsx')).Suggesting)

/** Addresses to choose from under an input, where the shop has them; loaded when the input is first turned to. */
export function useAddressHelp(options: AddressHelpOptions): AddressHelp | undefined {
  const [wanted, setWanted] = useState(false)
  const [late, setLate] = useState<AddressInputProps>()
  const early = useRef<string | null>(null)
  if (!useIsOn('address_validation')) return undefined
  const note = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    if ('inputType' in nativeEvent) early.current = currentTarget.value
  }
  return {
    inputProps: { 'data-suggest': options.field, ...(late ?? { onChange: note }) },
    onFocus: () => setWanted(true),
    panel: wanted && (
      <Suspense>
        <Late {...options} early={early} onProps={setLate} />
      </Suspense>
    ),
  }
}
