import type { Way } from './change.ts'

export interface RuleChange {
  readonly kind: string
  readonly what: string
  readonly way: Way
}

/** The greater, the less fits. */
const lower = new Set(['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'])
const upper = new Set(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'])

const json = (value: unknown): string => JSON.stringify(value)

/** How a changed bound changes what fits; whether a multiple of one step is one of the other too. */
function wayOf(rule: string, before: unknown, after: unknown): Way {
  if (lower.has(rule)) return Number(after) > Number(before) ? 'narrower' : 'wider'
  if (upper.has(rule)) return Number(after) < Number(before) ? 'narrower' : 'wider'
  if (rule === 'multipleOf') {
    const [old, now] = [Number(before), Number(after)]
    const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-9
    if (isWhole(now / old)) return 'narrower'
    return isWhole(old / now) ? 'wider' : 'both'
  }
  if (rule === 'uniqueItems') return after === true ? 'narrower' : 'wider'
  return 'both'
}

function added(rule: string, value: unknown): Way {
  if (rule === 'default') return 'neither'
  return rule === 'uniqueItems' && value === false ? 'neither' : 'narrower'
}

const opposite = (way: Way): Way => (way === 'narrower' ? 'wider' : way)

/** Differences of bounds, patterns, formats and defaults. */
export function ruleChanges(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): RuleChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((rule) => {
    const [old, now] = [before[rule], after[rule]]
    if (json(old) === json(now)) return []
    if (!(rule in before))
      return [{ kind: `${rule}-added`, what: `${rule} ${json(now)} is new`, way: added(rule, now) }]
    if (!(rule in after))
      return [{ kind: `${rule}-removed`, what: `${rule} ${json(old)} is gone`, way: removed(rule, old) }]
    return [
      { kind: `${rule}-changed`, what: `${rule} was ${json(old)} and is ${json(now)}`, way: wayOf(rule, old, now) },
    ]
  })
}

/** Who left a value out relied on its default. */
const removed = (rule: string, value: unknown): Way => (rule === 'default' ? 'narrower' : opposite(added(rule, value)))
