import type { VisitorLoader } from '../../lib/page/env.ts'
import { loadMethods, type MethodsData } from '../../features/checkout/methods/load-methods.ts'

export { action } from './action.ts'

/** Reads what is offered (C2.03, C7.18, C7.19); without items it leads to the cart. */
export const loader: VisitorLoader<MethodsData> = ({ request }, env) =>
  loadMethods(env, new URL(request.url).searchParams)
