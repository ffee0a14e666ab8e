import { formalTitles, formalTitleTexts } from '@vanek/sdk/checkout'

/** A formal title as it is read; nothing for a word of the back end that the shop does not know. */
export const titleText = (title: string): string => (formalTitleTexts as Readonly<Record<string, string>>)[title] ?? ''

/** What may be chosen: none, or one of the titles (C9.20). */
export const titleOptions: readonly (readonly [title: string, text: string])[] = [
  ['', 'Bez oslovení'],
  ...formalTitles.map((title) => [title, formalTitleTexts[title]] as const),
]
