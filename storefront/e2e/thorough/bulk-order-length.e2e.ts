import { pickProduct } from '../support/catalogue.ts'
import { hydrated, open } from '../support/hydrated.ts'
import { inMarket } from '../support/market.ts'
import { expect, test } from '../support/test.ts'
import { visitors } from '../support/visitors.ts'
import { label } from '../support/words.ts'

const { enter, sandboxUrl } = visitors()

const path = '/kosik/import-objednavky'
const partly = inMarket({
  cs: 'Položky vložené do košíku: 1, celkem jich bylo 600',
  sk: 'Položky vložené do košíka: 1, spolu ich bolo 600',
})

test('C2.05 C4.71 says how many lines are too many, loses none, and shortens a long one', async () => {
  const { variant } = await pickProduct(sandboxUrl)
  const one = variant.catalogCode
  const long = 'x'.repeat(5_000)
  const text = [`${one};1`, long, ...Array.from({ length: 598 }, (_, at) => `NEZNAM${at};1`)].join('\n')
  const faults = [
    expect.stringMatching(/x{63}….*64/),
    expect.stringMatching(
      inMarket({ cs: /nejvýš 500 řádků, v poli jich je 600/, sk: /500 riadkov, v poli ich je 600/ }),
    ),
  ]
  const { page } = await enter()
  await open(page, path)
  const field = page.getByLabel(label('Kódy zboží a množství'))
  await field.fill(text)
  await page.locator('.bulk-lines').getByRole('link').waitFor()
  await page.getByText(inMarket({ cs: /V poli je 600 řádků/, sk: /V poli je 600 riadkov/ })).waitFor()
  expect(await page.locator('.bulk-faults li').allInnerTexts()).toEqual(faults)
  await page.getByRole('button', { name: label('Vložit do košíku') }).click()
  await page.locator('.notices .is-success', { hasText: partly }).waitFor()
  expect((await field.inputValue()).split('\n')).toHaveLength(599)
  await page.reload()
  await hydrated(page)
  // the line that nobody can read is not stored
  await expect.poll(async () => (await field.inputValue()).split('\n').length).toBe(598)

  const { page: plain } = await enter({ scripts: false })
  await plain.goto(path)
  await plain.locator('#bulk-text').fill(text)
  await plain.getByRole('button', { name: label('Vložit do košíku') }).click()
  await plain.getByText(partly).waitFor()
  expect((await plain.locator('#bulk-text').inputValue()).split('\n')).toHaveLength(599)
})
