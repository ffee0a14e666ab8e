import { formalTitles, formalTitleTexts } from '@vanek/sdk/checkout'

/** A formal title as it is read; nothing for a word of the back end that the shop does not know. */
export function titleText(title: string): string {
  const known = formalTitles.find((each) => each === title)
  return known === undefined ? '' : formalTitleTexts[known]
}

/** What may be chosen: none, or one of the titles (C9.20). */
export const titleOptions: readonly (readonly [title: string, text: string])[] = [
  ['', 'Bez oslovení'],
  ...formalTitles.map((title) => [title, formalTitleTexts[title]] as const),
]
