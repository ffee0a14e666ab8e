import { signUpEvent } from '@vanek/sdk/tracking'
import type { ActivationData } from '../../../pages/activate/data.ts'
import type { TellPage } from './page-told.ts'

/** An account exists from the moment its activation link is followed; a reload is not tracked again. */
export const tellActivated: TellPage<ActivationData> = (shown) => ({
  events: [shown.state === 'done' && shown.done === 'account' && !shown.again ? signUpEvent() : null],
})
