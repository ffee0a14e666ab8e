import type { PageLoader } from '../../app/env.ts'
import { loadHome, type HomeData } from '../../features/home/load-home.ts'

/** What editors put on the home page (B2.03). */
export const loader: PageLoader<HomeData> = (_args, env) => loadHome(env)
