export { action } from './action.ts'
import { customerLoader } from '../../entities/account/load-account.ts'

export interface DeletionData {
  /** That are lost. */
  readonly credits: number
}

/** Reads what is lost with the account (A7.12). */
export const loader = customerLoader<DeletionData>(async (_args, { user }) => ({
  credits: (await user()).credits.amount,
}))
