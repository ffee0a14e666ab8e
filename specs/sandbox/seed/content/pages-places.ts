import { BRANCHES } from '../branches.ts'
import { glossary } from './glossary.ts'
import { page } from './page.ts'
import { bullets, heading, paragraph, table } from './rich-text.ts'
import { SITE } from './site.ts'
import type { Page } from './types.ts'

const phone = SITE.phone.replace(/^\+420(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3')

const contact = (): Page =>
  page(
    'Kontakt',
    'Telefon, e-mail a adresa, na kterých nás zastihnete.',
    [
      `Poradna má otevřeno ${SITE.openingHours}. Na e-mail odpovídáme do druhého pracovního dne.`,
      bullets(`Telefon: [${phone}](tel:${SITE.phone})`, `E-mail: [${SITE.email}](mailto:${SITE.email})`),
      '# Kde nás najdete',
      `${SITE.company.name}, ${SITE.address.street}, ${SITE.address.postcode} ${SITE.address.city}. Zboží vydáváme na [pobočkách](/pobocky).`,
      `IČO ${SITE.company.tin}, DIČ ${SITE.company.vatin}.`,
    ],
    'kontakt',
  )

const branches = (): Page =>
  page(
    'Pobočky',
    'Čtrnáct prodejen, jedna v každém kraji.',
    [
      'V každém kraji jedna. Co je na pobočce skladem, připravíme do hodiny.',
      table([
        ['Pobočka', 'Adresa', 'Po–Pá', 'So'],
        ...BRANCHES.map(({ title, street, postcode, city, openingHours }) => [
          `**${title}**`,
          `${street}, ${postcode} ${city}`,
          openingHours.weekdays,
          openingHours.saturday ?? 'zavřeno',
        ]),
      ]),
    ],
    'pobocky',
  )

const terms = (): Page =>
  page(
    'Slovník pojmů',
    'Co znamenají slova a čísla u ventilátorů a potrubí.',
    glossary().flatMap(({ title, perex }) => [heading(title, 3), paragraph(perex)]),
    'slovnik-pojmu',
  )

const purchase = (): Page =>
  page(
    'Vše o nákupu',
    'Doprava, platba, vrácení a reklamace na jednom místě.',
    [
      '# Než objednáte',
      bullets('[Jak nakupovat](/stranka/jak-nakupovat)', '[Doprava](/stranka/doprava)', '[Platba](/stranka/platba)'),
      '# Když něco nesedí',
      bullets(
        '[Vrácení do 30 dní](/stranka/vraceni-do-30-dni)',
        '[Reklamační řád](/stranka/reklamacni-rad)',
        '[Změny v objednávce](/stranka/zmeny-v-objednavce)',
      ),
      '# Kde se nás zeptat',
      bullets('[Kontakt](/kontakt)', '[Pobočky](/pobocky)', '[Časté dotazy](/stranka/caste-dotazy)'),
    ],
    'vse-o-nakupu',
  )

/** Pages at addresses of their own: contact, branches, glossary, all about the purchase. */
export const placePages = (): readonly Page[] => [contact(), branches(), terms(), purchase()]
