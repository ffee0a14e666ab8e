import { formatDate as dateText, formatDateTime as timeText } from '@vanek/sdk/format'
import { market } from '#market/market'

/** A date as the shop writes it: `25. 11. 2026`, without the year on request. */
export const formatDate = (date: string, options?: { readonly year?: boolean }): string =>
  dateText(date, { ...market, ...options })

/** A date with its time. */
export const formatDateTime = (date: string): string => timeText(date, market)
