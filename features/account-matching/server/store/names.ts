// Names and masked numbers of the lines people decided about: sealed, and found by the fingerprint of a name.
import { z } from 'zod';
import { sealStep } from '../../../../platform/server/database/data-step.ts';
import type { Place, Sealer } from '../../../../platform/server/seal.ts';
import { openJson, sealJson } from '../../../../platform/server/sealed-json.ts';
import type { AccountMatch } from '../../contract.ts';

type Line = AccountMatch['a'];
/** What stays in the clear of a line: which one it is, not whose. */
export type PlainLine = Pick<Line, 'bureau' | 'lineKey'>;

const name = z.object({ heading: z.string(), accountNumberMasked: z.string() });
const names = z.object({ a: name, b: name });
const place = (id: string): Place => `credit_report_matches:${id}:names`;

export interface PlainLines {
  readonly lineA: PlainLine;
  readonly lineB: PlainLine;
}
export interface MatchColumns extends PlainLines {
  readonly namesSealed: Buffer;
  readonly nameIndexA: Buffer;
  readonly nameIndexB: Buffer;
}

/** The columns that keep two lines. */
export function keepLines(sealer: Sealer, id: string, { a, b }: { readonly a: Line; readonly b: Line }): MatchColumns {
  return {
    lineA: plainOf(a),
    lineB: plainOf(b),
    namesSealed: sealJson(sealer, place(id), { a: nameOf(a), b: nameOf(b) }),
    nameIndexA: indexName(sealer, a.heading),
    nameIndexB: indexName(sealer, b.heading),
  };
}

export function openLines(
  sealer: Sealer,
  id: string,
  { lineA, lineB, namesSealed }: PlainLines & Pick<MatchColumns, 'namesSealed'>,
): { readonly a: Line; readonly b: Line } {
  const { a, b } = openJson(sealer, place(id), namesSealed, names);
  return { a: { ...plainOf(lineA), ...a }, b: { ...plainOf(lineB), ...b } };
}

/** Fingerprint of a creditor's name as printed. */
export function indexName(sealer: Sealer, heading: string): Buffer {
  return sealer.blindIndex('credit_report_matches.name', heading);
}

const plainOf = ({ bureau, lineKey }: PlainLine): PlainLine => ({ bureau, lineKey });
const nameOf = ({ heading, accountNumberMasked }: Line): z.output<typeof name> => ({ heading, accountNumberMasked });

const line = name.extend({ bureau: z.enum(['EQ', 'EX', 'TU']), lineKey: z.string() });

/** Decisions made before names were sealed. */
export const SEAL_MATCHES = sealStep({
  name: '0044_seal_account_matches',
  table: 'credit_report_matches',
  read: 'line_a as a, line_b as b',
  row: z.object({ a: line, b: line }),
  pending: 'names_sealed is null',
  write: { line_a: 'jsonb', line_b: 'jsonb', names_sealed: 'bytea', name_index_a: 'bytea', name_index_b: 'bytea' },
  seal: ({ id, ...lines }, sealer) => {
    const kept = keepLines(sealer, id, lines);
    return {
      line_a: JSON.stringify(kept.lineA),
      line_b: JSON.stringify(kept.lineB),
      names_sealed: kept.namesSealed,
      name_index_a: kept.nameIndexA,
      name_index_b: kept.nameIndexB,
    };
  },
  clear: [],
  required: ['names_sealed', 'name_index_a', 'name_index_b'],
});
