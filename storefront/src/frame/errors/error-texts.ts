/** Texts of an error screen. */
export interface ErrorText {
  readonly title: string
  readonly text: string
}

/** Statuses with a screen of their own; every other error is shown as 500 (B2.60). */
export type ErrorStatus = 403 | 404 | 500

/** Default texts, which editors can override. */
export const errorTexts: Readonly<Record<ErrorStatus, ErrorText>> = {
  403: {
    title: 'Tohle vám zatím nemůžeme ukázat',
    text: 'Stránka je jen pro některé zákazníky. Přihlaste se prosím, nebo si vyberte z ostatního sortimentu.',
  },
  404: {
    title: 'Tady je jen vzduch',
    text: 'V adrese možná chybí písmeno. Zkuste hledání, nebo si vyberte ze sortimentu.',
  },
  500: {
    title: 'Tuhle stránku teď neumíme načíst',
    text: 'Zkuste to prosím za chvíli znovu. Košík i to, co jste vyplnili, zůstává.',
  },
}

/** The status to show for a thrown value (B2.60). */
export function statusOf(error: unknown): ErrorStatus {
  const { status } = (error ?? {}) as { readonly status?: unknown }
  return status === 403 || status === 404 ? status : 500
}
