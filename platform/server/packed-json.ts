// Values kept as compressed JSON.
import { gunzipSync, gzipSync } from 'node:zlib';

export function packJson(value: unknown): Buffer {
  return gzipSync(JSON.stringify(value));
}

/** What `packJson` packed. Callers say which type it was. */
export function unpackJson(bytes: Uint8Array): unknown {
  return JSON.parse(gunzipSync(bytes).toString('utf8'));
}
