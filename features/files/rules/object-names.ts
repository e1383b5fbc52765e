// What an object's name says. A name is an opaque key, never a path of anything on disk.
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import { findSsns, maskSsns } from '../../../platform/base/ssn-pattern.ts';

const LONGEST_BYTES = 1024;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** Purposes of files that other features keep as part of a record; their objects are named `<purpose>/<id>`. */
export const RECORD_PURPOSES = ['credit-report', 'letter', 'print-batch'] as const;
export type RecordPurpose = (typeof RECORD_PURPOSES)[number];

export type Place =
  | { readonly kind: 'contact'; readonly contactId: string }
  | { readonly kind: 'office' }
  | { readonly kind: 'record'; readonly purpose: RecordPurpose }
  | { readonly kind: 'elsewhere' };

/**
 * The object name in one percent-encoded path segment or query value, decoded once. Refused: not UTF-8, empty, over 1,024 bytes, or NUL,
 * CR or LF.
 */
export function readObjectName(encoded: string): string | Refusal {
  let name: string;
  try {
    name = decodeURIComponent(encoded);
  } catch {
    return refuse('files.nameInvalid', 'This is not a file name: its encoding is broken.');
  }
  return judgeObjectName(name);
}

/** `name`, when an object can bear it. */
export function judgeObjectName(name: string): string | Refusal {
  if (name === '' || name === '.' || name === '..') return refuse('files.nameInvalid', 'A file needs a name.');
  if (['\0', '\r', '\n'].some((mark) => name.includes(mark))) return refuse('files.nameInvalid', 'A file name cannot contain line breaks.');
  if (!name.isWellFormed()) return refuse('files.nameInvalid', 'This is not a file name: its encoding is broken.');
  if (new TextEncoder().encode(name).byteLength > LONGEST_BYTES) return refuse('files.nameInvalid', 'This file name is too long.');
  return name;
}

/** True when the part of the name that its sender chose holds a Social Security number: names are in addresses and lists, unsealed. */
export function holdsSsn(name: string): boolean {
  return findSsns(partsOf(name).chosen).length > 0;
}

/** The name with each such number masked but for the last four digits. */
export function maskObjectName(name: string): string {
  const { place, chosen } = partsOf(name);
  return place + maskSsns(chosen);
}

/** The name as the part that says whose the object is, and the part its sender chose. Files of records are named by the program alone. */
function partsOf(name: string): { readonly place: string; readonly chosen: string } {
  const { kind } = placeOf(name);
  const length = kind === 'contact' ? 2 : kind === 'office' ? 1 : name.length;
  const segments = name.split('/');
  const place = segments
    .slice(0, length)
    .map((segment) => `${segment}/`)
    .join('');
  return { place: kind === 'contact' || kind === 'office' ? place : name, chosen: segments.slice(length).join('/') };
}

/** Whose an object of this name is. */
export function placeOf(name: string): Place {
  const [first = '', second = ''] = name.split('/');
  const rest = name.slice(first.length + 1);
  if (first === 'contacts' && UUID.test(second) && rest.length > second.length + 1) return { kind: 'contact', contactId: second };
  if (first === 'staff' && rest !== '') return { kind: 'office' };
  const purpose = RECORD_PURPOSES.find((p) => p === first);
  if (purpose && rest !== '') return { kind: 'record', purpose };
  return { kind: 'elsewhere' };
}
