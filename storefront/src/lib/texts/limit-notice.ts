import { amountNoticeMessage, type AmountNoticeText } from '@vanek/sdk/cart'
import { basicMessages } from '#market/messages'

/** The notice about a limit. */
export const limitNotice = (limit: AmountNoticeText) => amountNoticeMessage(limit, basicMessages)
