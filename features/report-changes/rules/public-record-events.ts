// Events of the public records of one bureau.
import { addMonths, daysBetween } from '../../../platform/base/civil-date.ts';
import { formatDollars } from '../../../platform/base/money.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { BureauPublicRecord, CreditReport, PublicRecord } from '../../report-files/rules/model.ts';
import { recordKeyOf } from '../../account-matching/rules/line-key.ts';
import { formatPartialDate } from '../../report-files/rules/report-lines.ts';
import { pulledOn } from './comparable.ts';
import type { EventKind, FieldChange, ReportEvent } from './events.ts';
import { monthDiffers } from './field-changes.ts';
import { pairItems } from './pair-items.ts';

interface Filing {
  readonly id: string;
  readonly kind: PublicRecord['kind'];
  readonly record: BureauPublicRecord;
}

export function publicRecordEvents(bureau: Bureau, previous: CreditReport, next: CreditReport): ReportEvent[] {
  const of = (report: CreditReport): Filing[] =>
    report.publicRecords.flatMap(({ id, kind, byBureau }) => (byBureau[bureau] ?? []).map((record) => ({ id, kind, record })));
  const { pairs, gone, come } = pairItems(of(previous), of(next), [sameInAll, sameKey, sameCase]);
  const eventOf = (
    kind: EventKind,
    shown: Filing,
    sides: { before?: Filing; after?: Filing; changes?: FieldChange[]; evidence?: string | null },
  ): ReportEvent => ({
    kind,
    bureau,
    line: 'public-record',
    lineKey: keyOf(sides.before ?? shown),
    heading: shown.record.type,
    accountNumberMasked: shown.record.reference ?? null,
    negative: true,
    previousLineId: sides.before?.id ?? null,
    nextLineId: sides.after?.id ?? null,
    changes: sides.changes ?? [],
    evidence: sides.evidence ?? null,
  });
  return [
    ...pairs.map(({ before, after }) => {
      const changes = recordChanges(before.record, after.record);
      return eventOf(kindOf(changes), after, { before, after, changes });
    }),
    ...gone.map((before) => eventOf('deleted', before, { before, evidence: dueToLeave(before, next, bureau) })),
    ...come.map((after) => eventOf('added', after, { after })),
  ];
}

const keyOf = ({ kind, record }: Filing): string =>
  recordKeyOf(kind, {
    ...(record.filed && { filed: record.filed }),
    ...(record.reference !== undefined && { reference: record.reference }),
  });
const sameKey = (a: Filing, b: Filing): boolean => keyOf(a) === keyOf(b);
const sameInAll = (a: Filing, b: Filing): boolean =>
  sameKey(a, b) && a.record.type === b.record.type && a.record.status === b.record.status && a.record.filed?.iso === b.record.filed?.iso;

/** Same kind, filed within three days, and references that do not contradict: one may be missing or longer. */
function sameCase({ kind, record: a }: Filing, { kind: other, record: b }: Filing): boolean {
  if (kind !== other || !a.filed || !b.filed || Math.abs(daysBetween(a.filed.iso, b.filed.iso)) > 3) return false;
  const [x, y] = [(a.reference ?? '').replace(/\D/g, ''), (b.reference ?? '').replace(/\D/g, '')];
  return x === '' || y === '' || x.startsWith(y) || y.startsWith(x);
}

const RESOLVED = /dismiss|vacat|releas|satisf|\bpaid\b|withdraw|discharg/i;

function recordChanges(b: BureauPublicRecord, a: BureauPublicRecord): FieldChange[] {
  const changes: FieldChange[] = [];
  if (b.status !== '' && a.status !== '' && b.status.toUpperCase() !== a.status.toUpperCase()) {
    const [was, is] = [RESOLVED.test(b.status), RESOLVED.test(a.status)];
    changes.push({
      field: 'status',
      label: 'Status',
      before: b.status,
      after: a.status,
      effect: was === is ? 'neutral' : is ? 'better' : 'worse',
    });
  }
  for (const [field, label] of [
    ['filed', 'Filed'],
    ['resolved', 'Resolved'],
  ] as const) {
    const [was, is] = [b[field], a[field]];
    if (was && is && monthDiffers(was, is))
      changes.push({ field, label, before: formatPartialDate(was), after: formatPartialDate(is), effect: 'neutral' });
  }
  for (const [field, label] of [
    ['amount', 'Amount'],
    ['liabilities', 'Liabilities'],
  ] as const) {
    const [was, is] = [b[field], a[field]];
    if (was !== undefined && was !== null && is !== undefined && is !== null && was !== is) {
      changes.push({ field, label, before: formatDollars(was), after: formatDollars(is), effect: is < was ? 'better' : 'worse' });
    }
  }
  return changes;
}

function kindOf(changes: readonly FieldChange[]): EventKind {
  if (changes.length === 0) return 'unchanged';
  const [better, worse] = [changes.some(({ effect }) => effect === 'better'), changes.some(({ effect }) => effect === 'worse')];
  if (better === worse) return 'updated';
  return better ? 'improved' : 'worsened';
}

/** Bankruptcies stay ten years from the filing (bureaus drop a chapter 13 after seven), other records seven. */
function dueToLeave({ kind, record: { filed, chapter } }: Filing, next: CreditReport, bureau: Bureau): string | null {
  const today = pulledOn(next, bureau);
  const years = kind === 'bankruptcy' && chapter !== '13' ? 10 : 7;
  if (!filed || filed.precision === 'year' || !today || addMonths(filed.iso, years * 12) > today.iso) return null;
  return `It was filed on ${formatPartialDate(filed)}, so its ${years === 10 ? 'ten' : 'seven'} years were over and it was due to leave.`;
}
