import type { PageLoader } from '../../lib/page/env.ts'
import { loadHome, type HomeData } from './load-home.ts'

/** What editors put on the home page (B2.03). */
export const loader: PageLoader<HomeData> = (_args, env) => loadHome(env)
