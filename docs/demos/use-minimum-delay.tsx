import { useMinimumDelay } from '@vanek/react-hooks'
import { useState } from 'react'

export function Demo() {
  const [isPending, setPending] = useState(false)
  const isShown = useMinimumDelay(isPending, 800)
  const work = () => {
    setPending(true)
    setTimeout(() => setPending(false), 50)
  }
  return (
    <div className="stack">
      <button onClick={work}>Work for 50 ms</button>
      <p>Pending: {isPending ? 'yes' : 'no'}</p>
      <p>Indicator: {isShown ? 'shown' : 'hidden'}. It stays for 800 ms, so it does not flicker.</p>
    </div>
  )
}
