/** A link of {@link LlmsTxtInput}. */
export interface LlmsLink {
  readonly title: string
  /** Absolute address. */
  readonly url: string
  /** Description of the page. */
  readonly text?: string
}

/** Content of an `llms.txt`, for {@link toLlmsTxt}. */
export interface LlmsTxtInput {
  /** Name of the site. */
  readonly name: string
  /** Description of the site, in a sentence or two. */
  readonly summary: string
  /** Further paragraphs. */
  readonly notes?: readonly string[]
  readonly sections: readonly { readonly title: string; readonly links: readonly LlmsLink[] }[]
}

// text must stay on one line and cannot end a link
const line = (text: string): string => text.replace(/\s+/g, ' ').trim()
const label = (text: string): string => line(text).replace(/[[\]\\]/g, (sign) => `\\${sign}`)

/**
 * Text of `/llms.txt`: a description of a site and its most useful pages, as Markdown for language models. Sections
 * without links are left out.
 *
 * @param site - Name, summary and links of the site.
 */
export function toLlmsTxt({ name, summary, notes = [], sections }: LlmsTxtInput): string {
  const parts = sections
    .filter(({ links }) => links.length > 0)
    .map(({ title, links }) => {
      const lines = links.map(
        ({ title: own, url, text }) => `- [${label(own)}](${url})${text ? `: ${line(text)}` : ''}`,
      )
      return [`## ${line(title)}`, '', ...lines].join('\n')
    })
  return `${[`# ${line(name)}`, `> ${line(summary)}`, ...notes.map(line), ...parts].join('\n\n')}\n`
}
