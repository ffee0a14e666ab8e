import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { chromium } from 'playwright-core'
import type { Page } from 'playwright-core'

const HERE = dirname(fileURLToPath(import.meta.url))

/** Opens the studio in a browser; `window.takePicture` takes pictures in it. */
export async function openStudio(browserPath: string): Promise<{ page: Page; close: () => Promise<void> }> {
  const bundle = await build({
    entryPoints: [join(HERE, 'studio.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  })
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: [
      '--no-sandbox',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--disable-background-networking',
      '--disable-gpu-watchdog',
      '--disable-gpu-process-crash-limit',
    ],
  })
  const page = await browser.newPage()
  page.setDefaultTimeout(0)
  page.on('console', (message) => {
    const noise = /GPU stall|willReadFrequently/.test(message.text())
    if (['error', 'warning'].includes(message.type()) && !noise) console.warn(`  page: ${message.text().slice(0, 600)}`)
  })
  page.on('pageerror', (error) => console.warn(`  page: ${String(error.stack ?? error).slice(0, 800)}`))
  await page.setContent('<body></body>')
  await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' })
  return { page, close: () => browser.close() }
}
