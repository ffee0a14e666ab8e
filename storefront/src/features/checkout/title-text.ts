import { formalTitles, formalTitleTexts } from '@vanek/sdk/checkout'

/** A formal title as it is read; what is none of the known ones stays as it was typed. */
export const titleText = (title: string): string =>
  (formalTitleTexts as Readonly<Record<string, string>>)[title] ?? title

/** What may be chosen: none, or one of the titles (C9.20). */
export const titleOptions: readonly (readonly [title: string, text: string])[] = [
  ['', 'Bez oslovení'],
  ...formalTitles.map((title) => [title, formalTitleTexts[title]] as const),
]
