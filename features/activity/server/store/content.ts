// The content of an activity row: its sentence and the changed fields, sealed together for the row.
import { sql } from 'kysely';
import { z } from 'zod';
import { maskSsns } from '../../../../platform/base/ssn-pattern.ts';
import type { ActivityEntry } from '../../../../platform/server/activity-entry.ts';
import { sealStep } from '../../../../platform/server/database/data-step.ts';
import type { Place, Sealer } from '../../../../platform/server/seal.ts';
import { openJson } from '../../../../platform/server/sealed-json.ts';

const values = z.record(z.string(), z.unknown()).nullable();
const content = z.object({ summary: z.string(), before: values, after: values });
export type ActivityContent = z.output<typeof content>;
interface SealedRow {
  readonly id: number | string;
  readonly contentSealed: Uint8Array | null;
}

const place = (id: number | string): Place => `activity:${id}:content`;
const NOTHING: ActivityContent = { summary: '', before: null, after: null };

export function sealContent(
  sealer: Sealer,
  id: number,
  { summary, before, after }: Pick<ActivityEntry, 'summary' | 'before' | 'after'>,
): Buffer {
  return sealer.sealText(place(id), JSON.stringify({ summary, before: before ?? null, after: after ?? null }, storable));
}

export function openContent(sealer: Sealer, { id, contentSealed }: SealedRow): ActivityContent {
  return contentSealed === null ? NOTHING : openJson(sealer, place(id), contentSealed, content);
}

/**
 * Rows are never changed, so a Social Security number that an earlier version took into the name of a file is masked when the row is read.
 */
export function maskFileNames(kind: string, shown: ActivityContent): ActivityContent {
  if (!/^(?:files|creditReports)\./.test(kind)) return shown;
  const fileName = shown.after?.['fileName'];
  return {
    ...shown,
    summary: maskSsns(shown.summary),
    ...(typeof fileName === 'string' && { after: { ...shown.after, fileName: maskSsns(fileName) } }),
  };
}

/** The content as the text that was sealed, so that the hash of a row is made from exactly what was written. */
export function openContentText(sealer: Sealer, { id, contentSealed }: SealedRow): string {
  return contentSealed === null ? JSON.stringify(NOTHING) : sealer.openText(place(id), contentSealed);
}

/** The chain lets PostgreSQL write the text it hashes, whose JSON knows neither the character 0 nor half of a pair. */
function storable(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;
}

/** Rows written before their content was sealed. The text is PostgreSQL's own, so the hashes they have in the chain stay true. */
export const SEAL_ACTIVITY = sealStep({
  name: '0044_seal_activity',
  table: 'activity',
  id: 'bigint',
  read: `jsonb_build_object('summary', summary, 'before', before, 'after', after)::text as text`,
  row: z.object({ text: z.string() }),
  pending: 'summary is not null',
  write: { content_sealed: 'bytea' },
  seal: ({ id, text }, sealer) => ({ content_sealed: sealer.sealText(place(id), text) }),
  clear: ['summary', 'before', 'after'],
  required: [],
});

/** What is hashed of a row `a`, given its opened content `c.content`. Rows about one person read as they did before others could be named. */
export const ROW_TEXT = sql`(jsonb_build_array(a.id, extract(epoch from a.at), a.kind, a.actor_kind, a.actor_id, a.actor_name, a.contact_id, a.subject_type,
  a.subject_id, c.content -> 'summary', c.content -> 'before', c.content -> 'after', a.request_id) || case when a.also_about is null then '[]'::jsonb else jsonb_build_array(a.also_about) end)::text`;
