import * as texts from '#texts/ui'
import { useState } from 'react'
import { Button } from './button.tsx'
import { useHydrated } from './use-hydrated.ts'

/** Whether passwords of a form are visible, and the button to change that; no button without scripts. */
export function useShowPassword() {
  const alive = useHydrated()
  const [shown, setShown] = useState(false)
  const button = (
    <Button hidden={!alive} aria-pressed={shown} onClick={() => setShown(!shown)}>
      {shown ? texts.hidePassword : texts.showPassword}
    </Button>
  )
  return { type: shown ? 'text' : 'password', button } as const
}
