export const products = { one: '{n} výrobek', few: '{n} výrobky', many: '{n} výrobků' }
