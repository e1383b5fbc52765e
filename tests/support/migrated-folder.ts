// The data folder of an office that was started once and has nothing in it. Making its database takes longer than many tests.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder; `name` is for the people who find it. The caller removes it. */
export function migratedFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `redress-${name}-`));
  cpSync(process.env.REDRESS_TEST_TEMPLATE_DIR ?? '', folder, { recursive: true });
  rmSync(join(folder, 'run'), { recursive: true, force: true });
  return folder;
}
