import type { Claim, ClaimState, ClaimWish, OrderClaims } from './types.ts'

/** What a claim may hold; the back end refuses more. */
export const claimLimits = {
  /** Characters of what is wrong. */
  description: { least: 10, most: 2000 },
  photos: 5,
  /** Bytes of one photo. */
  photoBytes: 8 * 1024 * 1024,
  /** Media types of photos. */
  photoTypes: ['image/jpeg', 'image/png', 'image/webp'],
} as const

/** What can be wanted for faulty goods, in the order in which it is offered. */
export const claimWishes: readonly ClaimWish[] = ['repair', 'replacement', 'discount', 'money_back']

export type ClaimField = 'item' | 'amount' | 'description' | 'wish' | 'photos'

/** What is typed into the form of a claim. */
export type ClaimValues = Readonly<Record<Exclude<ClaimField, 'photos'>, string>>

/** Why a photo cannot be sent. */
export type PhotoProblem = 'photo_unreadable' | 'photo_too_large' | 'too_many_photos'

/** Why a field of a claim is refused. */
export type ClaimIssue = 'required' | 'too_long' | PhotoProblem

/** At most one reason per field; nothing at all when the claim may be sent. */
export type ClaimIssues = Readonly<Partial<Record<ClaimField, ClaimIssue>>>

/** A claim as it is sent. */
export interface ClaimInput {
  /** The `id` of the line of the order. */
  readonly item: number
  readonly amount: number
  readonly description: string
  readonly wish: ClaimWish
}

const numberIn = (text: string): number => (/^\d{1,7}([.,]\d{1,3})?$/.test(text) ? Number(text.replace(',', '.')) : 0)
const isWish = (text: string): text is ClaimWish => (claimWishes as readonly string[]).includes(text)

/** What was typed, as it is sent; only of values that `checkClaim` finds nothing wrong with. */
export const claimFrom = ({ item, amount, description, wish }: ClaimValues): ClaimInput => ({
  item: Number(item),
  amount: numberIn(amount.trim()),
  description: description.trim(),
  wish: isWish(wish) ? wish : 'repair',
})

/**
 * What is wrong with the form of a claim (A6.09).
 *
 * @param values what was typed
 * @param claimable what of the order can be claimed, as `getOrderClaims` tells it
 */
export function checkClaim(values: ClaimValues, claimable: OrderClaims['claimable']): ClaimIssues {
  const { item, amount, description, wish } = values
  const line = claimable.find(({ item: id }) => String(id) === item)
  const pieces = numberIn(amount.trim())
  const length = description.trim().length
  return {
    ...(!line && { item: 'required' }),
    ...((pieces <= 0 || (line && pieces > line.amount)) && { amount: 'required' }),
    ...(length < claimLimits.description.least && { description: 'required' }),
    ...(length > claimLimits.description.most && { description: 'too_long' }),
    ...(!isWish(wish) && { wish: 'required' }),
  }
}

/**
 * Adds files to the photos that were chosen before, as far as they can be sent (A6.09). The first file that cannot names the
 * problem.
 */
export function withPhotos<F extends Blob>(
  chosen: readonly F[],
  files: readonly F[],
): { readonly photos: readonly F[]; readonly problem: PhotoProblem | null; readonly refused: F | null } {
  const bad = files.find((file) => photoProblem(file) !== null)
  const good = files.filter((file) => photoProblem(file) === null)
  const all = [...chosen, ...good]
  const photos = all.slice(0, claimLimits.photos)
  if (bad) return { photos, problem: photoProblem(bad), refused: bad }
  return { photos, problem: all.length > photos.length ? 'too_many_photos' : null, refused: null }
}

/** Why a file cannot be sent as a photo; null when it can. */
function photoProblem({ type, size }: Blob): PhotoProblem | null {
  if (!(claimLimits.photoTypes as readonly string[]).includes(type)) return 'photo_unreadable'
  return size > claimLimits.photoBytes ? 'photo_too_large' : null
}

/** One step of a claim. */
export interface ClaimStep {
  readonly state: ClaimState
  /** `next` is the one that the claim waits for. */
  readonly progress: 'done' | 'next' | 'ahead'
  /** When it was done, as an ISO date and time; `null` before. */
  readonly at: string | null
}

/** The steps of a claim for a timeline (A6.06): what is done, what comes next. A rejected one ends with that. */
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
