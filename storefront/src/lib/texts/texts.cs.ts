export const connectionLost = 'Spojení se přerušilo. Zkontrolujte prosím připojení a zkuste to znovu.'

/** Fields of requests, by their names in the contract. */
export const fields: Readonly<Record<string, string>> = {
  amount: 'Množství',
  branch_id: 'Výdejní místo',
  city: 'Město',
  code: 'Kód',
  country_code: 'Země',
  couponCode: 'Slevový kupón',
  credits: 'Kredity',
  delivery_time_id: 'Čas doručení',
  email: 'E-mail',
  id: 'Zboží',
  order_gifts: 'Dárky',
  password: 'Heslo',
  payment_id: 'Platba',
  phone: 'Telefon',
  postcode: 'PSČ',
  shipper_id: 'Doprava',
  street: 'Ulice',
  token: 'Odkaz',
  variantId: 'Varianta',
}
