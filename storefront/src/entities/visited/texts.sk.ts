export const title = 'Naposledy prezerané'
