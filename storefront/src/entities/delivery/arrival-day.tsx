import type { Arrival } from './arrival.ts'

/** The arrival of goods, with the day as a machine-readable `<time>`. */
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
