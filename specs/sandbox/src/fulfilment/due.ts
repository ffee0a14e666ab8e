import { moveClaims } from '../claims/move.ts'
import type { Services } from '../services.ts'
import { lookAtDeclarations } from '../withdrawals/declarations.ts'
import { moveDue } from './move.ts'

/** Everything that happens to orders by itself and is due by now: parcels, withdrawals by number and e-mail, claims. */
export async function doWhatIsDue(services: Services): Promise<void> {
  await moveDue(services)
  await lookAtDeclarations(services)
  await moveClaims(services)
}
