import { impactOf, noImpact, type Impact } from './change.ts'
import { compareSchema, report, type Comparison } from './comparison.ts'
import type { Loose } from './document.ts'

const ignored: Impact = {
  breaks: ['shops'],
  why: 'Back ends ignore it when shops of the old contract send it.',
}
const unknown: Impact = { breaks: ['back ends'], why: 'Back ends of the old contract ignore it.' }
const missing: Impact = { breaks: ['shops'], why: 'Shops of the old contract do not send it.' }
const different: Impact = {
  breaks: ['shops', 'back ends'],
  why: 'Shops and back ends of different versions serialize it differently.',
}

/** Indexes parameters. Path parameters are matched by position, headers case-insensitively. */
function indexParameters(parameters: readonly Loose[], path: string): Map<string, Loose> {
  const order = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name)
  const keyOf = (one: Loose): string => {
    if (one.in === 'path') return `path ${order.indexOf(one.name)}`
    return `${one.in} ${one.in === 'header' ? String(one.name).toLowerCase() : one.name}`
  }
  return new Map(parameters.map((one) => [keyOf(one), one]))
}

const schemaOf = (parameter: Loose): Loose =>
  parameter.schema ?? Object.values<Loose>(parameter.content ?? {})[0]?.schema

const defaultStyle = (location: string): string => (['path', 'header'].includes(location) ? 'simple' : 'form')
const styleOf = (one: Loose): string => {
  const style = one.style ?? defaultStyle(one.in)
  return `${style} ${one.explode ?? style === 'form'} ${Object.keys(one.content ?? {}).join()}`
}

export function compareParameters(comparison: Comparison): void {
  const { oldOperation, newOperation } = comparison
  const oldParameters = indexParameters(oldOperation.parameters, oldOperation.path)
  const newParameters = indexParameters(newOperation.parameters, newOperation.path)
  for (const [key, one] of oldParameters) {
    const next = newParameters.get(key)
    const place = `${one.in} ${one.name}`
    if (!next) {
      report(
        comparison,
        place,
        'parameter-removed',
        'the parameter was removed',
        one.in === 'header' ? removedHeaderImpact(one) : ignored,
      )
      continue
    }
    if (!one.required && next.required)
      report(comparison, place, 'parameter-required', 'the parameter became required', missing)
    if (one.required && !next.required)
      report(comparison, place, 'parameter-optional', 'the parameter became optional', impactOf('wider', 'request'))
    if (styleOf(one) !== styleOf(next))
      report(comparison, place, 'parameter-style', 'the serialization of the parameter changed', different)
    compareSchema(comparison, 'request', schemaOf(one), schemaOf(next), place)
  }
  for (const [key, one] of newParameters)
    if (!oldParameters.has(key))
      if (one.required)
        report(
          comparison,
          `${one.in} ${one.name}`,
          'required-parameter-added',
          'a required parameter was added',
          missing,
        )
      else report(comparison, `${one.in} ${one.name}`, 'parameter-added', 'an optional parameter was added', unknown)
}

/** Removing an optional header breaks nobody. */
const removedHeaderImpact = (one: Loose): Impact =>
  one.required ? { breaks: ['back ends'], why: 'Back ends of the old contract require it.' } : noImpact
