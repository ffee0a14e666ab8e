import { formatAmount } from '@vanek/sdk/format'
import {
  validateWithdrawalForm,
  validateWithdrawalChoice,
  withdrawableLines,
  type WithdrawalChoice,
  withdrawalMaxLengths,
  withdrawFromOrder,
} from '@vanek/sdk/orders'
import { useId, useState } from 'react'
import type { TextField } from '../form/field-form.ts'
import { useFieldForm } from '../form/use-field-form.ts'
import { useShop } from '../provider/use-shop.ts'
import type {
  UseWithdrawalFormResult,
  UseWithdrawalFormOptions,
  WithdrawalText,
  WithdrawalRadioProps,
} from './withdrawal-form.ts'

const texts: Readonly<Record<WithdrawalText, TextField>> = {
  note: { maxLength: withdrawalMaxLengths.note },
  bankAccount: { maxLength: withdrawalMaxLengths.bankAccount },
}

/** Values of the radio buttons. */
const ways = { whole: 'all', part: 'lines' } as const

/**
 * A withdrawal from the contract in two steps: the choice, then the declaration. The browser may post the form of the
 * first step; its fields are `what` (`all` or `lines`), `line` for each chosen line, and `amount.<id>`.
 *
 * @param options - The order, and the outcome of posts without scripts.
 * @returns State and prop getters of the form, and the props of both steps.
 * @example
 * ```tsx
 * function Withdraw() {
 *   const { wholeRadioProps, partRadioProps, lines, confirm } = useWithdrawalForm({ order, orderKey: { id: order.id } })
 *   return (
 *     <form {...confirm.formProps}>
 *       <label><input {...wholeRadioProps} /> Everything</label>
 *       <label><input {...partRadioProps} /> Only some</label>
 *       {lines.map(({ item, checkboxProps, inputProps }) => (
 *         <div key={item.id}>
 *           <label><input {...checkboxProps} /> {item.name}</label>
 *           <input {...inputProps} aria-label={`How many of ${item.name}`} />
 *         </div>
 *       ))}
 *       <button {...confirm.buttonProps}>Withdraw</button>
 *     </form>
 *   )
 * }
 * ```
 */
export function useWithdrawalForm({
  order,
  orderKey,
  choice: first = { whole: true, chosen: [], amounts: {} },
  validates = false,
  posted,
  onSuccess,
}: UseWithdrawalFormOptions): UseWithdrawalFormResult {
  const id = useId()
  const shop = useShop()
  const [choice, setChoice] = useState<WithdrawalChoice>(first)
  const [isJudged, setJudged] = useState(validates)
  const read = validateWithdrawalChoice(order, choice)
  const wrong = isJudged && !read.ok ? read : null

  const confirm = useFieldForm({
    texts,
    ...(posted && { posted }),
    check: validateWithdrawalForm,
    send: (details, idempotencyKey) =>
      withdrawFromOrder(shop, { ...orderKey, lines: read.ok ? read.lines : [], ...details }, { idempotencyKey }),
    onSuccess,
    keepsValues: true,
  })

  /** Checking a line or typing its amount chooses a part of the order. */
  const choose = (line: number, isChosen: boolean, amounts = choice.amounts) => {
    const others = choice.chosen.filter((one) => one !== line)
    setChoice({ whole: false, chosen: isChosen ? [...others, line] : others, amounts })
  }

  const way = (name: keyof typeof ways): WithdrawalRadioProps => ({
    ...{ id: `${id}${name}`, type: 'radio', name: 'what', value: ways[name] },
    checked: choice.whole === (name === 'whole'),
    onChange: () => setChoice({ ...choice, whole: name === 'whole' }),
  })

  return {
    ...{ choice, read },
    wholeRadioProps: way('whole'),
    partRadioProps: way('part'),
    issue: wrong?.issue ?? null,
    lines: withdrawableLines(order).map(({ item, left }) => {
      const issue = wrong?.issues[item.id]
      const { id: line, amountDecimals = 0 } = item
      const name = `amount.${line}`
      return {
        ...{ item, left, issue },
        checkboxProps: {
          ...{ id: `${id}line.${line}`, type: 'checkbox', name: 'line', value: line },
          checked: choice.chosen.includes(line),
          onChange: ({ currentTarget }) => choose(line, currentTarget.checked),
        },
        inputProps: {
          ...{ id: `${id}${name}`, name, inputMode: amountDecimals > 0 ? 'decimal' : 'numeric' },
          value: choice.amounts[line] ?? formatAmount(left, undefined, shop.config.currency.decimalPoint || ','),
          onChange: ({ currentTarget: { value } }) => choose(line, true, { ...choice.amounts, [line]: value }),
          'aria-invalid': issue !== undefined,
          ...(issue && { 'aria-describedby': `${id}${name}-error` }),
        },
        errorProps: { id: `${id}${name}-error` },
      }
    }),
    formProps: {
      noValidate: true,
      onSubmit: (event) => {
        setJudged(true)
        if (read.ok) return
        event.preventDefault()
        const at = Object.keys(read.issues)[0]
        const field = event.currentTarget.elements.namedItem(`amount.${at}`)
        if (field instanceof HTMLElement) field.focus()
      },
    },
    confirm,
  }
}
