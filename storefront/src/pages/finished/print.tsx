import { useHydrated } from '../../ui/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'

/** Prints the page; not there without scripts, where browsers have their own way. */
export function Print() {
  return useHydrated() ? (
    <Button tone="plain" onClick={() => print()}>
      Vytisknout
    </Button>
  ) : null
}
