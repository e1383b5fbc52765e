import { afterEach, expect, test, vi } from 'vitest';
import { officeToday } from '../look/office-day.ts';
import { noteOfficeZone, onOfficeZone } from './office-zone-note.ts';
import { publicConfig } from './public-config.ts';

afterEach(() => void Reflect.deleteProperty(globalThis, 'redressConfig'));

test('an answer that names another zone moves the days of the office, once, and leaves the rest of the configuration', () => {
  Reflect.set(globalThis, 'redressConfig', { bucket: 'mine', office: { name: 'Harbor Credit', zone: 'America/New_York' } });
  const heard = vi.fn();
  const stop = onOfficeZone(heard);
  const evening = new Date('2026-03-10T05:30:00Z');
  expect(officeToday(evening)).toBe('2026-03-10');
  for (const named of [null, 'America/New_York', 'America/Los_Angeles', 'America/Los_Angeles']) noteOfficeZone(named);
  expect(officeToday(evening)).toBe('2026-03-09');
  expect(publicConfig()).toMatchObject({ bucket: 'mine', office: { name: 'Harbor Credit' } });
  stop();
  noteOfficeZone('Pacific/Guam');
  expect(heard).toHaveBeenCalledOnce();
});
