import { checkMoments } from './check-moments.ts'
import { moments } from './moments.ts'

checkMoments(moments.filter((_, at) => at % 2 === 0))
