// Whether a claim says enough, and nothing that cannot be known: the right value, the months, the start of the reporting period, the paper.
import { addDays, formatCivilDate, parseCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { FIELD_WORDS, formatCorrect, type ClaimField } from './claim-fields.ts';
import type { DisputeReason } from './dispute-reason-shape.ts';
import { findReason } from './dispute-reasons.ts';
import { speakOf, reportedField } from './dispute-vocabulary.ts';
import type { JudgedItem, LetterProblem, LetterProblemKind } from './judged-item.ts';
import { lastDayReported, latestStart, readLatest } from './obsolete-start.ts';

const CROA_TRUTH = '15 U.S.C. 1679b(a)(1)';
const SUFFICIENT = '15 U.S.C. 1681i(a)(3)(A)';
/** Years a late payment may be reported (15 U.S.C. 1681c(a)(5)). */
const LATE_YEARS = 7;

/** What keeps the claim of an item out of a letter. `today` judges ages; without it they are not judged. */
export function judgeClaim(item: JudgedItem, today: CivilDate | undefined): LetterProblem[] {
  const reason: DisputeReason | undefined = item.reasonCode === null ? undefined : findReason(item.reasonCode);
  if (!reason?.itemKinds.includes(item.kind)) return [];
  const documents = judgeDocuments(item, reason);
  // The client's answer to a finding says what is wrong and what is right.
  if (item.claims !== undefined && item.claims.length > 0) return documents;
  return [...judgeCorrections(item, reason), ...judgeMonths(item, reason, today), ...judgeStart(item, reason, today), ...documents];
}

/** Fields a person may fill in for a reason: those it corrects, or the start it counts from. */
export function fieldsOf(reason: DisputeReason, kind: JudgedItem['kind']): readonly ClaimField[] {
  const fields = reason.corrects ?? (reason.needsStart ? (['first-delinquency', 'filed'] as const) : []);
  const isOfRecord = (field: ClaimField): boolean => ['record-status', 'filed', 'chapter', 'amount', 'court'].includes(field);
  return kind === 'public-record'
    ? fields.filter((field) => isOfRecord(field))
    : fields.filter((field) => !isOfRecord(field) || kind !== 'tradeline');
}

function judgeCorrections(item: JudgedItem, reason: DisputeReason): LetterProblem[] {
  const { correct = [] } = item;
  const fields = fieldsOf(reason, item.kind);
  const strange = correct.find(({ field }) => !fields.includes(field));
  if (strange) return [block('correctionUnfit', `“${FIELD_WORDS[strange.field].label}” does not belong to “${reason.label}”.`)];
  if (reason.corrects !== undefined && correct.length === 0)
    return [
      block(
        'correctionMissing',
        `Say what it should be: ${fields.map((field) => FIELD_WORDS[field].label.toLowerCase()).join(', ')}, or that it should be removed. A letter that only says “wrong” gives the bureau nothing to check.`,
        SUFFICIENT,
      ),
    ];
  const unread = correct.find(({ field, value }) => value !== null && !isReadable(field, value));
  if (unread)
    return [
      block(
        'correctionUnfit',
        `“${FIELD_WORDS[unread.field].label}” should be ${FIELD_WORDS[unread.field].kind === 'date' ? 'a day or a month' : 'an amount'}: ${unread.value ?? ''} is none.`,
        SUFFICIENT,
      ),
    ];
  const about = speakOf(item, '');
  const repeats = correct.find(({ field, value }) => {
    const reported = reportedField(about, field);
    return value === null
      ? reported === undefined && field !== 'remark'
      : reported !== undefined && sameValue(formatCorrect({ field, value }), reported);
  });
  return repeats === undefined
    ? []
    : [
        block(
          'correctionRepeats',
          repeats.value === null
            ? `The bureau reports no ${FIELD_WORDS[repeats.field].missing}, so there is nothing to remove.`
            : `This is what the bureau reports already: ${formatCorrect({ field: repeats.field, value: repeats.value })}.`,
          CROA_TRUTH,
        ),
      ];
}

function judgeMonths({ months = [] }: JudgedItem, reason: DisputeReason, today: CivilDate | undefined): LetterProblem[] {
  if (reason.needsMonths === undefined) return [];
  if (months.length === 0) return [block('monthsMissing', 'Name the months: a bureau can check months, not a history.', SUFFICIENT)];
  if (reason.needsMonths !== 'old' || today === undefined) return [];
  const recent = months.find((month) => (endOfReporting(month) ?? today) >= today);
  return recent === undefined ? [] : [block('monthsTooRecent', `Seven years from ${recent} have not passed yet.`, '15 U.S.C. 1681c(a)(5)')];
}

/** The last day on which a month shown as late may be reported. */
function endOfReporting(month: string): CivilDate | undefined {
  const [year, number] = month.split('-').map(Number);
  if (year === undefined || number === undefined) return undefined;
  const next = parseCivilDate(`${year + LATE_YEARS + (number === 12 ? 1 : 0)}-${String((number % 12) + 1).padStart(2, '0')}-01`);
  return next && addDays(next, -1);
}

/** Age is counted from a known day, or a day before which it was; never from the last payment or the date opened (X18). */
function judgeStart(item: JudgedItem, reason: DisputeReason, today: CivilDate | undefined): LetterProblem[] {
  if (!reason.needsStart) return [];
  const start = latestStart(item);
  if (start === undefined)
    return [
      block(
        'startUnknown',
        'The bureau prints no start of the reporting period. Enter the day by which the client had first fallen behind, or the case was filed.',
        '15 U.S.C. 1681c(c)(1)',
      ),
    ];
  const last = lastDayReported(item, start);
  return today === undefined || last < today
    ? []
    : [
        block(
          'startTooRecent',
          `With this start it may be reported through ${formatCivilDate(last)}, so it is not too old yet.`,
          '15 U.S.C. 1681c(a), (c)(1)',
        ),
      ];
}

function judgeDocuments({ facts }: JudgedItem, reason: DisputeReason): LetterProblem[] {
  const without = facts.find(({ source, document, text }) => source === 'document' && !document && text.trim() !== '');
  if (without)
    return [
      block(
        'documentMissing',
        (without.documentId ?? null) === null
          ? 'Choose the document that shows this, or mark the fact as what the client says. Letters name only documents in hand.'
          : 'The document that shows this is not accepted yet, or is not valid any more. Review it on Documents, or choose another one.',
        CROA_TRUTH,
      ),
    ];
  return reason.needsDocument && !facts.some(({ source, document }) => source === 'document' && document)
    ? [
        block(
          'documentMissing',
          `“${reason.label}” rests on a paper. Add a fact that a document shows, and choose the document.`,
          CROA_TRUTH,
        ),
      ]
    : [];
}

function isReadable(field: ClaimField, value: string): boolean {
  const { kind } = FIELD_WORDS[field];
  if (kind === 'date') return readLatest(formatCorrect({ field, value })) !== undefined;
  return kind !== 'money' || /^-?\$[\d,]+(?:\.\d\d)?$/.test(formatCorrect({ field, value }));
}

function sameValue(a: string, b: string): boolean {
  const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return plain(a) === plain(b);
}

function block(kind: LetterProblemKind, message: string, citation: string | null = null): LetterProblem {
  return { kind, message, citation, blocks: true };
}
