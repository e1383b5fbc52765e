// kill -9 while an office is replaced by its backup: the folder then opens with the office that was there or with the restored one, whole.
// By hand with more: RESTORE_KILLS=40 npm test -- tests/faults/restore-crash
import { spawn } from 'node:child_process';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { crashedOffice, type CrashedOffice } from '../support/crashed-office.ts';
import { COMPLETE_CONTACT } from '../support/people.ts';
import { untilSome } from '../support/until.ts';

const KILLS = Number(process.env.RESTORE_KILLS ?? 1);
/** What the command says on its way; a kill comes some milliseconds after one of them. */
const SAID = ['All rows are in', 'Everything in the backup was read', 'Restoring the backup'] as const;

let office: CrashedOffice;
beforeEach(() => void (office = crashedOffice('restore-crash')));
afterEach(() => office.close());

/** `redress backup …` on the folder of the office, killed `ms` after it said `word`, if given. Answers all it said. */
function backup(args: readonly string[], kill?: { readonly word: string; readonly ms: number }): Promise<{ ok: boolean; output: string }> {
  const { DATABASE_URL: _url, SEAL_KEY: _key, ...env } = process.env;
  const child = spawn(process.execPath, ['apps/cli/main.ts', 'backup', ...args], {
    env: { ...env, DATA_DIR: office.folder, DATABASE_SYNC: 'off', BACKUP_PASSPHRASE: 'a passphrase of the test office' },
  });
  let output = '';
  let armed = kill !== undefined;
  const hear = (piece: Buffer): void => {
    output += piece.toString();
    if (!kill || !armed || !output.includes(kill.word)) return;
    armed = false;
    setTimeout(() => child.kill('SIGKILL'), kill.ms);
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  return new Promise((done) => child.on('close', (code) => done({ ok: code === 0, output })));
}

test(
  'a restore that is killed leaves one whole office, and can be made again',
  async () => {
    let api = await office.begin();
    const add = (lastName: string) => api.contacts.create({ ...COMPLETE_CONTACT, lastName, ssn: null, email: null });
    await add('Kept');
    await office.stop();
    const file = join(office.folder, 'backups', 'made-before.redress-backup');
    expect(await backup(['create', '--out', file])).toMatchObject({ ok: true });
    const restore = (kill?: { readonly word: string; readonly ms: number }) =>
      backup(['restore', file, '--into', office.folder, '--replace', basename(office.folder)], kill);

    const ends = new Map<string, number>();
    for (let n = 0; n < KILLS; n += 1) {
      api = await office.again();
      const { rows } = await api.contactLists.list({ limit: 10 });
      if (rows.length === 1) await add('Later');
      await office.stop();
      const { ok, output } = await restore({ word: SAID[n % SAID.length] ?? '', ms: ((n * 37) % 10) * 60 });
      api = await office.again();
      const names = (await api.contactLists.list({ limit: 10 })).rows.map(({ name }) => name.split(' ').at(-1)).sort();
      const end = names.join(' ');
      // What the command called done is done; before, either office is whole.
      expect(ok || output.includes('Restored and checked') ? ['Kept'] : ['Kept', 'Kept Later']).toContain(end);
      ends.set(end, (ends.get(end) ?? 0) + 1);
      await api.system.startRun({ task: 'activity.verify' });
      const chain = await untilSome(async () => {
        const run = (await api.system.listTasks({})).tasks.find(({ key }) => key === 'activity.verify')?.latest;
        return run?.endedAt ? run : undefined;
      });
      expect(chain).toMatchObject({ ok: true });
      await office.stop();
    }
    console.log(`${KILLS} killed restores: ${JSON.stringify(Object.fromEntries(ends))}`);
    expect(await restore()).toMatchObject({ ok: true });
    api = await office.again();
    expect((await api.contactLists.list({ limit: 10 })).rows).toHaveLength(1);
  },
  Math.max(600_000, KILLS * 120_000),
);
