// What a disputed item says: sealed for its row. Items and their sources find each other by the fingerprint of an account.
import { sql } from 'kysely';
import { z } from 'zod';
import { rewriteTable, sealStep, type DataStep } from '../../../../platform/server/database/data-step.ts';
import type { Place, Sealer } from '../../../../platform/server/seal.ts';
import { openJson, sealJson } from '../../../../platform/server/sealed-json.ts';
import type { ReportLine } from '../../../report-files/rules/report-lines.ts';
import { confirmation, confirmedClaim, correction, fact, type Confirmation, type Fact } from '../../contract.ts';
import type { Correction } from '../../rules/claim-fields.ts';
import { isCheckable, type ConfirmedClaim } from '../../rules/item-claim.ts';

const named = { heading: z.string(), accountNumberMasked: z.string().nullable() };
const content = z.object({
  ...named,
  reported: z.array(z.object({ label: z.string(), value: z.string() })),
  facts: z.array(fact),
  // Items kept before claims were pairs have none of these.
  correct: z.array(correction).default([]),
  months: z.array(z.string()).default([]),
  claims: z.array(confirmedClaim).default([]),
  confirmation: confirmation.nullable().default(null),
});
export type ItemContent = Pick<ReportLine, 'heading' | 'accountNumberMasked' | 'reported'> & {
  readonly facts: Fact[];
  readonly correct: Correction[];
  readonly months: string[];
  readonly claims: ConfirmedClaim[];
  readonly confirmation: Confirmation | null;
};
/** What an item says when it is first kept: a claim may still be missing. */
export type KeptContent = Pick<ItemContent, 'heading' | 'accountNumberMasked' | 'reported' | 'facts'> &
  Pick<ReportLine, 'kind'> & {
    readonly correct?: readonly Correction[] | undefined;
    readonly months?: readonly string[] | undefined;
    readonly claims?: readonly ConfirmedClaim[] | undefined;
    readonly confirmation?: Confirmation | null | undefined;
  };
type NamedLine = Pick<ReportLine, 'kind' | 'heading' | 'accountNumberMasked'>;

const place = (id: string): Place => `dispute_items:${id}:content`;

/** The columns that keep what an item says. */
export function keepContent(
  sealer: Sealer,
  id: string,
  { kind, heading, accountNumberMasked, reported, facts, correct, months, claims, confirmation: said }: KeptContent,
): { readonly contentSealed: Buffer; readonly accountIndex: Buffer | null; readonly furnisherIndex: Buffer } {
  return {
    contentSealed: sealJson(sealer, place(id), {
      heading,
      accountNumberMasked,
      reported,
      facts,
      correct: correct ?? [],
      months: months ?? [],
      claims: claims ?? [],
      confirmation: said ?? null,
    }),
    accountIndex: indexAccount(sealer, { kind, heading, accountNumberMasked }),
    furnisherIndex: indexFurnisher(sealer, furnisherOf({ kind, heading })),
  };
}

export function openContent(
  sealer: Sealer,
  { id, contentSealed }: { readonly id: string; readonly contentSealed: Uint8Array },
): ItemContent {
  const opened = openJson(sealer, place(id), contentSealed, content);
  return { ...opened, claims: opened.claims.filter(isCheckable) };
}

/** Fingerprint of an account as a bureau names it; null for what has no number to be known by. */
export function indexAccount(sealer: Sealer, { kind, heading, accountNumberMasked }: NamedLine): Buffer | null {
  if (kind !== 'tradeline' || accountNumberMasked === null) return null;
  return sealer.blindIndex('dispute_items.account', JSON.stringify([heading, accountNumberMasked]));
}

/** Who furnished an item; a personal detail names no one, and what it says of the person is no furnisher to count by. */
export function furnisherOf({ kind, heading }: Pick<NamedLine, 'kind' | 'heading'>): string {
  return kind === 'personal-information' ? 'Personal information' : heading;
}

/** Fingerprint of who furnished an item. Case and punctuation do not matter: 'CAPITAL ONE, N.A.' is 'Capital One NA'. */
export function indexFurnisher(sealer: Sealer, heading: string): Buffer {
  const letters = heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
  return sealer.blindIndex('dispute_items.furnisher', letters);
}

/** What items could be while these were in the clear. */
const kind = z.enum(['tradeline', 'inquiry', 'public-record']);

/** Items chosen before what they say was sealed. */
export const SEAL_ITEMS = sealStep({
  name: '0044_seal_dispute_items',
  table: 'dispute_items',
  read: 'kind, heading, account_number_masked as "accountNumberMasked", reported, facts',
  row: content.extend({ kind }),
  pending: 'heading is not null',
  write: { content_sealed: 'bytea', account_index: 'bytea' },
  seal: ({ id, ...item }, sealer) => {
    const { contentSealed, accountIndex } = keepContent(sealer, id, item);
    return { content_sealed: contentSealed, account_index: accountIndex };
  },
  clear: ['heading', 'account_number_masked', 'reported', 'facts'],
  required: ['content_sealed'],
});

const BATCH = 500;
const source = z.object({ place: z.string(), kind, ...named });

/** Sources of items keep of an account nothing but its fingerprint. They have no id of their own. */
export const INDEX_SOURCES: DataStep = {
  name: '0044_seal_item_sources',
  table: 'dispute_item_sources',
  move: async (tx, sealer) => {
    const { rows } = await sql`select ctid::text as place, kind, heading, account_number_masked as "accountNumberMasked"
      from dispute_item_sources where heading is not null limit ${BATCH} for update`.execute(tx);
    if (rows.length === 0) return undefined;
    const found = rows.map((row) => source.parse(row));
    await sql`update dispute_item_sources s set heading = null, account_number_masked = null, account_index = v.index
      from unnest(${found.map((one) => one.place)}::tid[], ${found.map((one) => indexAccount(sealer, one))}::bytea[]) as v(place, index)
      where s.ctid = v.place`.execute(tx);
    return { count: rows.length, last: '' };
  },
  finish: (tx) => rewriteTable(tx, 'dispute_item_sources', ['drop column heading', 'drop column account_number_masked']),
};

/** Items kept before their furnishers could be counted. */
export const INDEX_FURNISHERS: DataStep = {
  name: '0058_index_furnishers',
  table: 'dispute_items',
  move: async (tx, sealer) => {
    const { rows } = await sql<{ id: string; contentSealed: Buffer }>`select id, content_sealed as "contentSealed"
      from dispute_items where furnisher_index is null limit ${BATCH} for update`.execute(tx);
    if (rows.length === 0) return undefined;
    await sql`update dispute_items i set furnisher_index = v.index
      from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map((row) => indexFurnisher(sealer, openContent(sealer, row).heading))}::bytea[]) as v(id, index)
      where i.id = v.id`.execute(tx);
    return { count: rows.length, last: '' };
  },
  finish: async () => undefined,
};
