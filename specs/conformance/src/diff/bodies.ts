import { judged, type Judgement } from './change.ts'
import { schemas, report, type Comparison } from './comparison.ts'
import { resolved, type Loose } from './document.ts'

const missing: Judgement = { breaks: ['shops'], why: 'Shops of the old contract send none.' }

export function compareBodies(comparison: Comparison): void {
  const { before, after, was, here } = comparison
  const old = resolved(before, was.operation.requestBody)
  const now = resolved(after, here.operation.requestBody)
  if (!old && !now) return
  if (!old) {
    const judgement = now.required ? missing : judged('wider', 'request')
    return report(
      comparison,
      'request',
      now.required ? 'required-body-added' : 'body-added',
      'it has a body now',
      judgement,
    )
  }
  if (!now)
    return report(comparison, 'request', 'body-removed', 'it has no body any more', judged('narrower', 'request'))
  if (!old.required && now.required) report(comparison, 'request', 'body-required', 'a body is required now', missing)
  if (old.required && !now.required)
    report(comparison, 'request', 'body-optional', 'the body may be missing now', judged('wider', 'request'))
  compareMedia(comparison, 'request', old.content, now.content, 'request')
}

function compareMedia(
  comparison: Comparison,
  direction: 'request' | 'response',
  old: Loose = {},
  now: Loose = {},
  place: string,
): void {
  for (const type of Object.keys(old))
    if (type in now) schemas(comparison, direction, old[type].schema, now[type].schema, place)
    else report(comparison, place, 'type-of-content-removed', `${type} is gone`, judged('narrower', direction))
  // who asks as before is answered as before, as long as the old types are there
  const isCompatible = direction === 'response' && Object.keys(old).every((type) => type in now)
  const way = isCompatible && Object.keys(old).length > 0 ? 'neither' : 'wider'
  for (const type of Object.keys(now))
    if (!(type in old)) report(comparison, place, 'type-of-content-added', `${type} is new`, judged(way, direction))
}

/** The answer of a status: its own, that of its class, or the default. */
const answerOf = (responses: Loose, status: string): Loose =>
  responses[status] ?? responses[`${status[0]}XX`] ?? responses['default']

export function compareResponses(comparison: Comparison): void {
  const { before, after, was, here } = comparison
  const [old, now] = [was.operation.responses ?? {}, here.operation.responses ?? {}]
  for (const status of Object.keys(old)) {
    const [one, next] = [resolved(before, old[status]), resolved(after, answerOf(now, status))]
    const place = `response ${status}`
    if (!next) {
      report(comparison, place, 'answer-removed', 'it is not answered so any more', {
        breaks: ['back ends'],
        why: 'Back ends of the old contract still answer it.',
      })
      continue
    }
    compareMedia(comparison, 'response', one.content, next.content, place)
    compareHeaders(comparison, one.headers, next.headers, place)
  }
  for (const status of Object.keys(now))
    if (!answerOf(old, status))
      report(comparison, `response ${status}`, 'answer-added', 'it may be answered so now', {
        breaks: ['shops'],
        why: 'Shops of the old contract do not expect it.',
      })
}

function compareHeaders(comparison: Comparison, old: Loose = {}, now: Loose = {}, place: string): void {
  const { before, after } = comparison
  for (const [name, header] of Object.entries<Loose>(old)) {
    const [one, next] = [resolved(before, header), resolved(after, now[name])]
    const at = `${place} header ${name}`
    if (next) schemas(comparison, 'response', one.schema, next.schema, at)
    else report(comparison, at, 'header-removed', 'it is not answered any more', judged('wider', 'response'))
  }
  for (const [name, header] of Object.entries<Loose>(now))
    if (!(name in old)) {
      const way = resolved(after, header).required ? 'narrower' : 'neither'
      report(comparison, `${place} header ${name}`, 'header-added', 'it is answered now', judged(way, 'response'))
    }
}
