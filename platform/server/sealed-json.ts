// Values of a record that are sealed together as JSON in one column.
import type { z } from 'zod';
import type { Place, Sealer } from './seal.ts';

export function sealJson(sealer: Sealer, place: Place, value: unknown): Buffer {
  return sealer.sealText(place, JSON.stringify(value));
}

/** What was sealed at this place. @throws Error when it does not open there, or is not what `schema` expects */
export function openJson<T>(sealer: Sealer, place: Place, sealed: Uint8Array, schema: z.ZodType<T>): T {
  return schema.parse(JSON.parse(sealer.openText(place, sealed)));
}
