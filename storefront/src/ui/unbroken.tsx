import type { ReactNode } from 'react'

/** A name in which a code like "KHO-12" does not break at its hyphen. */
export const unbroken = (name: string): ReactNode =>
  name.split(/(\S+-\d+)/).map((part, at) =>
    at % 2 ? (
      <span className="unbroken" key={at}>
        {part}
      </span>
    ) : (
      part
    ),
  )
