// A page without the live feed, such as the portal, learns from the answers of the API that the office has chosen another time zone.
import { publicConfig } from './public-config.ts';

const listeners = new Set<() => void>();

/** Takes over the zone (IANA) that an answer names. */
export function noteOfficeZone(named: string | null): void {
  const config = publicConfig();
  if (named === null || named === config.office.zone) return;
  Reflect.set(globalThis, 'redressConfig', { ...config, office: { ...config.office, zone: named } });
  for (const listener of listeners) listener();
}

/** Calls `listener` after each change of the zone, until the answered function is called. */
export function onOfficeZone(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
