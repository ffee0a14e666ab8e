import { addAmounts, parseAmount, thousandths } from '../format/amount.ts'
import { isBankAccount } from '../forms/bank-account.ts'
import { isEmail } from '../forms/email.ts'
import type { OrderDetails, WithdrawnLine } from './types.ts'

/** A line of an order that can still be withdrawn from. Returned by {@link withdrawableLines}. */
export interface WithdrawableLine {
  /** The line of the order. */
  readonly item: OrderDetails['items'][number]
  /** Amount that can still be withdrawn from, in the unit of sale; above 0. */
  readonly left: number
}

/**
 * The lines of an order that can still be withdrawn from, without amounts already withdrawn from or refunded by
 * claims. Discounts are not included: their share is part of the goods.
 *
 * @param order - Its items, and the amounts already returned.
 * @returns The lines with the amount that is left, in the unit of sale.
 */
export function withdrawableLines({
  items,
  withdrawals = [],
  claimed = [],
}: Pick<OrderDetails, 'items' | 'withdrawals' | 'claimed'>): readonly WithdrawableLine[] {
  const gone = [...withdrawals.flatMap(({ lines }) => lines), ...claimed]
  return items.flatMap((item) => {
    const back = gone.filter((line) => line.item === item.id).map(({ amount }) => -amount)
    const left = addAmounts(item.amount, ...back)
    return item.attributes.discount || left <= 0 ? [] : [{ item, left }]
  })
}

/**
 * Whether a withdrawal covers everything with a price that is left of an order. Such a withdrawal cancels an order
 * that is not packed yet, because gifts are not sent alone.
 *
 * @param order - Its items, and the amounts already returned.
 * @param lines - Lines to withdraw from; null means all of them.
 */
export function isWholeOrder(
  order: Pick<OrderDetails, 'items' | 'withdrawals' | 'claimed'>,
  lines: readonly WithdrawnLine[] | null,
): boolean {
  const left = withdrawableLines(order)
  const costs = left.filter(({ item }) => item.prices.totalWithTax !== 0)
  const isIn = ({ item, left: all }: WithdrawableLine) =>
    lines?.some((line) => line.item === item.id && line.amount >= all)
  return lines === null || (costs.length > 0 ? costs : left).every(isIn)
}

/** Choice in a withdrawal form: all that is left, or some lines. */
export interface WithdrawalChoice {
  /** Whether all that is left is chosen. Then `chosen` and `amounts` are ignored. */
  readonly whole: boolean
  /** Ids of the chosen lines. */
  readonly chosen: readonly number[]
  /** Typed amounts by the `id` of the line; a line without one means all that is left of it. */
  readonly amounts: Readonly<Record<number, string>>
}

/** Why a choice is rejected; every code has a message in `@vanek/sdk/i18n`. */
export type WithdrawalIssue = 'withdrawal_empty' | 'amount_invalid' | 'amount_off_step' | 'amount_above_left'

/** The lines of a valid choice, or its issues. Returned by {@link validateWithdrawalChoice}. */
export type WithdrawalChoiceResult =
  | {
      /** The choice is valid. */
      readonly ok: true
      /** Chosen lines with their amounts; null: everything that is left. */
      readonly lines: readonly WithdrawnLine[] | null
    }
  | {
      /** The choice is not valid. */
      readonly ok: false
      /** Issues of single lines, by the `id` of the line; empty if there are none. */
      readonly issues: Readonly<Record<number, WithdrawalIssue>>
      /** Issue of the choice as a whole: `withdrawal_empty` if no line is chosen; else null. */
      readonly issue: WithdrawalIssue | null
    }

/**
 * Validates the choice of a withdrawal form. Amounts can have as many decimals as the goods allow.
 *
 * @param order - Its items, and the amounts already returned.
 * @param choice - Chosen lines, and the amounts as typed.
 * @returns The lines to send (null for the whole order), or issues by line.
 */
export function validateWithdrawalChoice(
  order: Pick<OrderDetails, 'items' | 'withdrawals' | 'claimed'>,
  choice: WithdrawalChoice,
): WithdrawalChoiceResult {
  if (choice.whole) return { ok: true, lines: null }
  const issues: Record<number, WithdrawalIssue> = {}
  const lines: WithdrawnLine[] = []
  for (const { item, left } of withdrawableLines(order)) {
    if (!choice.chosen.includes(item.id)) continue
    const typed = choice.amounts[item.id]
    const amount = typed === undefined ? left : parseAmount(typed)
    const issue = amount ? issueOf(amount, left, item.amountDecimals ?? 0) : 'amount_invalid'
    if (issue) issues[item.id] = issue
    else if (amount) lines.push({ item: item.id, amount })
  }
  if (Object.keys(issues).length > 0) return { ok: false, issues, issue: null }
  return lines.length > 0 ? { ok: true, lines } : { ok: false, issues, issue: 'withdrawal_empty' }
}

function issueOf(amount: number, left: number, decimals: number): WithdrawalIssue | null {
  if (thousandths(amount) % 10 ** (3 - decimals) !== 0) return 'amount_off_step'
  return amount > left ? 'amount_above_left' : null
}

/** Formats lines for query parameters: `1:2,3:0.5`. */
export const writeLines = (lines: readonly WithdrawnLine[]): string =>
  lines.map(({ item, amount }) => `${item}:${amount}`).join(',')

/** Details of a withdrawal besides its lines. */
export interface WithdrawalDetails {
  /** Note for the shop, at most 500 characters. */
  readonly note?: string
  /** Account for the refund: a Czech account number or an IBAN. If empty, the refund goes back the way it was paid. */
  readonly bankAccount?: string
}

/**
 * A withdrawal from an order without signing in, by its number and e-mail address. Input of {@link declareWithdrawal}.
 */
export interface DeclareWithdrawalParams {
  /** Name of the person who withdraws. */
  readonly name: string
  /** Number of the order, as in its confirmation. */
  readonly orderCode: string
  /** E-mail address of the order. */
  readonly email: string
  /** Account for the refund: a Czech account number or an IBAN. If empty, the refund goes back the way it was paid. */
  readonly bankAccount?: string
}

/** Highest number of characters in each field of a withdrawal. */
export const withdrawalMaxLengths = {
  /** Name of the person who withdraws. */
  name: 100,
  /** Number of the order. */
  orderCode: 20,
  /** E-mail address of the order. */
  email: 254,
  /** Account for the refund. */
  bankAccount: 60,
  /** Note for the shop. */
  note: 500,
} as const

/** Name of a field of a withdrawal form. */
export type WithdrawalField = keyof typeof withdrawalMaxLengths
/** Why a field of a withdrawal form is rejected. */
export type WithdrawalFormIssue = 'required' | 'too_long' | 'email_invalid' | 'bank_account_invalid'
/** At most one issue per field; empty if there are none. */
export type WithdrawalFormIssues = Readonly<Partial<Record<WithdrawalField, WithdrawalFormIssue>>>

/**
 * Validates texts of a withdrawal form.
 *
 * @param fields - Texts by field; fields that are missing are not checked.
 * @returns Issues by field; an empty object if there are none.
 */
export function validateWithdrawalForm(
  fields: Readonly<Partial<Record<WithdrawalField, string>>>,
): WithdrawalFormIssues {
  const names = Object.keys(fields) as WithdrawalField[]
  const found = names.flatMap((name) => {
    const issue = fieldIssue(name, fields[name]?.trim() ?? '')
    return issue ? [[name, issue] as const] : []
  })
  return Object.fromEntries(found)
}

function fieldIssue(name: WithdrawalField, text: string): WithdrawalFormIssue | null {
  if (text === '') return name === 'note' || name === 'bankAccount' ? null : 'required'
  if (text.length > withdrawalMaxLengths[name]) return 'too_long'
  if (name === 'email' && !isEmail(text)) return 'email_invalid'
  return name === 'bankAccount' && !isBankAccount(text) ? 'bank_account_invalid' : null
}
