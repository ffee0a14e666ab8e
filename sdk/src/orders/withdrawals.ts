import { addAmounts, parseAmount, thousandths } from '../format/amount.ts'
import { isBankAccount } from '../forms/bank-account.ts'
import { isEmail } from '../forms/email.ts'
import type { AnyOrder, WithdrawnLine } from './types.ts'

/** A line of an order with what of it can still be withdrawn from. */
export interface WithdrawableLine {
  readonly item: AnyOrder['items'][number]
  readonly left: number
}

/**
 * The lines of an order that something is left of to withdraw from (A5.04): without what was withdrawn from, and what claims
 * gave the price back for. Discounts are no lines of their own: their share goes with the goods.
 */
export function withdrawableLines({
  items,
  withdrawals = [],
  claimed = [],
}: Pick<AnyOrder, 'items' | 'withdrawals' | 'claimed'>): readonly WithdrawableLine[] {
  const gone = [...withdrawals.flatMap(({ lines }) => lines), ...claimed]
  return items.flatMap((item) => {
    const back = gone.filter((line) => line.item === item.id).map(({ amount }) => -amount)
    const left = addAmounts(item.amount, ...back)
    return item.attributes.discount || left <= 0 ? [] : [{ item, left }]
  })
}

/**
 * Whether lines, null for all of them, are all that is left of what costs something. Gifts are not sent alone, so before it is
 * packed an order is cancelled by that (A5.08).
 */
export function isWholeOrder(
  order: Pick<AnyOrder, 'items' | 'withdrawals' | 'claimed'>,
  lines: readonly WithdrawnLine[] | null,
): boolean {
  const left = withdrawableLines(order)
  const costs = left.filter(({ item }) => item.prices.totalWithTax !== 0)
  const isIn = ({ item, left: all }: WithdrawableLine) =>
    lines?.some((line) => line.item === item.id && line.amount >= all)
  return lines === null || (costs.length > 0 ? costs : left).every(isIn)
}

/** What is chosen in a form of a withdrawal: all that is left, or some lines. */
export interface WithdrawalChoice {
  readonly whole: boolean
  /** The `id` of each chosen line. */
  readonly chosen: readonly number[]
  /** Amounts as they were typed, by the `id` of the line; all that is left of it where nothing was. */
  readonly amounts: Readonly<Record<number, string>>
}

/** Why a choice is refused; every code has its sentence in `@vanek/sdk/i18n`. */
export type WithdrawalIssue = 'withdrawal_empty' | 'amount_invalid' | 'amount_off_step' | 'amount_above_left'

/** The lines of a choice, null for all that is left, or what is wrong with it. */
export type ReadChoice =
  | { readonly ok: true; readonly lines: readonly WithdrawnLine[] | null }
  | {
      readonly ok: false
      /** By the `id` of the line. */
      readonly issues: Readonly<Record<number, WithdrawalIssue>>
      /** What is wrong with the whole. */
      readonly issue: WithdrawalIssue | null
    }

/** Reads what was chosen in a form of a withdrawal (A5.04). An amount may have as many decimals as the goods are sold by. */
export function readChoice(
  order: Pick<AnyOrder, 'items' | 'withdrawals' | 'claimed'>,
  choice: WithdrawalChoice,
): ReadChoice {
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

/** Lines as the contract and addresses of pages write them: `1:2,3:0.5`. */
export const writeLines = (lines: readonly WithdrawnLine[]): string =>
  lines.map(({ item, amount }) => `${item}:${amount}`).join(',')

/** What is told beside the lines: a note, and an account for the money. */
export interface WithdrawalDetails {
  readonly note?: string
  readonly bankAccount?: string
}

/** What somebody declares who has only the number of an order and its e-mail. */
export interface DeclareWithdrawalParams {
  readonly name: string
  readonly orderCode: string
  readonly email: string
  readonly bankAccount?: string
}

/** The most characters that the back end takes. */
export const withdrawalLengths = { name: 100, orderCode: 20, email: 254, bankAccount: 60, note: 500 } as const

/** A field of a form of a withdrawal. */
export type WithdrawalField = keyof typeof withdrawalLengths
/** Why a field is refused. */
export type WithdrawalFieldIssue = 'required' | 'too_long' | 'email_invalid' | 'bank_account_invalid'
/** At most one reason per field. */
export type WithdrawalFieldIssues = Readonly<Partial<Record<WithdrawalField, WithdrawalFieldIssue>>>

/** What is wrong with texts of a form of a withdrawal; fields that are not given are not asked for (A5.05, A5.10). */
export function checkWithdrawalFields(
  fields: Readonly<Partial<Record<WithdrawalField, string>>>,
): WithdrawalFieldIssues {
  const names = Object.keys(fields) as WithdrawalField[]
  const found = names.flatMap((name) => {
    const issue = fieldIssue(name, fields[name]?.trim() ?? '')
    return issue ? [[name, issue] as const] : []
  })
  return Object.fromEntries(found)
}

function fieldIssue(name: WithdrawalField, text: string): WithdrawalFieldIssue | null {
  if (text === '') return name === 'note' || name === 'bankAccount' ? null : 'required'
  if (text.length > withdrawalLengths[name]) return 'too_long'
  if (name === 'email' && !isEmail(text)) return 'email_invalid'
  return name === 'bankAccount' && !isBankAccount(text) ? 'bank_account_invalid' : null
}
