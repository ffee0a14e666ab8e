import { HtmlValidate } from 'html-validate'

// what the HTML standard itself forbids; matters of style are not its business
const validator = new HtmlValidate({ extends: ['html-validate:standard'], elements: ['html5'] })

/** What is invalid in a document, one line for each place. */
export async function invalidIn(html: string): Promise<string[]> {
  // data for scripts is long and not HTML
  const text = html.replaceAll(/(<script type="application\/(?:ld\+)?json"[^>]*>).*?(<\/script>)/gs, '$1{}$2')
  const { results } = await validator.validateString(text)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}
