import type { RangeChange } from './change.ts'

export interface RuleChange {
  readonly kind: string
  readonly what: string
  readonly range: RangeChange
}

/** Rules whose higher values allow less, and rules whose lower values allow less. */
const lowerBounds = new Set(['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'])
const upperBounds = new Set(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'])

const json = (value: unknown): string => JSON.stringify(value)

/** How a changed rule changes the range of allowed values. */
function changedRange(rule: string, before: unknown, after: unknown): RangeChange {
  if (lowerBounds.has(rule)) return Number(after) > Number(before) ? 'narrower' : 'wider'
  if (upperBounds.has(rule)) return Number(after) < Number(before) ? 'narrower' : 'wider'
  if (rule === 'multipleOf') {
    const [oldStep, newStep] = [Number(before), Number(after)]
    const isInteger = (value: number) => Math.abs(value - Math.round(value)) < 1e-9
    if (isInteger(newStep / oldStep)) return 'narrower'
    return isInteger(oldStep / newStep) ? 'wider' : 'both'
  }
  if (rule === 'uniqueItems') return after === true ? 'narrower' : 'wider'
  return 'both'
}

function addedRange(rule: string, value: unknown): RangeChange {
  if (rule === 'default') return 'neither'
  return rule === 'uniqueItems' && value === false ? 'neither' : 'narrower'
}

const opposite = (range: RangeChange): RangeChange => (range === 'narrower' ? 'wider' : range)

/** Lists the changes of bounds, patterns, formats and defaults. */
export function ruleChanges(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): RuleChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((rule) => {
    const [oldValue, newValue] = [before[rule], after[rule]]
    if (json(oldValue) === json(newValue)) return []
    if (!(rule in before))
      return [{ kind: `${rule}-added`, what: `${rule} ${json(newValue)} was added`, range: addedRange(rule, newValue) }]
    if (!(rule in after))
      return [
        { kind: `${rule}-removed`, what: `${rule} ${json(oldValue)} was removed`, range: removedRange(rule, oldValue) },
      ]
    return [
      {
        kind: `${rule}-changed`,
        what: `${rule} changed from ${json(oldValue)} to ${json(newValue)}`,
        range: changedRange(rule, oldValue, newValue),
      },
    ]
  })
}

/** Removing a default affects shops that relied on it. */
const removedRange = (rule: string, value: unknown): RangeChange =>
  rule === 'default' ? 'narrower' : opposite(addedRange(rule, value))
