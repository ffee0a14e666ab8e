import { judged, nobody, type Judgement } from './change.ts'
import { schemas, report, type Comparison } from './comparison.ts'
import type { Loose } from './document.ts'

const ignored: Judgement = {
  breaks: ['shops'],
  why: 'What shops of the old contract ask by it has no effect any more.',
}
const unknown: Judgement = { breaks: ['back ends'], why: 'Back ends of the old contract do not look at it.' }
const missing: Judgement = { breaks: ['shops'], why: 'Shops of the old contract do not send it.' }
const different: Judgement = {
  breaks: ['shops', 'back ends'],
  why: 'One side writes it in another way than the other reads it.',
}

/** Parameters in a path are the same by their order, headers in any case of letters. */
function keyed(parameters: readonly Loose[], path: string): Map<string, Loose> {
  const order = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name)
  const keyOf = (one: Loose): string => {
    if (one.in === 'path') return `path ${order.indexOf(one.name)}`
    return `${one.in} ${one.in === 'header' ? String(one.name).toLowerCase() : one.name}`
  }
  return new Map(parameters.map((one) => [keyOf(one), one]))
}

const schemaOf = (parameter: Loose): Loose =>
  parameter.schema ?? Object.values<Loose>(parameter.content ?? {})[0]?.schema

const usual = (place: string): string => (['path', 'header'].includes(place) ? 'simple' : 'form')
const styleOf = (one: Loose): string => {
  const style = one.style ?? usual(one.in)
  return `${style} ${one.explode ?? style === 'form'} ${Object.keys(one.content ?? {}).join()}`
}

export function compareParameters(comparison: Comparison): void {
  const { was, here } = comparison
  const [old, now] = [keyed(was.parameters, was.path), keyed(here.parameters, here.path)]
  for (const [key, one] of old) {
    const next = now.get(key)
    const place = `${one.in} ${one.name}`
    if (!next) {
      report(
        comparison,
        place,
        'parameter-removed',
        'the parameter is gone',
        one.in === 'header' ? nobodyOr(one) : ignored,
      )
      continue
    }
    if (!one.required && next.required) report(comparison, place, 'parameter-required', 'it is required now', missing)
    if (one.required && !next.required)
      report(comparison, place, 'parameter-optional', 'it may be missing now', judged('wider', 'request'))
    if (styleOf(one) !== styleOf(next))
      report(comparison, place, 'parameter-style', 'it is written in another way', different)
    schemas(comparison, 'request', schemaOf(one), schemaOf(next), place)
  }
  for (const [key, one] of now)
    if (!old.has(key))
      if (one.required)
        report(comparison, `${one.in} ${one.name}`, 'required-parameter-added', 'it has to be sent', missing)
      else report(comparison, `${one.in} ${one.name}`, 'parameter-added', 'it may be sent', unknown)
}

/** A header that nobody had to send goes unnoticed only when it was optional. */
const nobodyOr = (one: Loose): Judgement =>
  one.required ? { breaks: ['back ends'], why: 'Back ends of the old contract insist on it.' } : nobody
