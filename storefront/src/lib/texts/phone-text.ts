/** A phone number in groups of three, as it is read: `+420 567 000 100`. */
export const phoneText = (phone: string): string => phone.replaceAll(/\s/g, '').replaceAll(/\d{3}(?=\d)/g, '$&\u00A0')
