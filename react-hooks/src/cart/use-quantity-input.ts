import {
  type AmountNotice,
  type AmountRules,
  cleanAmountText,
  amountMaxLength,
  adjustAmount,
  normalizeAmountText,
  shortUnit,
} from '@vanek/sdk/product'
import { addAmounts } from '@vanek/sdk/format'
import {
  type ChangeEventHandler,
  type KeyboardEventHandler,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { ShopContext } from '../provider/context.ts'

/** Options of {@link useQuantityInput}. */
export interface UseQuantityInputOptions extends AmountRules {
  /** The current amount. */
  readonly value: number
  /**
   * Decimal places that can be typed.
   * @defaultValue 0
   */
  readonly decimals?: number
  /** Unit of sale, read by screen readers with the amount. */
  readonly unit?: string
  /**
   * Name of the input, under which a form posts the amount.
   * @defaultValue 'amount'
   */
  readonly name?: string
  /** Called with every new amount, already changed to fit the limits. */
  readonly onCommit: (amount: number) => void
  /** Called when a limit changed the amount; show it as an info notice with the text of `amountNoticeMessage`. */
  readonly onNotice?: (notice: AmountNotice) => void
}

/** A text input with the role of a spin button, and two buttons that need scripts. */
export interface UseQuantityInputResult {
  /** Props of the input. */
  readonly inputProps: {
    /** Id for the `htmlFor` of a label. */
    readonly id: string
    /** Name under which a form posts the amount. */
    readonly name: string
    /** Always `text`: a number input would drop invalid text. */
    readonly type: 'text'
    /** Always `spinbutton`. */
    readonly role: 'spinbutton'
    /** `decimal` if decimals can be typed. */
    readonly inputMode: 'numeric' | 'decimal'
    /** Browsers do not fill in amounts. */
    readonly autoComplete: 'off'
    /** Most characters that can be typed. */
    readonly maxLength: number
    /** The typed text, or the amount. */
    readonly value: string
    /** The amount as a number. */
    readonly 'aria-valuenow': number
    /** Least amount, if limits are shown. */
    readonly 'aria-valuemin'?: number
    /** Largest amount, if limits are shown and there is one. */
    readonly 'aria-valuemax'?: number
    /** Amount with its unit, while nothing is being typed. */
    readonly 'aria-valuetext'?: string
    /** Cleans the typed text. */
    readonly onChange: ChangeEventHandler<HTMLInputElement>
    /** Commits the typed text. */
    readonly onBlur: () => void
    /** Enter commits; up and down add and subtract a step. */
    readonly onKeyDown: KeyboardEventHandler<HTMLInputElement>
  }
  /** Props of the button that adds a step. */
  readonly incrementButtonProps: StepButtonProps
  /** Props of the button that subtracts a step. */
  readonly decrementButtonProps: StepButtonProps
  /** The unit, short enough to stand beside the input; undefined without one. */
  readonly unit: string | undefined
}

/** Props of a button beside the input. */
export interface StepButtonProps {
  /** Always `button`. */
  readonly type: 'button'
  /** Id of the input. */
  readonly 'aria-controls': string
  /** Set at a limit; the button keeps the focus, unlike a `disabled` one. */
  readonly 'aria-disabled': boolean
  /** Commits the amount with a step more or less. */
  readonly onClick: () => void
}

/** The field in the document; null where there is no document. */
const fieldOf = (id: string): HTMLInputElement | null => {
  if (typeof document === 'undefined') return null
  const field = document.getElementById(id)
  return field instanceof HTMLInputElement ? field : null
}

/** Whether a field of the server's HTML no longer has the value that it came with. */
const isTypedIn = (field: HTMLInputElement | null): boolean => field !== null && field.value !== field.defaultValue

/**
 * An input for an amount. The typed text is cleaned and stays until Enter or blur; then it is adjusted to the limits
 * and committed. The buttons and the up and down keys commit at once. Enter does not submit the form.
 *
 * @param options - The amount, its limits and what to do with a new one.
 * @returns Props of the input and of its plus and minus buttons.
 * @example
 * ```tsx
 * const { inputProps, incrementButtonProps, decrementButtonProps } = useQuantityInput({
 *   value,
 *   max: 10,
 *   onCommit: setValue,
 * })
 * return <>
 *   <button {...decrementButtonProps}>−</button>
 *   <input {...inputProps} />
 *   <button {...incrementButtonProps}>+</button>
 * </>
 * ```
 */
export function useQuantityInput(options: UseQuantityInputOptions): UseQuantityInputResult {
  const { value, decimals = 0, unit, name = 'amount', onCommit, onNotice, ...rules } = options
  const { min = 1, max, step = 1, limitNotifications = true } = rules
  const id = useId()
  // works without a provider, then with a decimal comma
  const decimalPoint = useContext(ShopContext)?.shop.config.currency.decimalPoint ?? ','
  const [draft, setDraft] = useState<string | null>(null)
  // text typed before hydration is in the DOM, but not in the state of React
  const [wasTyped] = useState(() => isTypedIn(fieldOf(id)))
  // part of the typed text was removed, so the shopper is notified: too many decimals, or not an amount at all
  const [ended, setEnded] = useState<'' | 'separated' | 'dropped' | 'none' | 'minus'>('')

  const commit = (wanted: number, dropped = false) => {
    const { amount, notice } = adjustAmount(wanted, rules)
    setDraft(null)
    setEnded('')
    const reported = notice ?? (dropped ? { code: 'quantity_step' as const, limit: step } : null)
    if (reported) onNotice?.(reported)
    if (amount !== value) onCommit(amount)
  }
  // an empty field is reset to the current amount
  const typed = () => {
    const text = normalizeAmountText(draft ?? '', decimals)
    return text === '' ? value : Number(text)
  }
  const take = useRef<((field: HTMLInputElement) => void) | null>(null)
  useEffect(() => {
    take.current = (field) => {
      const text = cleanAmountText(field.value, decimals)
      if (field === document.activeElement) {
        setDraft(text)
        return
      }
      field.value = String(value)
      const amount = normalizeAmountText(text, decimals)
      if (amount !== '') commit(Number(amount))
    }
  })
  useEffect(() => {
    const field = wasTyped ? fieldOf(id) : null
    if (field) take.current?.(field)
  }, [id, wasTyped])
  const isNone = limitNotifications && (ended === 'none' || ended === 'minus')
  const settle = () => commit(isNone ? -1 : typed(), ended === 'dropped')
  const button = (to: number): StepButtonProps => ({
    type: 'button',
    'aria-controls': id,
    'aria-disabled': adjustAmount(to, rules).amount === value,
    onClick: () => commit(to),
  })
  const keys: Readonly<Record<string, () => void>> = {
    Enter: settle,
    ArrowUp: () => commit(addAmounts(typed(), step)),
    ArrowDown: () => commit(addAmounts(typed(), -step)),
  }
  const short = unit === undefined ? undefined : shortUnit(unit)

  return {
    inputProps: {
      id,
      name,
      type: 'text',
      role: 'spinbutton',
      inputMode: decimals > 0 ? 'decimal' : 'numeric',
      autoComplete: 'off',
      maxLength: amountMaxLength,
      value: draft ?? String(value),
      'aria-valuenow': typed(),
      ...(limitNotifications && { 'aria-valuemin': min }),
      ...(limitNotifications && typeof max === 'number' && { 'aria-valuemax': max }),
      // no value text while typing
      ...(short !== undefined &&
        draft === null && { 'aria-valuetext': `${String(value).replace('.', decimalPoint)} ${short}` }),
      onChange: ({ currentTarget: { value: raw } }) => {
        const before = draft ?? String(value)
        const goesOn = raw.length > before.length && raw.startsWith(before)
        if ((ended === 'separated' || ended === 'dropped') && decimals === 0 && goesOn) {
          if (/[1-9]/.test(raw.slice(before.length))) setEnded('dropped')
          return
        }
        const beyond = /[.,](\d*)/.exec(raw)?.[1]?.slice(decimals) ?? ''
        if (/^\s*[-−]/.test(raw) || (ended === 'minus' && goesOn)) setEnded('minus')
        else if (/^\D+$/.test(raw)) setEnded('none')
        else setEnded(/[1-9]/.test(beyond) ? 'dropped' : decimals === 0 && /\d[.,]/.test(raw) ? 'separated' : '')
        setDraft(cleanAmountText(raw, decimals))
      },
      onBlur: settle,
      onKeyDown: (event) => {
        const act = keys[event.key]
        if (!act) return
        event.preventDefault()
        act()
      },
    },
    incrementButtonProps: button(addAmounts(typed(), step)),
    decrementButtonProps: button(addAmounts(typed(), -step)),
    unit: short,
  }
}
