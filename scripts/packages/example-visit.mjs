// A shopper in an example: products appear, one is added, its quantity changes, and an order is placed.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const details = {
  'First name': 'Jana',
  'Last name': 'Nováková',
  'E-mail': 'jana.novakova@example.com',
  Phone: '+420777123456',
  Street: 'Lipová 14',
  City: 'Třebíč',
  Postcode: '67401',
}

function collectConsoleErrors(page) {
  const consoleErrors = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) consoleErrors.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => consoleErrors.push(`exception: ${error.message}`))
  return consoleErrors
}

const addButtons = (page) => page.getByRole('button', { name: /^Add /, disabled: false })

async function openProducts(page, url, first) {
  await page.goto(url)
  if (first === 'link') await page.getByRole('main').or(page.locator('body')).getByRole('link').first().click()
  await addButtons(page).first().waitFor()
}

/** How many pieces the cart shows of its only line. */
const amountIs = (page, amount) =>
  page.waitForFunction((wanted) => {
    const [input] = document.querySelectorAll('input[type=number], input[role=spinbutton]')
    if (input) return Number(input.value) === wanted
    const more = [...document.querySelectorAll('button')].find((own) => own.ariaLabel?.startsWith('More '))
    return more !== undefined && Number(/\d+/.exec(more.parentElement.textContent)?.[0]) === wanted
  }, amount)

/** Makes three pieces of one, by the input or by the button of an example. */
async function setAmountToThree(page) {
  const input = page.getByRole('spinbutton').first()
  const more = page.getByRole('button', { name: /^More / }).first()
  await input.or(more).waitFor()
  if (await input.isVisible()) {
    await input.fill('3')
    await input.press('Enter')
  } else {
    await more.click()
    await amountIs(page, 2)
    await more.click()
  }
  await amountIs(page, 3)
}

async function mustBeAccessible(page) {
  await page.evaluate(axe)
  const { violations } = await page.evaluate(() => window.axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa'] }))
  assert.deepEqual(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    [],
  )
}

async function placeOrder(page, sandboxUrl) {
  for (const [label, value] of Object.entries(details)) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('button', { name: /^Order/ }).click()
  const confirmation = page.getByText(/Thank you\./)
  await confirmation.waitFor()
  const [code] = /\d{5,}/.exec(await confirmation.textContent()) ?? []
  const mailbox = await (await fetch(`${sandboxUrl}/mailbox.json`)).text()
  assert.ok(code !== undefined && mailbox.includes(code), `The order ${code} is not one of the back end`)
  // the cart has become the order
  await page.getByRole('button', { name: /^Order/ }).waitFor({ state: 'hidden' })
}

/** When the back end refuses an add, the page shows the reason. */
async function mustShowRefusal(page) {
  const errors = [{ code: 'out_of_stock', field: null, title: 'Sold out a moment ago' }]
  await page.route(/\/cart\/items/, (route) =>
    route.fulfill({ status: 409, json: { errors, requestId: '1' }, headers: { 'access-control-allow-origin': '*' } }),
  )
  await addButtons(page).last().click()
  await page.getByText('Sold out a moment ago').first().waitFor()
}

/** Scripts cannot read the tokens that the server stores. */
async function mustHideToken(page, context) {
  const [cookie] = (await context.cookies()).filter(({ name }) => name.endsWith('vanek_cart_token'))
  assert.ok(cookie?.httpOnly, 'The token of the cart is not in an HttpOnly cookie')
  const readable = await page.evaluate(
    () => document.cookie + JSON.stringify([localStorage, sessionStorage].map(Object.entries)),
  )
  assert.ok(!readable.includes(cookie.value), 'Scripts can read the token of the cart')
}

/** The whole visit; throws at the first failed expectation. */
export async function visit(browser, { url, sandboxUrl, example }) {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(15_000)
    const consoleErrors = collectConsoleErrors(page)
    await openProducts(page, url, example.first)
    await addButtons(page).first().click()
    await setAmountToThree(page)
    await mustBeAccessible(page)
    if (example.name === 'next') await mustHideToken(page, context)
    await page.waitForLoadState('networkidle')
    await page.reload()
    await amountIs(page, 3)
    if (example.orders) await placeOrder(page, sandboxUrl)
    await page.waitForLoadState('networkidle')
    assert.deepEqual(consoleErrors, [])
    await openProducts(page, url, example.first)
    await mustShowRefusal(page)
  } finally {
    await context.close()
  }
}
