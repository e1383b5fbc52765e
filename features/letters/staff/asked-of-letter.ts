/** What the menu of a letter asks in a dialog. */
export type AskedOfLetter = 'copy' | 'void' | 'return' | 'undo-return';
