// A draft as the processor sees it: each item with what the report says and what still blocks it.
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { findWorkHold } from '../../agreements/server/public.ts';
import { missingForLetters } from '../../contacts/rules/contact-fields.ts';
import type { Contact } from '../../contacts/server/public.ts';
import { subjectOf } from '../../report-files/rules/report-summary.ts';
import { findReport, openReport } from '../../credit-reports/server/public.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';
import type { Draft } from '../contract.ts';
import { findLineNames } from '../rules/outcomes.ts';
import { checkExclusions } from '../rules/exclusion-gate.ts';
import { checkFactsInReport } from '../rules/facts-in-report.ts';
import { checkItem, checkRound } from '../rules/gates.ts';
import { checkPlace, findOpenLines, listRegroupingsFor, placeStored } from './place-items.ts';
import { isPending, listPendingKeys, type StoredRound } from './store.ts';
import { listExclusions } from './store/exclusions.ts';

interface Call {
  readonly db: Db;
  readonly scope: StaffScope;
  readonly services: { readonly sealer: Sealer };
  readonly now: Date;
}

/** The report a draft works on, opened once for all that a request does with it. */
export interface WorkedReport {
  readonly stored: Awaited<ReturnType<typeof findReport>>;
  /** Undefined where it was never read. */
  readonly report: CreditReport | undefined;
}

export async function loadWorkedReport({ db, scope, services }: Omit<Call, 'now'>, id: string): Promise<WorkedReport> {
  return { stored: await findReport(db, scope, id), report: await openReport(db, services.sealer, id) };
}

export async function viewDraft(call: Call, contact: Contact, round: StoredRound, worked: WorkedReport): Promise<Draft> {
  const {
    db,
    now,
    services: { sealer },
  } = call;
  const { stored, report } = worked;
  const pending = await listPendingKeys(db, sealer, contact.id);
  const placed = placeStored(report, round.items);
  const regroupings = await listRegroupingsFor(db, contact.id, round.items);
  const isOpen = await findOpenLines({ db, sealer }, contact.id, round.reportId, report);
  const exclusions = await listExclusions(db, contact.id);
  const bar = await findWorkHold(db, contact.id, now);
  const missing = missingForLetters({ ...contact, hasSsn: contact.ssnLast4 !== null, hasDateOfBirth: contact.birthYear !== null });
  return {
    roundId: round.id,
    number: round.number,
    version: round.version,
    reportId: round.reportId,
    items: placed.map((one) => {
      const { id: _id, state: _state, ...item } = one.item;
      const isDisputed =
        isOpen(one.item) || isPending(pending, round.reportId, item, findLineNames(report, item.kind, item.lineId, item.bureau).lineIds);
      return {
        ...item,
        facts: [...item.facts],
        reported: [...item.reported],
        problems: [
          ...checkPlace(one, report, regroupings),
          ...checkItem(item, { pending: isDisputed }),
          ...checkExclusions(exclusions, report, item),
          ...checkFactsInReport(report, item),
        ],
      };
    }),
    problems: [
      ...(bar ? [{ code: 'disputes.workBarred', blocks: true, ...bar }] : []),
      ...(stored?.state === 'ready' ? [] : [PUT_ASIDE]),
      ...checkRound(round.items, {
        missing,
        ssn: { contact: contact.ssnLast4, report: report ? subjectOf(report).ssnLast4 : null },
        printed: {
          name: `${contact.firstName} ${contact.lastName}`,
          street: [contact.addressLine1, contact.addressLine2].filter(Boolean).join(', '),
          city: contact.city ?? '',
          state: contact.state ?? '',
          'zip code': contact.zip ?? '',
        },
      }),
    ],
  };
}

const PUT_ASIDE: Draft['problems'][number] = {
  code: 'disputes.reportNotReady',
  citation: null,
  blocks: true,
  message:
    'The report these items came from is no longer used: it was set aside, or its parts no longer belong together. Choose another report for this round. Items that are in both reports are kept.',
};
