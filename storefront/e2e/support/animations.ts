import type { BrowserContext } from 'playwright-core'

/**
 * Takes every animation of a style sheet to its end at once: without a graphics card an endless one takes a whole core.
 * Transitions and what scripts move stay as they are.
 */
export const endAnimations = (context: BrowserContext) =>
  context.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '*, ::before, ::after { animation-duration: 1ms !important; animation-delay: 0s !important; animation-iteration-count: 1 !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
