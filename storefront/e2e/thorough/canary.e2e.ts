import { expect, test } from '../support/test.ts'
import { faultsOf, recordViolations } from '../support/page-faults.ts'
import { hydrated } from '../support/hydrated.ts'
import { tabTo } from '../support/tab-to.ts'
import { compareHydration } from '../support/compare-hydration.ts'
import { visitors } from '../support/visitors.ts'

const { enter } = visitors({ pictures: true })

/** Opens the home page with modified HTML. */
async function openModified(change: (html: string) => string) {
  const visitor = await enter()
  await recordViolations(visitor.context)
  await visitor.page.route('/', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
  await visitor.page.goto('/')
  await hydrated(visitor.page)
  return visitor
}

// each fault check has to find a planted fault
test.describe('the fault checks find', () => {
  test('a script in the page', async () => {
    const { page } = await openModified((html) =>
      html.replace('</head>', '<script>globalThis.mine = 1</script></head>'),
    )
    expect(await page.evaluate(() => 'mine' in globalThis)).toBe(false)
    expect(await faultsOf(page)).toContainEqual(expect.stringMatching(/^policy: script-src/))
  })

  test('a style attribute', async () => {
    const { complaints } = await openModified((html) => html.replace('<main', '<main style="color:red"'))
    expect(complaints).toContainEqual(expect.stringContaining('Content Security Policy'))
  })

  test('a text that hydration changes', async () => {
    const { complaints } = await openModified((html) => html.replace(/<h1>[^<]*/, '<h1>Jinak'))
    await expect.poll(() => complaints.join()).toMatch(/hydrat|#418/i)
  })

  test('a part of the page that is rendered twice', async () => {
    const { page } = await openModified((html) => html)
    await page.evaluate(() =>
      document.querySelector('#root')?.append(document.querySelector('main')?.cloneNode(true) ?? ''),
    )
    const { sent, now } = await compareHydration(page)
    expect(now.elements).toBeGreaterThan(sent.elements)
  })

  test('a picture without alternative text, and a page that is too wide', async () => {
    const { page } = await openModified((html) => html)
    await page.evaluate(() => {
      const picture = document.createElement('img')
      picture.src = '/favicon.svg'
      picture.width = 2000
      picture.className = 'too-wide'
      document.body.append(picture)
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('.too-wide { width: 2000px; max-width: none }')
      document.adoptedStyleSheets.push(sheet)
    })
    const faults = (await faultsOf(page)).join('\n')
    expect(faults).toMatch(/axe at 390: image-alt/)
    expect(faults).toMatch(/px wider than 320 px/)
  })

  test('a tab stop without a visible focus', async () => {
    const { page } = await openModified((html) => html)
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('*, ::before, ::after { outline: none !important; box-shadow: none !important }')
      document.adoptedStyleSheets.push(sheet)
    })
    const unseen: string[] = []
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: /^Košík/ }), unseen)
    expect(unseen.length).toBeGreaterThan(3)
  })
})
