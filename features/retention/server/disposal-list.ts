// What was disposed of, kept beside the keys and beside the backups, and not in the database alone: a restore of an older backup brings back
// what is on this list, and must take it away again. A line names no one: only the ids of a disposal and of a record, and the kinds. Each is
// signed with the key of the office, so that nobody else's line takes anything away.
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Sealer } from '../../../platform/server/seal.ts';
import { syncFolder } from '../../../platform/server/sync-folder.ts';

/** The name of the file, in both places. */
export const DISPOSAL_LIST = 'disposals.jsonl';

export interface ListedDisposal {
  readonly disposalId: string;
  readonly contactId: string;
  readonly kinds: readonly string[];
}
const stored = z.object({ disposalId: z.uuid(), contactId: z.uuid(), kinds: z.array(z.string()), mac: z.base64() });

const fileIn = (dataDir: string): string => join(dataDir, 'keys', DISPOSAL_LIST);
const macOf = (sealer: Sealer, { disposalId, contactId, kinds }: ListedDisposal): string =>
  sealer.blindIndex('disposal list', JSON.stringify([disposalId, contactId, kinds])).toString('base64');

/** Adds a line and waits until it is on disk. The same one may be there twice. */
export async function noteDisposal(dataDir: string, sealer: Sealer, one: ListedDisposal): Promise<void> {
  const folder = join(dataDir, 'keys');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { disposalId, contactId, kinds } = one;
  const file = await open(fileIn(dataDir), 'a', 0o600);
  try {
    // A line that a power cut left half ends here.
    await file.write(`\n${JSON.stringify({ disposalId, contactId, kinds, mac: macOf(sealer, one) })}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await syncFolder(folder);
}

/** The list of an office as text; empty where nothing was disposed of. */
export async function readDisposalText(dataDir: string): Promise<string> {
  return readFile(fileIn(dataDir), 'utf8').catch(() => '');
}

/** The lines of a list that this office signed, each once. */
export function parseDisposals(text: string, sealer: Sealer): readonly ListedDisposal[] {
  const found = new Map<string, ListedDisposal>();
  for (const line of text.split('\n')) {
    const read = line === '' ? undefined : stored.safeParse(parseJson(line)).data;
    if (read?.mac === (read && macOf(sealer, read))) if (read) found.set(line, read);
  }
  return [...found.values()];
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
