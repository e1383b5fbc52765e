// A disk that is full: changes are refused, reading works, and writing continues without a restart once there is room. The second test fills a
// small disk of its own, where the system lets it make one.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectApi } from '../../apps/server/loopback-client.ts';
import { startChild } from '../support/child-server.ts';
import { signUpPlainOwner } from '../support/first-owner.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { COMPLETE_CONTACT } from '../support/people.ts';
import { until } from '../support/until.ts';

let app: TestApp;
// More than any disk has free, so the reserve is reached from the start.
beforeAll(async () => void (app = await startTestApp({ env: { DISK_RESERVE_MB: '1000000000' } })));
afterAll(() => app.close());

test('near a full disk changes are refused with 503 and reading still works', async () => {
  const { api } = await app.signIn('owner');
  await expect(api.contacts.create(COMPLETE_CONTACT)).rejects.toMatchObject({ code: 'app.storageFull', status: 503 });
  expect((await api.contactLists.list({})).rows).toEqual([]);
});

test('on a disk that another program fills, changes are refused, and made again once there is room', async (context) => {
  const disk = mkdtempSync(join(tmpdir(), 'redress-disk-'));
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=320m', 'tmpfs', disk], { encoding: 'utf8' });
  if (status !== 0) {
    rmSync(disk, { recursive: true, force: true });
    context.skip(`This system lets no one mount a small disk: ${stderr.trim()}`);
  }
  try {
    const folder = join(disk, 'data');
    cpSync(process.env.REDRESS_TEST_TEMPLATE_DIR ?? '', folder, { recursive: true });
    rmSync(join(folder, 'run'), { recursive: true, force: true });
    const server = await startChild({ DATA_DIR: folder, DISK_RESERVE_MB: '48', DATABASE_SYNC: 'off' });
    try {
      const api = connectApi(server.url, await signUpPlainOwner(server));
      const { id } = await api.contacts.create(COMPLETE_CONTACT);
      const add = (email: string) => api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, email });
      const refused = (email: string) =>
        add(email).then(
          () => false,
          (error: unknown) => (error as { code?: string }).code === 'app.storageFull',
        );
      const { bavail, bsize } = statfsSync(disk);
      // All but the half of the reserve.
      writeFileSync(join(disk, 'another'), Buffer.alloc(bavail * bsize - 24 * 1024 * 1024));
      await until(() => refused('full@example.test'));
      expect((await api.contacts.get({ id })).id).toBe(id);
      expect((await api.contactLists.list({})).rows.length).toBeGreaterThan(0);

      rmSync(join(disk, 'another'));
      await until(async () => !(await refused('room@example.test')));
      await server.stop();
      expect((await server.over).exitCode).toBe(0);
    } finally {
      await server.kill();
    }
  } finally {
    spawnSync('umount', [disk]);
    rmSync(disk, { recursive: true, force: true });
  }
}, 600_000);
