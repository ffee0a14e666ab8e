import { signedUp, type TrackingEvent } from '@vanek/sdk/tracking'
import type { ActivateAnswer } from '../../../pages/activate/action.ts'

/** An account begins to exist when the link of its mail was followed, wherever it was asked for. */
export const tellActivated = (answer: unknown): TrackingEvent | null =>
  (answer as Partial<ActivateAnswer> | undefined)?.done === 'account' ? signedUp() : null
