import { signedUp } from '@vanek/sdk/tracking'
import type { ActivationData } from '../../../pages/activate/data.ts'
import type { TellPage } from './page-told.ts'

/** An account begins to exist when the link of its mail was followed, wherever it was asked for; a reload tells it not again. */
export const tellActivated: TellPage<ActivationData> = (shown) => ({
  events: [shown.state === 'done' && shown.done === 'account' && !shown.again ? signedUp() : null],
})
