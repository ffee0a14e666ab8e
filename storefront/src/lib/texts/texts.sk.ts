export const connectionLost = 'Spojenie sa prerušilo. Skontrolujte, prosím, pripojenie a skúste to znova.'

/** Fields of requests, by their names in the contract. */
export const fields: Readonly<Record<string, string>> = {
  amount: 'Množstvo',
  branch_id: 'Výdajné miesto',
  city: 'Mesto',
  code: 'Kód',
  country_code: 'Krajina',
  couponCode: 'Zľavový kupón',
  credits: 'Kredity',
  delivery_time_id: 'Čas doručenia',
  email: 'E-mail',
  id: 'Tovar',
  order_gifts: 'Darčeky',
  password: 'Heslo',
  payment_id: 'Platba',
  phone: 'Telefón',
  postcode: 'PSČ',
  shipper_id: 'Doprava',
  street: 'Ulica',
  token: 'Odkaz',
  variantId: 'Variant',
}
