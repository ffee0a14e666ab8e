import { goodsSlugs } from '../../seed/goods-slugs.ts'

process.stdout.write(goodsSlugs().join('\n'))
