import { goodsFacts } from './goods-facts.ts'

process.stdout.write(JSON.stringify(goodsFacts()))
