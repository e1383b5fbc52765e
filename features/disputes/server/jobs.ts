import { z } from 'zod';
import { addDays, civilDateAt, type CivilDate } from '../../../platform/base/civil-date.ts';
import { newId } from '../../../platform/base/ids.ts';
import type { OfficeTime } from '../../../platform/base/office-zone.ts';
import { isRefusal, refuse } from '../../../platform/base/refusal.ts';
import { defineJob } from '../../../platform/server/feature.ts';
import type { Db, JobDb, StaffDb } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { ownLineId } from '../../credit-reports/rules/combining/combine-reports.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';
import { listReadyReports, openReport, openReports } from '../../credit-reports/server/public.ts';
import { fingerprintReports, listEvents } from '../../report-changes/server/public.ts';
import { findLineNames, proposeOutcome, type LaterReport, type NamedResult, type Proposal } from '../rules/outcomes.ts';
import { proposePersonalOutcome, type LaterFile } from '../rules/personal-outcome.ts';
import { placeLine } from '../rules/place-line.ts';
import { lockRounds } from './store.ts';
import { listOpenItems, type OpenedItem } from './store/items.ts';
import { insertOutcome, listOutcomes, rewriteOutcome, withdrawOutcomes, type StoredOutcome } from './store/outcomes.ts';

const TRIES = 5;
const OVERTAKEN = refuse('disputes.overtaken', 'The reports changed in the meantime.');
const NOTHING_NEW = refuse('disputes.nothingNew', 'No proposal changed.');

/**
 * Proposes what became of a contact's open items, from its newest reports. Proposals whose ground is gone are withdrawn while no one
 * decided about them. Safe to run again and at the same time: it writes only what differs, under the lock of the contact's rounds.
 */
export const proposeOutcomes = defineJob({
  name: 'disputes.proposeOutcomes',
  payload: z.object({ contactId: z.uuid() }),
  retries: 3,
  run: async ({ contactId }, { db, services, change, now: begun, zone }) => {
    for (let i = 0; i < TRIES; i += 1) {
      const fingerprint = await fingerprintReports(db, contactId);
      const proposals = await gatherProposals(db, services.sealer, contactId, latestDay({ now: begun, zone }));
      // Most contacts have nothing open; they cost no transaction.
      if (proposals.size === 0 && !(await listOutcomes(db, services.sealer, contactId)).some(isWithdrawable)) return;
      const done = await change('disputes.outcomesProposed', async ({ db: tx, now, record }) => {
        await lockRounds(tx, contactId);
        if ((await fingerprintReports(tx, contactId)) !== fingerprint) return OVERTAKEN;
        const { added, rewritten, withdrawn } = await keepProposals({ db: tx, sealer: services.sealer }, contactId, proposals, now);
        if (added + rewritten + withdrawn === 0) return NOTHING_NEW;
        const summary =
          added > 0 ? `${added} outcome${added === 1 ? '' : 's'} of disputes proposed` : 'Proposed outcomes of disputes brought up to date';
        record({ contactId, subject: { type: 'contact', id: contactId }, summary, after: { added, rewritten, withdrawn } });
        return true;
      });
      if (!isRefusal(done) || done.code !== OVERTAKEN.code) return;
    }
    throw new Error('The reports of this contact changed each time outcomes were proposed.');
  },
});

/** What to propose, by item. */
async function gatherProposals(
  db: JobDb | StaffDb,
  sealer: Sealer,
  contactId: string,
  today: CivilDate,
): Promise<ReadonlyMap<string, Proposal>> {
  // What was not mailed cannot have been answered.
  const items = (await listOpenItems(db, sealer, contactId)).filter(({ mailedOn }) => mailedOn !== null);
  const proposals = new Map<string, Proposal>();
  if (items.length === 0) return proposals;
  const worked = await openReports(
    db,
    sealer,
    items.map(({ reportId }) => reportId),
  );
  const sources = items.flatMap(({ reportId }) => worked.get(reportId)?.parts?.map((part) => part.reportId) ?? [reportId]);
  const later = await openLater(db, contactId, { sealer, items, sources });
  const files = items.some(({ kind }) => kind === 'personal-information') ? await openLaterFiles(db, contactId, sealer, items) : [];
  for (const item of items) {
    const { mailedOn, overdueAfter } = item;
    if (mailedOn === null || overdueAfter === null) continue;
    const report = worked.get(item.reportId);
    if (item.kind === 'personal-information') {
      const about = { ...item, sourceFormat: report?.sourceFormat ?? 'combined', sentOn: mailedOn, overdueAfter };
      const proposal = proposePersonalOutcome(about, files, today);
      if (proposal) proposals.set(item.id, proposal);
      continue;
    }
    // Its account may have been merged or split since.
    const names = findLineNames(report, item.kind, (report && placeLine(report, item)?.lineId) ?? item.lineId, item.bureau);
    const own = ownNames(report, item, names.lineIds);
    const start = later.findIndex(({ id }) => id === own.reportId);
    const proposal = proposeOutcome({ ...item, ...names, ...own, sentOn: mailedOn, overdueAfter }, later.slice(start + 1), today);
    if (proposal) proposals.set(item.id, proposal);
  }
  return proposals;
}

/** Reports are compared with what each bureau's own report said: a line of a combined one goes by its name there. */
function ownNames(
  report: CreditReport | undefined,
  { bureau, reportId }: OpenedItem,
  lineIds: readonly string[],
): { readonly reportId: string; readonly lineIds: readonly string[] } {
  const own = report ? lineIds.flatMap((id) => ownLineId(report, bureau, id) ?? []) : [];
  const [first] = own;
  return first ? { reportId: first.reportId, lineIds: own.map(({ lineId }) => lineId) } : { reportId, lineIds };
}

/** The ready reports from the oldest round's on. Only investigation results carry what bureaus answered, so only these are opened. */
async function openLater(
  db: JobDb | StaffDb,
  contactId: string,
  {
    sealer,
    items,
    sources,
  }: {
    readonly sealer: Sealer;
    readonly items: readonly OpenedItem[];
    /** Ids of the reports the rounds worked on. */ readonly sources: readonly string[];
  },
): Promise<LaterReport[]> {
  const ready = await listReadyReports(db, contactId);
  const places = sources.map((source) => ready.findIndex(({ id }) => id === source));
  const first = Math.max(0, Math.min(...places));
  const oldest = items.map(({ mailedOn }) => mailedOn ?? '').sort()[0] ?? '';
  const later: LaterReport[] = [];
  for (const { id, reportDate, sourceFormat } of ready.slice(first)) {
    const answers =
      sourceFormat === 'tu-disclosure' && reportDate !== null && reportDate > oldest ? await openReport(db, sealer, id) : undefined;
    later.push({ id, reportDate, events: await listEvents(db, sealer, id), results: answers ? nameResults(answers) : [] });
  }
  return later;
}

/** The reports pulled after the oldest letter, whole: what they list of the person is held against what was disputed. */
async function openLaterFiles(db: JobDb | StaffDb, contactId: string, sealer: Sealer, items: readonly OpenedItem[]): Promise<LaterFile[]> {
  const oldest = items.map(({ mailedOn }) => mailedOn ?? '').sort()[0] ?? '';
  const later = (await listReadyReports(db, contactId)).filter(({ reportDate }) => reportDate !== null && reportDate > oldest);
  const contents = await openReports(
    db,
    sealer,
    later.map(({ id }) => id),
  );
  return later.flatMap(({ id, reportDate }) => {
    const content = contents.get(id);
    return content ? [{ id, reportDate, content }] : [];
  });
}

function nameResults(report: CreditReport): NamedResult[] {
  return (report.results ?? []).map((one) => {
    const { lineId, kind, bureau } = one;
    return {
      ...one,
      lineKey: lineId === undefined || kind === 'personal-information' ? null : findLineNames(report, kind, lineId, bureau).lineKey,
    };
  });
}

/** Somewhere on earth it is tomorrow already, and a report may have been pulled there. */
const latestDay = ({ now, zone }: OfficeTime): CivilDate => addDays(civilDateAt(now, zone), 1);

async function keepProposals(
  { db, sealer }: { readonly db: Db; readonly sealer: Sealer },
  contactId: string,
  proposals: ReadonlyMap<string, Proposal>,
  at: Date,
): Promise<{ added: number; rewritten: number; withdrawn: number }> {
  const open = new Set((await listOpenItems(db, sealer, contactId)).map(({ id }) => id));
  const stored = (await listOutcomes(db, sealer, contactId)).filter(({ source }) => source !== 'hand');
  const standing = (itemId: string): StoredOutcome | undefined => {
    const proposal = open.has(itemId) ? proposals.get(itemId) : undefined;
    return proposal && stored.find((one) => one.itemId === itemId && one.reportId === proposal.reportId && one.source === proposal.source);
  };
  const obsolete = stored.filter((one) => isWithdrawable(one) && standing(one.itemId)?.id !== one.id);
  await withdrawOutcomes(
    db,
    obsolete.map(({ id }) => id),
  );
  let [added, rewritten] = [0, 0];
  for (const [itemId, proposal] of proposals) {
    if (!open.has(itemId)) continue;
    const known = standing(itemId);
    if (!known) {
      await insertOutcome(db, sealer, { ...proposal, id: newId(at), itemId, contactId, at });
      added += 1;
    } else if (known.state === 'proposed' && contentOf(known) !== contentOf(proposal)) {
      await rewriteOutcome(db, sealer, known.id, proposal);
      rewritten += 1;
    }
  }
  return { added, rewritten, withdrawn: obsolete.length };
}

const isWithdrawable = ({ state, source }: StoredOutcome): boolean => state === 'proposed' && source !== 'hand';

function contentOf({ result, explanation, changes, eventId }: Pick<Proposal, 'result' | 'explanation' | 'changes' | 'eventId'>): string {
  return JSON.stringify([result, explanation, eventId, changes.map(({ label, before, after, effect }) => [label, before, after, effect])]);
}
