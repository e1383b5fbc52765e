// A draft as the processor sees it: each item with what the report says and what still stands in the way.
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { findWorkBar } from '../../agreements/server/public.ts';
import { missingForLetters } from '../../contacts/rules/contact-fields.ts';
import type { Contact } from '../../contacts/server/public.ts';
import { subjectOf } from '../../report-files/rules/report-summary.ts';
import { findReport, openReport } from '../../credit-reports/server/public.ts';
import type { Draft } from '../contract.ts';
import { findLineNames } from '../rules/outcomes.ts';
import { checkDenials } from '../rules/denial-gate.ts';
import { checkFactsInReport } from '../rules/facts-in-report.ts';
import { checkItem, checkRound } from '../rules/gates.ts';
import { checkPlace, findOpenLines, listRegroupingsFor, placeStored } from './place-items.ts';
import { isPending, listPendingKeys, type StoredRound } from './store.ts';
import { listDenials } from './store/denials.ts';

interface Call {
  readonly db: Db;
  readonly scope: StaffScope;
  readonly services: { readonly sealer: Sealer };
  readonly now: Date;
}

export async function viewDraft({ db, scope, services: { sealer }, now }: Call, contact: Contact, round: StoredRound): Promise<Draft> {
  const pending = await listPendingKeys(db, contact.id);
  const worked = await findReport(db, scope, round.reportId);
  const report = await openReport(db, sealer, round.reportId);
  const placed = placeStored(report, round.items);
  const regroupings = await listRegroupingsFor(db, contact.id, round.items);
  const isOpen = await findOpenLines(db, contact.id, round.reportId, report);
  const denials = await listDenials(db, contact.id);
  const bar = await findWorkBar(db, contact.id, now);
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
          ...checkDenials(denials, report, item),
          ...checkFactsInReport(report, item),
        ],
      };
    }),
    problems: [
      ...(bar ? [{ code: 'disputes.workBarred', blocks: true, ...bar }] : []),
      ...(worked?.state === 'ready' ? [] : [PUT_ASIDE]),
      ...checkRound(round.items, {
        missing,
        ssn: { contact: contact.ssnLast4, report: report ? subjectOf(report).ssnLast4 : null },
        printed: {
          name: `${contact.firstName} ${contact.lastName}`,
          street: [contact.addressLine1, contact.addressLine2].filter(Boolean).join(', '),
          city: contact.city ?? '',
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
    'The report these items are from counts no more: it was put aside, or its parts no longer belong together. Choose another report for this round; items it has too are kept.',
};
