// What the command line and the running program say to each other through a socket in the data folder, one line of JSON each.
import { join } from 'node:path';
import { z } from 'zod';
import { runFolder } from '../../../../platform/server/database/lock.ts';

/** Only the user of the program can reach the folder it lies in. */
export const DOOR = 'backup.sock';
export const doorFolder = (dataDir: string): string => runFolder(dataDir);
export const doorIn = (folder: string): string => join(folder, DOOR);

export const doorRequest = z.strictObject({
  /** Full path of the file. */
  out: z.string().startsWith('/'),
  key: z.strictObject({ kind: z.enum(['passphrase', 'identity']), text: z.string() }),
});
export type DoorRequest = z.output<typeof doorRequest>;

export const doorAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('progress'), sentence: z.string() }),
  z.object({ kind: z.literal('done'), sentence: z.string() }),
  z.object({ kind: z.literal('refused'), sentence: z.string() }),
]);
export type DoorAnswer = z.output<typeof doorAnswer>;
