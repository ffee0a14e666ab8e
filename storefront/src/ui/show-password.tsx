import { useState } from 'react'
import { Button } from './button.tsx'
import { useHydrated } from './use-hydrated.ts'

/** Whether the passwords of a form are shown as typed, and the button that changes it; without scripts there is none. */
export function useShowPassword() {
  const alive = useHydrated()
  const [shown, setShown] = useState(false)
  const button = (
    <Button hidden={!alive} aria-pressed={shown} onClick={() => setShown(!shown)}>
      {shown ? 'Skrýt heslo' : 'Ukázat heslo'}
    </Button>
  )
  return { type: shown ? 'text' : 'password', button } as const
}
