// A letter with one text of the library for a real client: their name and address, and the first item of their newest report it fits.
import { parseCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { StaffDb } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import type { Contact } from '../../contacts/server/public.ts';
import { listReadyReports, openReport } from '../../credit-reports/server/public.ts';
import { findReason, fitsItem } from '../../disputes/rules/dispute-reasons.ts';
import type { DisputeItemKind } from '../../disputes/rules/dispute-vocabulary.ts';
import type { LetterInput } from '../../letters/rules/letter-input.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';
import { personalLines } from '../../report-files/rules/personal-lines.ts';
import { findReportLine, isNegativeAt, type ReportLine } from '../../report-files/rules/report-lines.ts';

interface Wanted {
  readonly bureau: Bureau;
  readonly itemKinds: readonly DisputeItemKind[];
  readonly today: CivilDate;
  readonly reasonCode: string;
  readonly instructionCode: string;
}

/**
 * What the draft is composed from; undefined when no report of the client has such an item at the bureau. Date of birth and Social Security
 * number are left out, and the facts stay open: only the client can state them.
 */
export async function clientInput(db: StaffDb, sealer: Sealer, contact: Contact, wanted: Wanted): Promise<LetterInput | undefined> {
  const newest = (await listReadyReports(db, contact.id)).findLast(({ bureaus }) => bureaus?.includes(wanted.bureau) ?? true);
  const report = newest && (await openReport(db, sealer, newest.id));
  const line = report && firstLine(report, wanted);
  if (!line) return undefined;
  const reportDate = parseCivilDate(newest.reportDate ?? '');
  return {
    client: {
      name: `${contact.firstName} ${contact.lastName}`,
      addressLines: [contact.addressLine1, contact.addressLine2].flatMap((part) => (part ? [part] : [])),
      city: contact.city ?? '',
      state: contact.state ?? '',
      zip: contact.zip ?? '',
    },
    bureau: wanted.bureau,
    date: wanted.today,
    draft: true,
    enclosures: [],
    ...(reportDate && { reportDate }),
    items: [
      {
        kind: line.kind,
        furnisher: line.heading,
        reported: line.reported,
        facts: [],
        reasonCode: wanted.reasonCode,
        instructionCode: wanted.instructionCode,
        ...(line.accountNumberMasked !== null && { accountNumberMasked: line.accountNumberMasked }),
      },
    ],
  };
}

/** Negative accounts first; then any other line of a kind that the text fits. */
function firstLine(report: CreditReport, { bureau, itemKinds, reasonCode }: Wanted): ReportLine | undefined {
  const accounts = report.accounts.toSorted((one, other) => Number(isNegativeAt(other, bureau)) - Number(isNegativeAt(one, bureau)));
  const ids: Readonly<Record<DisputeItemKind, readonly string[]>> = {
    tradeline: accounts.map(({ id }) => id),
    inquiry: report.inquiries.map(({ id }) => id),
    'public-record': report.publicRecords.map(({ id }) => id),
    'personal-information': personalLines(report, bureau).map(({ lineId }) => lineId),
  };
  const reason = findReason(reasonCode);
  for (const kind of itemKinds) {
    for (const id of ids[kind]) {
      const line = findReportLine(report, kind, id, bureau);
      if (line && reason && fitsItem(reason, line)) return line;
    }
  }
  return undefined;
}
