import { HtmlValidate } from 'html-validate'

// only errors by the HTML standard, not style
const validator = new HtmlValidate({ extends: ['html-validate:standard'], elements: ['html5'] })

/** Validation errors of a document, one line for each. */
export async function invalidIn(html: string): Promise<string[]> {
  // script data is long and not HTML
  const text = html.replaceAll(/(<script type="application\/(?:ld\+)?json"[^>]*>).*?(<\/script>)/gs, '$1{}$2')
  const { results } = await validator.validateString(text)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}
