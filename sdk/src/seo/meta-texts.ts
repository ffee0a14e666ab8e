/** Parts of a description, for {@link metaDescription}. */
export interface MetaDescriptionInput {
  /** The main text. */
  readonly text: string
  /** Facts that are added while there is room, like `Airflow 95 m³/h`. */
  readonly facts?: readonly string[]
  /** Text that distinguishes the page, like `Code AIR-500`; always added. */
  readonly mark?: string
  /**
   * Number of characters that search engines show.
   *
   * @defaultValue 160
   */
  readonly longest?: number
}

const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)

/**
 * The content of `<meta name="description">`: a text, facts up to the maximum length, and a text that distinguishes it
 * from similar pages.
 *
 * @param parts - The text with its facts; nothing else is cut.
 * @example
 * ```ts
 * const content = metaDescription({ text: 'Quiet bathroom fan.', facts: ['Airflow 95 m³/h'], mark: 'Code AIR-500' })
 * // 'Quiet bathroom fan. Airflow 95 m³/h. Code AIR-500.'
 * ```
 */
export function metaDescription({ text, facts = [], mark = '', longest = 160 }: MetaDescriptionInput): string {
  const own = text.trim()
  const end = mark === '' ? '' : ` ${sentence(mark)}`
  const start = own === '' ? '' : sentence(own)
  const fitting: string[] = []
  for (const fact of facts) {
    const more = ` ${sentence([...fitting, fact].join(', '))}`
    if (start.length + more.length + end.length > longest) break
    fitting.push(fact)
  }
  const middle = fitting.length > 0 ? ` ${sentence(fitting.join(', '))}` : ''
  return (start + middle + end).trim()
}

/**
 * A title with an addition before the name of the site: `Fans | Shop` becomes `Fans, page 2 | Shop`.
 *
 * @param title - A complete title, with or without the name of the site after `|`.
 * @param addition - Text to add, with its own comma.
 */
export function extendTitle(title: string, addition: string): string {
  const at = title.lastIndexOf(' | ')
  return at < 0 ? title + addition : title.slice(0, at) + addition + title.slice(at)
}
