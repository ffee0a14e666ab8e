const email = /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i

/** Whether a text has the form of an e-mail address of the public internet. */
export const isEmail = (text: string): boolean => text.length <= 254 && email.test(text)
