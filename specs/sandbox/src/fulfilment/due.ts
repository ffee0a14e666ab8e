import { runDueClaims } from '../claims/run-steps.ts'
import type { Services } from '../services.ts'
import { processDeclarations } from '../withdrawals/declarations.ts'
import { runDueOrders } from './run-steps.ts'

/** Runs all due automatic steps of orders: parcels, withdrawals by number and e-mail, claims. */
export async function runDueSteps(services: Services): Promise<void> {
  await runDueOrders(services)
  await processDeclarations(services)
  await runDueClaims(services)
}
