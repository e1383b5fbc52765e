// Public records: filings grouped per record, without repeats.
import type { Bureau } from './bureaus.ts';
import { given } from './given.ts';
import type { BureauPublicRecord, LineOwner, PublicRecord } from './model.ts';
import type { Reading } from './reading.ts';

/** One filing as one bureau lists it. */
export interface ReadFiling {
  readonly bureau: Bureau;
  readonly kind: PublicRecord['kind'];
  readonly record: BureauPublicRecord;
  readonly owner?: LineOwner | undefined;
}

/** Records to show, and how many the source lists before repeats are left out. */
export interface PublicRecords {
  readonly records: PublicRecord[];
  readonly listed: { readonly records: number; readonly filings: Partial<Record<Bureau, number>> };
}

/**
 * The records of the source's partitions. A filing that a bureau lists twice (same type, filing date and digits of the reference) is
 * shown once; a record that consists of nothing but repeats is not shown, and counts as listed (field reference 2.3).
 */
export function assemblePublicRecords(partitions: readonly (readonly ReadFiling[])[], reading: Reading): PublicRecords {
  const seen = new Set<string>();
  const filings: Partial<Record<Bureau, number>> = {};
  const records: PublicRecord[] = [];
  let listed = 0;
  let repeats = 0;
  for (const partition of partitions) {
    const byBureau: Partial<Record<Bureau, BureauPublicRecord[]>> = {};
    const owner = partition[0]?.owner;
    for (const { bureau, record } of partition) {
      filings[bureau] = (filings[bureau] ?? 0) + 1;
      // A filing of each of two people is no repeat of one.
      const key = `${owner === 'other' ? 'other|' : ''}${identityOf(bureau, record)}`;
      if (seen.has(key)) repeats += owner === 'other' ? 0 : 1;
      else (byBureau[bureau] ??= []).push(record);
      seen.add(key);
    }
    const kind = partition[0]?.kind;
    if (kind === undefined) continue;
    listed++;
    if (Object.keys(byBureau).length > 0) records.push(given({ id: `public-record-${listed}`, owner, kind, byBureau }));
  }
  reading.enter('publicRecords');
  if (repeats > 0)
    reading.warn(
      'publicRecordsRepeated',
      `${repeats} public record ${repeats === 1 ? 'filing is' : 'filings are'} listed twice and shown once.`,
      'info',
    );
  return { records, listed: { records: listed, filings } };
}

function identityOf(bureau: Bureau, { type, filed, reference }: BureauPublicRecord): string {
  return [bureau, type.toLowerCase(), filed?.iso ?? '', (reference ?? '').replace(/\D/g, '')].join('|');
}

export function publicRecordKindOf(text: string): PublicRecord['kind'] {
  if (/bankrupt|chapter (?:7|9|11|12|13)\b/i.test(text)) return 'bankruptcy';
  if (/lien/i.test(text)) return 'tax-lien';
  if (/foreclos/i.test(text)) return 'foreclosure';
  return /judg|civil|legal|claim/i.test(text) ? 'judgment' : 'other';
}
