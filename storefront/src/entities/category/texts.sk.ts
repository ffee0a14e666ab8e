export const products = { one: '{n} výrobok', few: '{n} výrobky', many: '{n} výrobkov' }
