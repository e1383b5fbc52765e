import { expect, test } from 'vitest';
import { openOfficeZone } from './office-zone.ts';

/** A place where the zone is kept, which may be out of reach. */
function keep(first: string) {
  const kept = { zone: first, isThere: true, readings: 0 };
  const read = async (): Promise<string> => {
    kept.readings += 1;
    if (!kept.isThere) throw new Error('The database cannot be reached.');
    return kept.zone;
  };
  const warnings: unknown[] = [];
  const listeners = new Set<(where: 'here' | 'elsewhere') => void>();
  const onCommit = (listener: (where: 'here' | 'elsewhere') => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const parts = { read, setBy: 'office.zoneSet', onCommit, log: { warn: (about: unknown) => void warnings.push(about) } } as const;
  return { kept, parts, warnings, listeners };
}

test('a change of the zone is in use when the commit has been told, and other changes read nothing', async () => {
  const { kept, parts } = keep('America/New_York');
  const zone = await openOfficeZone({ ...parts, onCommit: undefined });
  kept.zone = 'America/Los_Angeles';
  await zone.afterCommit('office.lookChanged');
  expect([zone.current(), kept.readings]).toEqual(['America/New_York', 1]);
  await zone.afterCommit('office.zoneSet');
  expect([zone.current(), kept.readings]).toEqual(['America/Los_Angeles', 2]);
  zone.close();
});

test('commits of other processes are looked at, together; those of this process are not', async () => {
  const { kept, parts, listeners } = keep('America/New_York');
  const zone = await openOfficeZone(parts);
  kept.zone = 'Pacific/Guam';
  for (const tell of listeners) tell('here');
  for (const tell of listeners) for (let i = 0; i < 20; i += 1) tell('elsewhere');
  await expect.poll(() => zone.current()).toBe('Pacific/Guam');
  expect(kept.readings).toBeLessThan(10);
  zone.close();
  expect(listeners.size).toBe(0);
});

test('while the database cannot be reached the zone stays; without it there is no start', async () => {
  const { kept, parts, warnings } = keep('America/Denver');
  const zone = await openOfficeZone({ ...parts, onCommit: undefined });
  kept.isThere = false;
  kept.zone = 'America/Chicago';
  await zone.afterCommit('office.zoneSet');
  expect([zone.current(), warnings.length]).toEqual(['America/Denver', 1]);
  await expect(openOfficeZone(parts)).rejects.toThrow('cannot be reached');
  kept.isThere = true;
  await zone.afterCommit('office.zoneSet');
  expect(zone.current()).toBe('America/Chicago');
  zone.close();
});
