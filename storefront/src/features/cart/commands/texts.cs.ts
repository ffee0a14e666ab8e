export const creditsOff = 'Kredity teď v obchodě nepřijímáme. Zboží můžete koupit za peníze.'
export const listsOff = 'Nákupní seznamy teď v obchodě nemáme. Zboží zůstává v košíku.'
