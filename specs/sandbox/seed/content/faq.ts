import { doc } from './rich-text.ts'
import type { FaqQuestion } from './types.ts'
import { ownData } from './own-data.ts'

export const FAQ: readonly FaqQuestion[] = ownData('questions').map(({ question, answer }, order) => ({
  _id: `dotaz-${order + 1}`,
  title: question,
  content: doc(...answer),
}))
