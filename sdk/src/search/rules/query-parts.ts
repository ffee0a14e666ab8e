import { cleanTerm } from './clean-term.ts'

const shortestPart = 3

/** The parts of a query that are searched for: what stands between spaces and has at least 3 characters (B5.01, B5.02). */
export const queryParts = (q: string): readonly string[] =>
  cleanTerm(q)
    .split(' ')
    .filter((part) => Array.from(part).length >= shortestPart)

/** Whether a query has anything to search for; shorter ones find nothing (B5.03). */
export const isSearchable = (q: string): boolean => queryParts(q).length > 0
