import { inMarket } from '../market.ts'

// at least eight characters, because shorter ones are refused anyway; lower case, no accents
const WORDS = `
12345678 123456789 1234567890 0123456789 987654321 9876543210 87654321 11223344 112233445566 123123123 12341234
12344321 123321123 147258369 159357456 789456123 13131313 12121212 10203040 11111111 00000000
qwertyui qwertyuiop qwertzui qwertzuiop asdfghjk asdfghjkl zxcvbnm1 yxcvbnm1 1qaz2wsx 1q2w3e4r 1q2w3e4r5t q1w2e3r4
qazwsxedc qwerty12 qwerty123 qwertz12 qwertz123 qwerty1234 qwertz1234 asdf1234 abcd1234 abc12345 abcdefgh a1b2c3d4
aa123456 a1234567 a12345678 qwer1234 1234qwer asdasdasd
password password1 password12 password123 passw0rd p@ssw0rd p@ssword pa55word letmein1 welcome1 welcome123 admin123
administrator changeme iloveyou iloveyou1 sunshine princess football baseball superman batman123 trustno1 starwars
whatever computer internet michelle jennifer dragon123 monkey123 master123 shadow123 google123 samsung1
heslo123 heslo1234 heslo12345 heslo123456 hesloheslo mojeheslo tajneheslo tajne123 heslojeheslo nevimheslo nevimnevim
nevim123 zapomnel slunicko slunicko1 slunicko123 milacek1 lasicka1 broucek1 beruska1 beruska123 zlaticko
kocicka1 pejsek123 medvidek1 medvidek123 milujute milujute1 maminka1 tatinek1 rodina123 ahojahoj ahoj1234
ahojky123 martinka veronika veronika1 katerina katerina1 michaela michaela1 stepanka terezka1 terezka123 barborka
petra123 martin12 martin123 tomas123 lukas123 jakub123 honzik123 kristyna natalka1 sparta123 slavia123 spartapraha
slaviapraha banikovec ostrava1 praha123 praha1234 cesko123 ceskarepublika krtecek1 vanoce123 leto2024 leto2025
leto2026 jaro2026 zima2026 vetrak123 ventilator vanek123
`

// common only in Slovakia
const SLOVAK = `
slniecko slniecko1 slniecko123 milacik1 milacik123 laska123 lubimta lubimta1 milujemta milujemta1 maminka1 ocinko123
bratislava bratislava1 kosice123 slovensko slovensko1 slovensko123 slovan123 spartaktrnava martinka1 zuzanka1 katka123
janka123 jozko123 macicka1 psicek123 vianoce123 nepamatam vanok123
`

/** Passwords that an attacker tries first. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `${WORDS} ${inMarket({ cs: '', sk: SLOVAK })}`.split(/\s+/).filter((word) => word.length >= 8),
)
