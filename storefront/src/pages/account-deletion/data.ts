export { action } from './action.ts'
import type { CustomerLoader } from '../../app/env.ts'

export interface DeletionData {
  /** That are lost. */
  readonly credits: number
}

/** Reads what is lost with the account (A7.12). */
export const loader: CustomerLoader<DeletionData> = async (_args, { user }) => ({
  credits: (await user()).credits.amount,
})
