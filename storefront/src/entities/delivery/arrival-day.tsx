import type { Arrival } from './arrival.ts'

/** When goods arrive, with the day as a machine-readable `<time>`. */
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
