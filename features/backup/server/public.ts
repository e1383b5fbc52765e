export { askRunningProgram } from './door/ask.ts';
export { openBackupDoor } from './door/open-door.ts';
export { describeSource } from './source.ts';
export { makeBackup, type MadeBackup } from './make-backup.ts';
export { keepListBeside } from './shelf.ts';
export { sayMade } from './say-made.ts';
export { settleOffice } from './settle-office.ts';
export { hasConfirmedSheet } from './store.ts';
