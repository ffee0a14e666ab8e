import { dataOf } from '../data.ts'
import { doc } from './rich-text.ts'
import type { FaqQuestion } from './types.ts'

export const FAQ: readonly FaqQuestion[] = dataOf('questions').map(({ question, answer }, order) => ({
  _id: `dotaz-${order + 1}`,
  title: question,
  content: doc(...answer),
}))
