export { openAccessLog } from './note-access.ts';
