import { formalTitleTexts } from '@vanek/sdk/checkout'

/** A formal title as it is read; what is none of the known ones stays as it was typed. */
export const titleText = (title: string): string =>
  (formalTitleTexts as Readonly<Record<string, string>>)[title] ?? title
