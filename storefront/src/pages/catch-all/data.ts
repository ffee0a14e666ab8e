import type { PageLoader } from '../../lib/page/env.ts'
import { loadPath, type CatchAllData } from './data/load.ts'

export { action } from '../product/action.ts'

/** Whatever the path turns out to be: see `loadPath`. */
export const loader: PageLoader<CatchAllData> = ({ request, params }, env) =>
  loadPath(env, params['*'] ?? '', request.url)
