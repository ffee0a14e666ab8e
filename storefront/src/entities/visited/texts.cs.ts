export const title = 'Naposledy prohlížené'
