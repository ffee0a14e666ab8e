import { type CalendarDate, wallClock } from '@vanek/sdk/checkout'
import { market } from './market.ts'

/** The date at a moment by the shop's clock. */
export const dateAt = (moment: number | string): CalendarDate => wallClock(new Date(moment), market.timeZone).date
