// Page markers of this feature's lists: what the next page begins after, as opaque text.
import { z } from 'zod';

/** A marker that `readMarker` with the same kind understands. */
export function writeMarker(kind: string, key: object): string {
  return Buffer.from(JSON.stringify({ ...key, kind })).toString('base64url');
}

/** The key inside a marker; undefined when there is no marker, null when this list did not make it. */
export function readMarker<T extends z.ZodRawShape>(
  kind: string,
  shape: T,
  marker: string | undefined,
): z.output<z.ZodObject<T>> | undefined | null {
  if (marker === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(Buffer.from(marker, 'base64url').toString('utf8'));
    const read = z.object({ kind: z.literal(kind) }).safeParse(value);
    const key = z.object(shape).safeParse(value);
    return read.success && key.success ? key.data : null;
  } catch {
    return null;
  }
}
