import { expect, test } from '../support/test.ts'
import { faultsOf, noteViolations } from '../support/complaint-free.ts'
import { hydrated } from '../support/hydrated.ts'
import { walkTo } from '../support/tab-walk.ts'
import { takenOver } from '../support/taken-over.ts'
import { visitors } from '../support/visitors.ts'

const { enter } = visitors({ pictures: true })

/** Opens the home page with modified HTML. */
async function tampered(change: (html: string) => string) {
  const visitor = await enter()
  await noteViolations(visitor.context)
  await visitor.page.route('/', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
  await visitor.page.goto('/')
  await hydrated(visitor.page)
  return visitor
}

// each check for faults has to find a planted one
test.describe('a planted fault is found', () => {
  test('a script in the page', async () => {
    const { page } = await tampered((html) => html.replace('</head>', '<script>globalThis.mine = 1</script></head>'))
    expect(await page.evaluate(() => 'mine' in globalThis)).toBe(false)
    expect(await faultsOf(page)).toContainEqual(expect.stringMatching(/^policy: script-src/))
  })

  test('a style attribute', async () => {
    const { complaints } = await tampered((html) => html.replace('<main', '<main style="color:red"'))
    expect(complaints).toContainEqual(expect.stringContaining('Content Security Policy'))
  })

  test('a text that the browser would write otherwise', async () => {
    const { complaints } = await tampered((html) => html.replace(/<h1>[^<]*/, '<h1>Jinak'))
    await expect.poll(() => complaints.join()).toMatch(/hydrat|#418/i)
  })

  test('a part of the page that stands there twice', async () => {
    const { page } = await tampered((html) => html)
    await page.evaluate(() =>
      document.querySelector('#root')?.append(document.querySelector('main')?.cloneNode(true) ?? ''),
    )
    const { sent, now } = await takenOver(page)
    expect(now.elements).toBeGreaterThan(sent.elements)
  })

  test('a picture without a text, and a page that is too wide', async () => {
    const { page } = await tampered((html) => html)
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

  test('a stop of the keyboard that cannot be seen', async () => {
    const { page } = await tampered((html) => html)
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('*, ::before, ::after { outline: none !important; box-shadow: none !important }')
      document.adoptedStyleSheets.push(sheet)
    })
    const unseen: string[] = []
    await walkTo(page, page.getByRole('banner').getByRole('link', { name: /^Košík/ }), unseen)
    expect(unseen.length).toBeGreaterThan(3)
  })
})
