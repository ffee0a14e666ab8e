import type { Arrival } from '../checkout/arrival.ts'

/** When goods arrive; the day is one that programs can read, too. */
export function ArrivalDay({ arrival: { before, date, day, after } }: { readonly arrival: Arrival }) {
  return (
    <>
      {before}
      {date && (
        <>
          {' '}
          <time dateTime={date}>{day}</time>
        </>
      )}
      {after}
    </>
  )
}
