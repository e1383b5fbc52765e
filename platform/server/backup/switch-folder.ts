// How a restored office takes the place of another one in a data folder: what is new lies beside it, complete, and a note says that the two
// change places. Who finds the note finishes the change, so that a kill in between leaves no half of either.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { syncFolderNow } from '../sync-folder.ts';

/** What belongs to an office in its data folder. Backups, the lock and the socket stay where they are. */
const PARTS = ['pg', 'files', 'keys'] as const;
const NOTE = 'switch.json';
const note = z.object({ from: z.string().regex(/^[\w-]+$/), keepIn: z.string().regex(/^[\w-]+$/) });

/** Where a restore builds the new office. */
export const RESTORING = 'restoring';
const BEFORE = 'before-restore-';
const AFTER = 'after-restore-';
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** True when something of an office is in this folder. */
export function holdsOffice(dataDir: string): boolean {
  return PARTS.some((part) => existsSync(join(dataDir, part)));
}

/** Puts the office in `restoring` into its place and keeps the one that was there. The folder is locked by the caller. */
export function switchToRestored(dataDir: string, at: Date): void {
  begin(dataDir, RESTORING, BEFORE + stampOf(at));
}

/** Puts back the office that the latest restore replaced, and keeps the restored one. False when there is none. */
export function switchBack(dataDir: string, at: Date): boolean {
  const from = listKept(dataDir).findLast((name) => name.startsWith(BEFORE));
  if (from === undefined) return false;
  begin(dataDir, from, AFTER + stampOf(at));
  return true;
}

function begin(dataDir: string, from: string, keepIn: string): void {
  const written = join(dataDir, `${NOTE}.part`);
  writeFileSync(written, JSON.stringify({ from, keepIn }), { mode: 0o600, flush: true });
  renameSync(written, join(dataDir, NOTE));
  syncFolderNow(dataDir);
  finishSwitch(dataDir);
}

/** Finishes a change of places that was begun. Does nothing where none was. */
export function finishSwitch(dataDir: string): void {
  const path = join(dataDir, NOTE);
  if (!existsSync(path)) return;
  const { from, keepIn } = note.parse(JSON.parse(readFileSync(path, 'utf8')));
  const kept = join(dataDir, keepIn);
  mkdirSync(kept, { recursive: true, mode: 0o700 });
  for (const part of PARTS) {
    const [now, next, old] = [join(dataDir, part), join(dataDir, from, part), join(kept, part)];
    // Once the old part has its place, what is there now is the new one.
    if (existsSync(now) && !existsSync(old) && !existsSync(join(kept, `${part}.none`))) renameSync(now, old);
    else if (!existsSync(old)) writeFileSync(join(kept, `${part}.none`), '');
    if (existsSync(next)) renameSync(next, now);
  }
  syncFolderNow(kept);
  syncFolderNow(dataDir);
  rmSync(path);
  rmSync(join(dataDir, from), { recursive: true, force: true });
  for (const part of PARTS) rmSync(join(kept, `${part}.none`), { force: true });
  if (readdirSync(kept).length === 0) rmSync(kept, { recursive: true });
  syncFolderNow(dataDir);
}

/** Offices that were replaced, the oldest first. */
function listKept(dataDir: string): readonly string[] {
  return readdirSync(dataDir)
    .filter((name) => name.startsWith(BEFORE) || name.startsWith(AFTER))
    .toSorted((one, other) => momentOf(one).localeCompare(momentOf(other)));
}

/** Removes replaced offices that were kept for a week; answers how many. */
export function removeKept(dataDir: string, now: Date): number {
  const oldest = stampOf(new Date(now.getTime() - KEPT_MS));
  const old = listKept(dataDir).filter((name) => momentOf(name) < oldest);
  for (const name of old) rmSync(join(dataDir, name), { recursive: true, force: true });
  return old.length;
}

const stampOf = (at: Date): string => at.toISOString().replaceAll(/[:.]/g, '-');
const momentOf = (name: string): string => name.replace(/^(before|after)-restore-/, '');
