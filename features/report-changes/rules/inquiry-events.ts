// Events of the inquiries of one bureau. Soft inquiries come and go by themselves and concern no one but the client, so they are left out.
import { addDays, addMonths, daysBetween } from '../../../platform/base/civil-date.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { CreditReport, Inquiry } from '../../report-files/rules/model.ts';
import { nameSimilarity } from '../../account-matching/rules/creditor-name.ts';
import { inquiryKeyOf } from '../../account-matching/rules/line-key.ts';
import { formatPartialDate } from '../../report-files/rules/report-lines.ts';
import { pulledOn } from './comparable.ts';
import type { EventKind, ReportEvent } from './events.ts';
import { pairItems } from './pair-items.ts';

export function inquiryEvents(bureau: Bureau, previous: CreditReport, next: CreditReport): ReportEvent[] {
  const of = (report: CreditReport): Inquiry[] =>
    report.inquiries.filter((inquiry) => inquiry.bureau === bureau && inquiry.kind !== 'soft');
  const { pairs, gone, come } = pairItems(of(previous), of(next), [sameKey, sameDayAndAlike]);
  return [
    ...pairs.map(({ before, after }) => eventOf('unchanged', after, next, { before, after })),
    ...gone.map((inquiry) => eventOf('deleted', inquiry, next, { before: inquiry })),
    ...come.map((inquiry) => eventOf('added', inquiry, next, { after: inquiry })),
  ];
}

const sameKey = (a: Inquiry, b: Inquiry): boolean => inquiryKeyOf(a) === inquiryKeyOf(b);
const sameDayAndAlike = (a: Inquiry, b: Inquiry): boolean =>
  a.date !== undefined &&
  b.date !== undefined &&
  Math.abs(daysBetween(a.date.iso, b.date.iso)) <= 2 &&
  nameSimilarity(a.name, b.name) >= 0.85;

function eventOf(
  kind: EventKind,
  inquiry: Inquiry,
  next: CreditReport,
  { before, after }: { readonly before?: Inquiry; readonly after?: Inquiry },
): ReportEvent {
  const ranOut = isOver(inquiry, next);
  const evidence =
    kind === 'deleted' && ranOut && inquiry.date
      ? `Inquiries are listed for two years; this one was made on ${formatPartialDate(inquiry.date)} and left by itself.`
      : null;
  return {
    kind,
    bureau: inquiry.bureau,
    line: 'inquiry',
    lineKey: inquiryKeyOf(before ?? inquiry),
    heading: inquiry.name,
    accountNumberMasked: null,
    negative: !ranOut,
    previousLineId: before?.id ?? null,
    nextLineId: after?.id ?? null,
    changes: [],
    evidence,
  };
}

/** Bureaus drop inquiries up to a month before their two years are over. */
function isOver({ bureau, date }: Inquiry, next: CreditReport): boolean {
  const today = pulledOn(next, bureau);
  return date !== undefined && today !== undefined && date.iso <= addDays(addMonths(today.iso, -24), 31);
}
