// Where the chain ended last, kept beside the keys and not in the database: a person who may write to the database could remove the last entries
// with their links, and what is left would still fit.
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { ChainLink } from './store/chain.ts';

const stored = z.object({ position: z.int().positive(), hash: z.base64() });
const fileIn = (dataDir: string): string => join(dataDir, 'keys', 'activity-head.json');

/** Notes the end of the chain; a crash leaves the one before. */
export async function keepHead(dataDir: string, { position, hash }: ChainLink): Promise<void> {
  const [file, written] = [fileIn(dataDir), join(dataDir, 'keys', `activity-head.${randomUUID()}`)];
  await mkdir(join(dataDir, 'keys'), { recursive: true, mode: 0o700 });
  await writeFile(written, JSON.stringify({ position, hash: hash.toString('base64') }), { mode: 0o600, flush: true });
  await rename(written, file);
}

/** The end noted last; undefined when none was. */
export async function readHead(dataDir: string): Promise<ChainLink | undefined> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const { position, hash } = stored.parse(JSON.parse(text));
  return { position, hash: Buffer.from(hash, 'base64') };
}
