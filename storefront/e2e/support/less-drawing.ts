import type { BrowserContext, Page } from 'playwright-core'

// without a graphics card an endless animation takes a whole core; transitions and what scripts move stay as they are
const animationsEnd =
  '*, ::before, ::after { animation-duration: 1ms !important; animation-delay: 0s !important; animation-iteration-count: 1 !important }'
// what is fully transparent is laid out, can be clicked and read, and is never rasterised
const nothingPainted = 'html { opacity: 0 !important }'

/** Takes every animation of a style sheet to its end at once, and paints nothing unless told: a fifth of the work of a browser. */
export const lessDrawing = (context: BrowserContext, { painted }: { readonly painted: boolean }) =>
  context.addInitScript(
    (css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets.push(sheet)
    },
    painted ? animationsEnd : animationsEnd + nothingPainted,
  )

/** Makes a page opaque from now on, for tools that skip what is transparent. */
export const paintFromNowOn = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('opacity', '1', 'important'))
