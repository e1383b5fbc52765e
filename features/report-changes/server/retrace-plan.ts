// Plans how the reports of a contact compare, and recomputes what changed. Nothing is written here: all of the heavy work is done
// before the transaction that keeps it.
import { createHash } from 'node:crypto';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import type { CreditReportRow } from '../../credit-reports/contract.ts';
import type { Comparison } from '../rules/compare-reports.ts';
import { sameLineKey } from '../../account-matching/rules/line-key.ts';
import { BUREAUS, type Bureau } from '../../report-files/rules/bureaus.ts';
import type { GoneLine } from './compare-task.ts';
import { compareOffThread } from './compare-off-thread.ts';
import { factsOf, type ReportFacts } from '../../credit-reports/rules/report-facts.ts';
import { countedKey, listChain, openDocument, openReport, type ChainLink } from '../../credit-reports/server/public.ts';
import { listFates, listReportsWithEvents, type EventContent } from './store.ts';
import { listCurrentMatches, type CurrentMatch } from '../../account-matching/server/public.ts';

/** Raised when the same two reports would be compared otherwise than before. */
const COMPARING = '3';

export interface RetracedReport {
  readonly link: ChainLink;
  readonly key: string;
  readonly facts: ReportFacts;
  readonly compared: CreditReportRow['compared'];
  readonly events: readonly EventContent[];
}
export interface RetracePlan {
  /** What the plan was made from; another one by the time of writing means that it has to be made again. */
  readonly fingerprint: string;
  readonly reports: readonly RetracedReport[];
  /** Reports that are no longer used and still have events. */
  readonly forsaken: readonly string[];
}
type Previous = Readonly<Partial<Record<Bureau, string>>>;

/** The state that all comparisons of a contact depend on. */
export async function fingerprintOf(db: Db, contactId: string): Promise<string> {
  return fingerprint(await listChain(db, contactId), await listCurrentMatches(db, contactId));
}

/** A hash of the inputs of a report's comparison; without earlier reports, of the inputs of its counts. */
function comparedKey(
  decisions: readonly CurrentMatch[],
  previous: Previous,
  { confirmed, gone }: { readonly confirmed: readonly Bureau[]; readonly gone: readonly GoneLine[] },
): string {
  const counted = countedKey(decisions);
  if (Object.keys(previous).length === 0) return counted;
  return digest([COMPARING, counted, BUREAUS.map((b) => previous[b] ?? ''), confirmed.toSorted(), gone]);
}

export async function planRetrace(db: Db, sealer: Sealer, contactId: string): Promise<RetracePlan> {
  const chain = await listChain(db, contactId);
  const decisions = await listCurrentMatches(db, contactId);
  const fates = Map.groupBy(await listFates(db, contactId), ({ reportId }) => reportId);
  const before: { link: ChainLink; bureaus: readonly Bureau[] }[] = [];
  const reports: RetracedReport[] = [];
  let gone: readonly GoneLine[] = [];
  for (const link of chain) {
    const previous: Partial<Record<Bureau, string>> = {};
    for (const bureau of BUREAUS) {
      const last = before.findLast(
        (one) =>
          link.reportDate !== null && one.link.reportDate !== null && one.link.reportDate < link.reportDate && one.bureaus.includes(bureau),
      );
      if (last) previous[bureau] = last.link.id;
    }
    const key = comparedKey(decisions, previous, { confirmed: link.confirmedComplete, gone });
    if (link.bureaus !== null && link.comparedKey === key) {
      gone = remember(gone, fates.get(link.id) ?? []);
      before.push({ link, bureaus: complete(link.bureaus, link.compared) });
      continue;
    }
    const done = await retrace(db, sealer, { link, key, previous, gone, decisions });
    if (!done) continue;
    reports.push(done);
    gone = remember(gone, done.events);
    before.push({ link, bureaus: complete(done.facts.bureaus, done.compared) });
  }
  const counting = new Set(chain.map(({ id }) => id));
  const forsaken = (await listReportsWithEvents(db, contactId)).filter((id) => !counting.has(id));
  return { fingerprint: fingerprint(chain, decisions), reports, forsaken };
}

/** A list that looks cut short is no measure for the next one: what it lacks would seem to be added. */
function complete(bureaus: readonly Bureau[], compared: CreditReportRow['compared']): readonly Bureau[] {
  return bureaus.filter((bureau) => !compared?.some((one) => one.bureau === bureau && one.looksIncomplete));
}

interface Step {
  readonly link: ChainLink;
  readonly key: string;
  readonly previous: Previous;
  readonly gone: readonly GoneLine[];
  readonly decisions: readonly CurrentMatch[];
}

async function retrace(db: Db, sealer: Sealer, { link, key, previous, gone, decisions }: Step): Promise<RetracedReport | undefined> {
  const ids = Object.values(previous);
  if (ids.length === 0) {
    const report = await openReport(db, sealer, link.id);
    return report && { link, key, facts: factsOf(report), compared: null, events: [] };
  }
  const next = await openDocument(db, sealer, link.id);
  if (!next) return undefined;
  const documents: Record<string, Uint8Array> = {};
  for (const id of new Set([...ids, ...gone.map(({ reportId }) => reportId)])) {
    const document = await openDocument(db, sealer, id);
    if (document) documents[id] = document.bytes;
  }
  const { facts, comparison } = await compareOffThread({
    next: next.bytes,
    previous,
    documents,
    gone,
    decisions,
    confirmedComplete: link.confirmedComplete,
  });
  return { link, key, facts, compared: summarize(comparison, previous), events: eventsOf(comparison, previous, link.id) };
}

/** The lines that are gone after these events. */
function remember(
  gone: readonly GoneLine[],
  events: readonly Pick<EventContent, 'kind' | 'line' | 'bureau' | 'lineKey' | 'previousReportId' | 'previousLineId'>[],
): readonly GoneLine[] {
  let left = gone;
  for (const { kind, line, bureau, lineKey, previousReportId, previousLineId } of events) {
    if (line !== 'tradeline') continue;
    if (kind === 're-inserted') {
      const back =
        left.find((one) => one.bureau === bureau && one.lineKey === lineKey) ??
        left.find((one) => one.bureau === bureau && sameLineKey(one.lineKey, lineKey));
      left = left.filter((one) => one !== back);
    }
    if (kind === 'deleted' && previousLineId !== null)
      left = [...left, { bureau, lineKey, reportId: previousReportId, lineId: previousLineId }];
  }
  return left;
}

function summarize({ bureaus }: Comparison, previous: Previous): CreditReportRow['compared'] {
  return BUREAUS.map((bureau) => {
    const { compared, reason, looksIncomplete, events } = bureaus[bureau];
    const count = (...kinds: readonly EventContent['kind'][]): number => events.filter(({ kind }) => kinds.includes(kind)).length;
    return {
      bureau,
      previousReportId: previous[bureau] ?? null,
      compared,
      reason,
      looksIncomplete,
      added: count('added'),
      deleted: count('deleted'),
      reinserted: count('re-inserted'),
      improved: count('improved'),
      worsened: count('worsened', 're-aged'),
      other: count('updated', 'sold-on', 'duplicate'),
      unchanged: count('unchanged'),
    };
  });
}

function eventsOf({ bureaus }: Comparison, previous: Previous, reportId: string): EventContent[] {
  const seen = new Map<string, number>();
  return BUREAUS.flatMap((bureau) => {
    const previousReportId = previous[bureau];
    return previousReportId === undefined ? [] : bureaus[bureau].events.map((event) => ({ ...event, reportId, previousReportId }));
  }).map((event, position) => {
    const name = [event.bureau, event.line, event.lineKey, event.kind].join('\n');
    const occurrence = seen.get(name) ?? 0;
    seen.set(name, occurrence + 1);
    return { ...event, changes: event.changes.map((change) => ({ ...change })), position, occurrence };
  });
}

function fingerprint(chain: readonly ChainLink[], decisions: readonly CurrentMatch[]): string {
  return digest([
    chain.map(({ id, reportDate, confirmedComplete, comparedKey: key }) => [id, reportDate, confirmedComplete, key]),
    decisions.map(({ id }) => id),
  ]);
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
