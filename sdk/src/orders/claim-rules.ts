import { trimmed } from '../forms/spaces.ts'
import { parseAmount } from '../format/amount.ts'
import { choosePhotos, photoLimits, type ChosenPhotos, type PhotoIssue } from '../forms/photos.ts'
import type { Claim, ClaimState, ClaimWish, OrderClaims } from './types.ts'

/** Limits of a claim; the back end rejects anything beyond them. */
export const claimLimits = {
  /** Length of the description of the fault, in characters. */
  description: {
    /** The shortest description. */
    least: 10,
    /** The longest description. */
    most: 2000,
  },
  /** The highest number of photos. */
  photos: 5,
  /** Highest size of one photo, in bytes. */
  photoBytes: photoLimits.bytes,
  /** Accepted media types of photos. */
  photoTypes: photoLimits.types,
} as const

/** What a customer can ask for, in display order. */
export const claimWishes: readonly ClaimWish[] = ['repair', 'replacement', 'discount', 'money_back']

/** Name of a field of the claim form. */
export type ClaimField = 'item' | 'amount' | 'description' | 'wish' | 'photos'

/** Values of the claim form, as typed. */
export type ClaimInputs = Readonly<Record<Exclude<ClaimField, 'photos'>, string>>

/** Why a field of a claim is rejected. */
export type ClaimIssue = 'required' | 'amount_invalid' | 'amount_above_left' | 'too_short' | 'too_long' | PhotoIssue

/** At most one issue per field; empty if the claim can be sent. */
export type ClaimIssues = Readonly<Partial<Record<ClaimField, ClaimIssue>>>

/** Data of a claim, as it is sent. */
export interface ClaimDraft {
  /** The `id` of the line of the order. */
  readonly item: number
  /** Claimed amount, in the unit of sale; above 0 and at most what can still be claimed. */
  readonly amount: number
  /** Description of the fault by the customer; 10 to 2000 characters. */
  readonly description: string
  /** Requested resolution. */
  readonly wish: ClaimWish
}

const isWish = (text: string): text is ClaimWish => (claimWishes as readonly string[]).includes(text)

/**
 * Converts the values of a claim form to a claim. Call it only if `validateClaimForm` found no issues.
 *
 * @param values - Values of the form.
 */
export const toClaimDraft = ({ item, amount, description, wish }: ClaimInputs): ClaimDraft => ({
  item: Number(item),
  amount: parseAmount(amount) ?? 0,
  description: trimmed(description),
  wish: isWish(wish) ? wish : 'repair',
})

/**
 * Validates the claim form.
 *
 * @param values - Values of the form.
 * @param claimable - What can be claimed from the order, from `getOrderClaims`.
 */
export function validateClaimForm(values: ClaimInputs, claimable: OrderClaims['claimable']): ClaimIssues {
  const { item, amount, description, wish } = values
  const line = claimable.find(({ item: id }) => String(id) === item)
  const pieces = amountIssue(amount, line?.amount ?? Infinity)
  const words = descriptionIssue(trimmed(description).length)
  return {
    ...(!line && { item: 'required' }),
    ...(pieces && { amount: pieces }),
    ...(words && { description: words }),
    ...(!isWish(wish) && { wish: 'required' }),
  }
}

function amountIssue(text: string, most: number): ClaimIssue | null {
  if (text.trim() === '') return 'required'
  const amount = parseAmount(text)
  if (!amount) return 'amount_invalid'
  return amount > most ? 'amount_above_left' : null
}

function descriptionIssue(length: number): ClaimIssue | null {
  if (length === 0) return 'required'
  if (length < claimLimits.description.least) return 'too_short'
  return length > claimLimits.description.most ? 'too_long' : null
}

/**
 * Adds files to the photos of a claim. Files that cannot be sent are left out; the first one sets the problem.
 *
 * @param chosen - Photos chosen so far; not changed.
 * @param files - Files to add.
 */
export const addPhotos = <F extends Blob>(chosen: readonly F[], files: readonly F[]): ChosenPhotos<F> =>
  choosePhotos(chosen, files, claimLimits.photos)

/** One step of a claim. Returned by {@link claimSteps}. */
export interface ClaimStep {
  /** State that the claim has after this step. */
  readonly state: ClaimState
  /** `next` is the step that the claim waits for. */
  readonly progress: 'done' | 'next' | 'ahead'
  /** When it was done, as an ISO date and time; `null` before. */
  readonly at: string | null
}

/**
 * The steps of a claim for a timeline: what is done, and what comes next. A rejected claim ends there.
 *
 * @param claim - Its state and the steps so far.
 */
export function claimSteps({ state, steps }: Pick<Claim, 'state' | 'steps'>): readonly ClaimStep[] {
  const at = new Map(steps.map((step) => [step.state, step.at]))
  const states: readonly ClaimState[] = state === 'rejected' ? ['filed', 'rejected'] : ['filed', 'accepted', 'settled']
  const next = states.find((each) => !at.has(each))
  return states.map((each) => ({
    state: each,
    progress: at.has(each) ? 'done' : each === next ? 'next' : 'ahead',
    at: at.get(each) ?? null,
  }))
}
