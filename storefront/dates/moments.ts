/** A current time and a machine time zone in which the whole shop is tested. */
export interface Moment {
  readonly name: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly timeZone: string
}

const prague = (name: string, at: string): Moment => ({ name, at: Date.parse(at), timeZone: 'Europe/Prague' })
// 0:30 in Prague is the previous day in America, and noon of the same day in New Zealand
const nearMidnight = (timeZone: string): Moment => ({
  ...prague(`with TZ=${timeZone}`, '2026-12-10T23:30:00Z'),
  timeZone,
})

/** Times that often break date code. */
export const moments: readonly Moment[] = [
  { name: 'today', at: Date.now(), timeZone: 'Europe/Prague' },
  prague('23:59 in Prague', '2026-11-24T22:59:30Z'),
  prague('0:01 in Prague', '2026-11-24T23:01:00Z'),
  prague('24 December', '2026-12-24T10:00:00Z'),
  prague('31 December 23:59', '2026-12-31T22:59:30Z'),
  prague('1 January', '2027-01-01T09:00:00Z'),
  prague('28 February of a leap year', '2028-02-28T10:00:00Z'),
  prague('29 February', '2028-02-29T10:00:00Z'),
  prague('the hour that does not exist in March', '2027-03-28T01:10:00Z'),
  prague('the hour that comes twice in October', '2027-10-31T00:30:00Z'),
  prague('Good Friday', '2027-03-26T09:00:00Z'),
  prague('a Sunday', '2026-12-06T09:00:00Z'),
  prague('the last minutes before parcels leave', '2026-12-08T13:58:00Z'),
  prague('a night in summer', '2027-07-06T00:50:00Z'),
  nearMidnight('America/Los_Angeles'),
  nearMidnight('Pacific/Auckland'),
  nearMidnight('UTC'),
]
