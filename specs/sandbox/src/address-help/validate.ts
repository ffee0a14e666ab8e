import { checkHouseNumber, checkPostcode, checkStreet } from './check-address.ts'
import { checkEmail } from './check-email.ts'
import { checkFullName, checkPhone, checkTin } from './check-person.ts'
import { verdict, type Asked, type Check, type Verdict } from './verdict.ts'

const CHECKS: Readonly<Record<Asked['field'], Check>> = {
  email: checkEmail,
  fullName: checkFullName,
  phone: checkPhone,
  tin: checkTin,
  street: checkStreet,
  houseNumber: checkHouseNumber,
  postcode: checkPostcode,
}

/** Validates one input; an empty one is valid. */
export function validateInput(asked: Asked): Verdict {
  return asked.value.trim() === '' ? verdict('unknown') : CHECKS[asked.field](asked)
}
