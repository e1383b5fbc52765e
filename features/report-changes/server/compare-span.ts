// The first report of a contact against the newest, bureau by bureau: what all of the time between them changed.
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import type { StaffDb } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { listCurrentMatches } from '../../account-matching/server/public.ts';
import { listChain, openDocument, type ChainLink } from '../../credit-reports/server/public.ts';
import { BUREAUS, type Bureau } from '../../report-files/rules/bureaus.ts';
import type { BureauComparison } from '../rules/compare-reports.ts';
import { compareOffThread } from './compare-off-thread.ts';

export interface SpanEnd {
  readonly id: string;
  readonly on: CivilDate;
}
export interface BureauSpan {
  readonly bureau: Bureau;
  /** The oldest and the newest report in use that holds a file of this bureau; the same one where there is only one. */
  readonly first: SpanEnd | null;
  readonly newest: SpanEnd | null;
  /** Null where there are no two reports to compare. */
  readonly comparison: BureauComparison | null;
}

/** Each bureau may have its own two reports, because reports of single bureaus come between. Reports without a date are left out. */
export async function compareSpan(db: StaffDb, sealer: Sealer, contactId: string): Promise<readonly BureauSpan[]> {
  const chain = await listChain(db, contactId);
  const ends = BUREAUS.map((bureau) => {
    const holding = chain.flatMap((link) => {
      const isHere = link.reportDate !== null && (link.bureaus?.includes(bureau) ?? true);
      return isHere && link.reportDate !== null ? [{ link, on: link.reportDate }] : [];
    });
    // A list that looked cut short is no measure: what it lacked would seem to be added since.
    const first = holding.find(({ link }) => link.compared?.some((one) => one.bureau === bureau && one.looksIncomplete) !== true);
    const newest = holding.at(-1);
    return { bureau, first: first ?? newest, newest };
  });
  const decisions = await listCurrentMatches(db, contactId);
  const documents: Record<string, Uint8Array> = {};
  const compare = async (link: ChainLink): Promise<ReadonlyMap<Bureau, BureauComparison>> => {
    const mine = ends.filter(({ first, newest }) => newest?.link === link && first !== undefined && first.link !== link);
    if (mine.length === 0) return new Map();
    for (const id of [link.id, ...mine.flatMap(({ first }) => first?.link.id ?? [])]) {
      const document = documents[id] ? undefined : await openDocument(db, sealer, id);
      if (document) documents[id] = document.bytes;
    }
    const next = documents[link.id];
    if (!next) return new Map();
    const previous = Object.fromEntries(mine.flatMap(({ bureau, first }) => (first ? [[bureau, first.link.id] as const] : [])));
    const { comparison } = await compareOffThread({
      next,
      previous,
      documents,
      gone: [],
      decisions,
      confirmedComplete: link.confirmedComplete,
    });
    return new Map(mine.map(({ bureau }) => [bureau, comparison.bureaus[bureau]]));
  };
  const compared = new Map<Bureau, BureauComparison>();
  for (const link of new Set(ends.flatMap(({ newest }) => newest?.link ?? [])))
    for (const [bureau, comparison] of await compare(link)) compared.set(bureau, comparison);
  const endOf = (one: { readonly link: ChainLink; readonly on: CivilDate } | undefined): SpanEnd | null =>
    one ? { id: one.link.id, on: one.on } : null;
  return ends.map(({ bureau, first, newest }) => ({
    bureau,
    first: endOf(first),
    newest: endOf(newest),
    comparison: compared.get(bureau) ?? null,
  }));
}
