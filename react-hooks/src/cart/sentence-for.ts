import type { ShopError } from '@vanek/sdk'

/** Sentences by code: `csBasics` of `@vanek/sdk/i18n/cs`, or a part of it. */
export type Sentences = Readonly<Record<string, string>>

/** What is said of a refusal: the back end's own sentence, else the one of its code, else the code. */
export const sentenceFor = ({ code, issues }: ShopError, messages: Sentences = {}): string =>
  issues.find(({ title }) => title)?.title ?? (Object.hasOwn(messages, code) ? messages[code] : undefined) ?? code
