// What a later report says of a disputed personal detail. Reports list these values whole, so the later list is held against what was
// disputed; a format that lists no such values at all says nothing of them.
import { formatCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { BUREAU_NAMES, type Bureau } from '../../report-files/rules/bureaus.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';
import {
  DETAIL_LABELS,
  detailOf,
  isSameDetail,
  personalLines,
  type PersonalDetail,
  type PersonalLine,
} from '../../report-files/rules/personal-lines.ts';
import { formatCorrect, type Correction } from './claim-fields.ts';
import type { Proposal } from './outcomes.ts';

export interface DisputedDetail {
  readonly bureau: Bureau;
  readonly reported: readonly { readonly label: string; readonly value: string }[];
  readonly correct: readonly Correction[];
  /** The format of the report the detail was disputed from. */
  readonly sourceFormat: CreditReport['sourceFormat'];
  readonly sentOn: CivilDate;
  readonly overdueAfter: CivilDate;
}
export interface LaterFile {
  readonly id: string;
  readonly reportDate: CivilDate | null;
  readonly content: CreditReport;
}

/** The outcome to propose by the newest later report that says something of the detail; `reports` oldest first. */
export function proposePersonalOutcome(item: DisputedDetail, reports: readonly LaterFile[], today: CivilDate): Proposal | undefined {
  const found = reports.flatMap((report) => judge(item, report, today) ?? []);
  return found.at(-1);
}

function judge(item: DisputedDetail, { id, reportDate, content }: LaterFile, today: CivilDate): Proposal | undefined {
  const detail = detailOf(item.reported);
  if (detail === undefined || reportDate === null || reportDate > today || reportDate <= item.sentOn) return undefined;
  const file = content.bureaus.find(({ bureau }) => bureau === item.bureau);
  if (file?.present !== 'yes') return undefined;
  const lines = personalLines(content, item.bureau).filter((line) => line.detail === detail);
  const [name, when] = [BUREAU_NAMES[item.bureau], `in the report of ${formatCivilDate(reportDate)}`];
  const proposal = (result: Proposal['result'], explanation: string, changes: Proposal['changes'] = []): Proposal => ({
    result,
    source: 'comparison',
    reportId: id,
    eventId: null,
    explanation,
    changes,
  });
  if (lines.some((line) => isSameDetail(line.reported, item.reported)))
    // Before its time is over, a bureau that changed nothing has not answered yet.
    return reportDate <= item.overdueAfter ? undefined : proposal('confirmed', `${name} lists this as before ${when}.`);
  const right = lines.find((line) => isRight(line, item.correct));
  const before = item.reported[0]?.value ?? '';
  if (right)
    return proposal('corrected', `${name} lists it as you asked ${when}.`, [
      { label: DETAIL_LABELS[detail], before, after: right.value, effect: 'better' },
    ]);
  return listsSuch(detail, lines, item, content) ? proposal('removed', `${name} no longer lists this ${when}.`) : undefined;
}

/** The right value by the client's word is what is listed now. */
function isRight({ reported, value }: PersonalLine, correct: readonly Correction[]): boolean {
  return correct.some((one) => {
    if (one.value === null) return false;
    const asked = formatCorrect({ field: one.field, value: one.value });
    return asked === value || isSameDetail(reported, [{ label: reported[0]?.label ?? '', value: asked }]);
  });
}

/**
 * A missing value was removed only where the report would list it: it lists others of its kind, or for what most people have none of
 * (alerts, employers), it is of the format that listed this one.
 */
function listsSuch(detail: PersonalDetail, lines: readonly PersonalLine[], item: DisputedDetail, content: CreditReport): boolean {
  if (lines.length > 0) return true;
  const mayBeNone = detail !== 'name' && detail !== 'address' && detail !== 'birth-date' && detail !== 'ssn';
  return mayBeNone && content.sourceFormat === item.sourceFormat;
}
