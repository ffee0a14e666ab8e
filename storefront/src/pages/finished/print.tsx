import { useHydrated } from '../../ui/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'

/** Prints the page; hidden without scripts, where browsers have their own way. */
export function Print() {
  return (
    <Button tone="plain" hidden={!useHydrated()} onClick={() => print()}>
      Vytisknout
    </Button>
  )
}
