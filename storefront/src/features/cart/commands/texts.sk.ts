export const creditsOff = 'Kredity teraz v obchode neprijímame. Tovar môžete kúpiť za peniaze.'
export const listsOff = 'Nákupné zoznamy teraz v obchode nemáme. Tovar zostáva v košíku.'
