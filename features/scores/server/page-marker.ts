// Page markers of score lists: what the next page begins after, as opaque text.
import { z } from 'zod';
import { civilDate } from '../../contacts/rules/contact-schema.ts';

const byContact = z.strictObject({ contact: z.uuid() });
const byDay = z.strictObject({ on: civilDate, id: z.uuid() });

/** What stands in a marker; undefined without one, null when no such list made it. */
export const readContactMarker = (marker: string | undefined) => read(byContact, marker);
export const readDayMarker = (marker: string | undefined) => read(byDay, marker);

export function writeMarker(key: object): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

function read<T extends z.ZodType>(shape: T, marker: string | undefined): z.output<T> | undefined | null {
  if (marker === undefined) return undefined;
  try {
    const found = shape.safeParse(JSON.parse(Buffer.from(marker, 'base64url').toString('utf8')));
    return found.success ? found.data : null;
  } catch {
    return null;
  }
}
