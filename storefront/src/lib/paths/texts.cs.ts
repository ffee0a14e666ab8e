/** Name of the list of articles, in the menu and in breadcrumbs. */
export const magazine = 'Magazín'
/** Text of every link to the withdrawal, in the words of the law. */
export const withdrawal = 'Odstoupit od smlouvy zde'
