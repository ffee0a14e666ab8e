import { amountNoticeMessage, type AmountNoticeText } from '@vanek/sdk/cart'
import { csBasics } from '@vanek/sdk/i18n/cs'

/** The notice about a limit, in Czech. */
export const limitNotice = (limit: AmountNoticeText) => amountNoticeMessage(limit, csBasics)
