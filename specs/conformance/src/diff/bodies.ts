import { impactOf, type Impact } from './change.ts'
import { compareSchema, report, type Comparison } from './comparison.ts'
import { resolve, type Loose } from './document.ts'

const missing: Impact = { breaks: ['shops'], why: 'Shops of the old contract do not send a body.' }

export function compareBodies(comparison: Comparison): void {
  const { before, after, oldOperation, newOperation } = comparison
  const oldBody = resolve(before, oldOperation.definition.requestBody)
  const newBody = resolve(after, newOperation.definition.requestBody)
  if (!oldBody && !newBody) return
  if (!oldBody) {
    const impact = newBody.required ? missing : impactOf('wider', 'request')
    return report(
      comparison,
      'request',
      newBody.required ? 'required-body-added' : 'body-added',
      'the request body was added',
      impact,
    )
  }
  if (!newBody)
    return report(
      comparison,
      'request',
      'body-removed',
      'the request body was removed',
      impactOf('narrower', 'request'),
    )
  if (!oldBody.required && newBody.required)
    report(comparison, 'request', 'body-required', 'the request body became required', missing)
  if (oldBody.required && !newBody.required)
    report(comparison, 'request', 'body-optional', 'the request body became optional', impactOf('wider', 'request'))
  compareContent(comparison, 'request', oldBody.content, newBody.content, 'request')
}

function compareContent(
  comparison: Comparison,
  direction: 'request' | 'response',
  oldContent: Loose = {},
  newContent: Loose = {},
  place: string,
): void {
  for (const type of Object.keys(oldContent))
    if (type in newContent)
      compareSchema(comparison, direction, oldContent[type].schema, newContent[type].schema, place)
    else report(comparison, place, 'type-of-content-removed', `${type} was removed`, impactOf('narrower', direction))
  // shops that accept an old content type still receive it, if all old types are left
  const isCompatible = direction === 'response' && Object.keys(oldContent).every((type) => type in newContent)
  const range = isCompatible && Object.keys(oldContent).length > 0 ? 'neither' : 'wider'
  for (const type of Object.keys(newContent))
    if (!(type in oldContent))
      report(comparison, place, 'type-of-content-added', `${type} was added`, impactOf(range, direction))
}

/** The response for a status: its own, the one of its class, or the default. */
const responseOf = (responses: Loose, status: string): Loose =>
  responses[status] ?? responses[`${status[0]}XX`] ?? responses['default']

export function compareResponses(comparison: Comparison): void {
  const { before, after, oldOperation, newOperation } = comparison
  const oldResponses = oldOperation.definition.responses ?? {}
  const newResponses = newOperation.definition.responses ?? {}
  for (const status of Object.keys(oldResponses)) {
    const oldResponse = resolve(before, oldResponses[status])
    const newResponse = resolve(after, responseOf(newResponses, status))
    const place = `response ${status}`
    if (!newResponse) {
      report(comparison, place, 'answer-removed', 'the status was removed', {
        breaks: ['back ends'],
        why: 'Back ends of the old contract still return it.',
      })
      continue
    }
    compareContent(comparison, 'response', oldResponse.content, newResponse.content, place)
    compareHeaders(comparison, oldResponse.headers, newResponse.headers, place)
  }
  for (const status of Object.keys(newResponses))
    if (!responseOf(oldResponses, status))
      report(comparison, `response ${status}`, 'answer-added', 'the status was added', {
        breaks: ['shops'],
        why: 'Shops of the old contract do not expect it.',
      })
}

function compareHeaders(comparison: Comparison, oldHeaders: Loose = {}, newHeaders: Loose = {}, place: string): void {
  const { before, after } = comparison
  for (const [name, header] of Object.entries<Loose>(oldHeaders)) {
    const [oldHeader, newHeader] = [resolve(before, header), resolve(after, newHeaders[name])]
    const headerPlace = `${place} header ${name}`
    if (newHeader) compareSchema(comparison, 'response', oldHeader.schema, newHeader.schema, headerPlace)
    else report(comparison, headerPlace, 'header-removed', 'the header was removed', impactOf('wider', 'response'))
  }
  for (const [name, header] of Object.entries<Loose>(newHeaders))
    if (!(name in oldHeaders)) {
      const range = resolve(after, header).required ? 'narrower' : 'neither'
      report(comparison, `${place} header ${name}`, 'header-added', 'the header was added', impactOf(range, 'response'))
    }
}
