import { amountNoticeMessage, type AmountNoticeText } from '@vanek/sdk/cart'
import { basicMessages } from '#market/messages'

/** The notice about a limit, in Czech. */
export const limitNotice = (limit: AmountNoticeText) => amountNoticeMessage(limit, basicMessages)
