import { useStickyHeader } from '@vanek/react-hooks'
import { useEffect, useState } from 'react'

const header = () => document.querySelector<HTMLElement>('.head')

/** Bottom edge of the header at its initial position. */
const headerEnd = () => (header()?.offsetTop ?? 0) + (header()?.offsetHeight ?? 0)

/** Sets the state of the sticky header, which the server has rendered (B4.16). */
export function StickyHeader() {
  const [height] = useState(headerEnd)
  const { state } = useStickyHeader({ height })
  useEffect(() => header()?.setAttribute('data-sticky', state), [state])
  return null
}
