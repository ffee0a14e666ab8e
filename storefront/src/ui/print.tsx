import { useHydrated } from './use-hydrated.ts'
import { Button } from './button.tsx'

/** Prints the page; hidden without scripts, where browsers have their own way. */
export function Print() {
  return (
    <Button tone="plain" hidden={!useHydrated()} onClick={() => print()}>
      Vytisknout
    </Button>
  )
}
