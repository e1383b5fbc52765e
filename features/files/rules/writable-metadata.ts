// The fields of an object that anyone who uploads it may set, in the names of the protocol.
import { z } from 'zod';
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';

const TEXT_FIELDS = ['cacheControl', 'contentDisposition', 'contentEncoding', 'contentLanguage'] as const;
const MOST_BYTES = 8 * 1024;
const text = z
  .string()
  .max(1024)
  .refine((v) => v.isWellFormed() && !v.includes('\0'));
const fieldOf = <T extends z.ZodType>(value: T) => value.nullish();

const SENT = z.object({
  name: z.string().optional(),
  contentType: fieldOf(text),
  md5Hash: fieldOf(text),
  cacheControl: fieldOf(text),
  contentDisposition: fieldOf(text),
  contentEncoding: fieldOf(text),
  contentLanguage: fieldOf(text),
  /** What the client module calls customMetadata; null removes all of it, a key that is null removes that one. */
  metadata: fieldOf(z.record(text.min(1), text.nullable())),
});

/** Metadata as sent with an upload or a change: a field left out stays, null takes it away. */
export type SentMetadata = z.output<typeof SENT>;
/** As stored. */
export const WRITABLE = z.object({
  cacheControl: z.string().optional(),
  contentDisposition: z.string().optional(),
  contentEncoding: z.string().optional(),
  contentLanguage: z.string().optional(),
  metadata: z.record(z.string(), z.string()).optional(),
});
export type Writable = z.output<typeof WRITABLE>;

/** Reads the JSON of an upload's first part or of a change. */
export function readSentMetadata(value: unknown): SentMetadata | Refusal {
  const read = SENT.safeParse(value);
  return read.success ? read.data : refuse('files.inputInvalid', 'These details of the file cannot be used.');
}

/** `before` with the fields of `sent` put in, replaced or taken away. Refused when the whole grows beyond 8 KiB. */
export function changeWritable(before: Writable, sent: SentMetadata): Writable | Refusal {
  const after: Writable = { ...before };
  for (const field of TEXT_FIELDS) {
    const value = sent[field];
    if (value === null) delete after[field];
    else if (value !== undefined) after[field] = value;
  }
  if (sent.metadata === null) delete after.metadata;
  else if (sent.metadata) {
    const merged = Object.entries({ ...before.metadata, ...sent.metadata }).filter((entry): entry is [string, string] => entry[1] !== null);
    if (merged.length === 0) delete after.metadata;
    else after.metadata = Object.fromEntries(merged);
  }
  return JSON.stringify(after).length > MOST_BYTES ? refuse('files.inputInvalid', 'This file has too many details.') : after;
}
