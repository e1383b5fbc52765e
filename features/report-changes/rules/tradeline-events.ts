// Events of the accounts of one bureau.
import { addMonths } from '../../../platform/base/civil-date.ts';
import { type Bureau, BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import type { BureauTrade, CreditReport } from '../../report-files/rules/model.ts';
import { nameSimilarity } from '../../account-matching/rules/creditor-name.ts';
import { sameLineKey } from '../../account-matching/rules/line-key.ts';
import { matchLineOf } from '../../account-matching/rules/match-line.ts';
import { scorePair } from '../../account-matching/rules/score-pair.ts';
import { findNegativeReasons } from '../../report-files/rules/negativity.ts';
import { formatPartialDate } from '../../report-files/rules/report-lines.ts';
import { pulledOn } from './comparable.ts';
import type { DeletedLine, EventKind, FieldChange, ReportEvent } from './events.ts';
import { fieldChanges, isDerogatory, type Compared } from './field-changes.ts';
import { fileLines, type FileLine } from './file-line.ts';
import { pairLines, type LinePair } from './pair-lines.ts';
import { reAgedEvidence } from './re-aged.ts';

export interface TradelinesOfBureau {
  readonly bureau: Bureau;
  readonly previous: CreditReport;
  readonly next: CreditReport;
  /** Lines of this bureau that earlier comparisons saw disappear. */
  readonly deleted: readonly DeletedLine[];
}

export function tradelineEvents({ bureau, previous, next, deleted }: TradelinesOfBureau): ReportEvent[] {
  const { pairs, gone, come } = pairLines(fileLines(previous, bureau), fileLines(next, bureau));
  const sameSource = previous.sourceFormat === next.sourceFormat;
  const known = pairs.map(({ after }) => after);
  const waiting = [...deleted];
  return [
    ...pairs.map((pair) => eventOfPair(pair, sameSource)),
    ...gone.map((line) => eventOf('deleted', line, { before: line, evidence: dueToLeave(line.line.trade, next, bureau) })),
    ...come.map((line) => {
      const back = waiting.findIndex((one) => isSameAsDeleted(one, line));
      if (back >= 0) {
        waiting.splice(back, 1);
        return eventOf('re-inserted', line, {
          after: line,
          evidence: `An earlier report showed that ${BUREAU_NAMES[bureau]} no longer listed this line; it is back with the same number${line.line.month === null ? '' : ' and month of opening'}.`,
        });
      }
      const twin = known.find((other) => isDuplicateOf(line, other));
      if (!twin) return eventOf('added', line, { after: line });
      return eventOf('duplicate', line, { after: line, evidence: duplicateEvidence(line, twin) });
    }),
  ];
}

function eventOfPair({ before, after, link }: LinePair, sameSource: boolean): ReportEvent {
  const changes = fieldChanges(compared(before), compared(after), sameSource);
  const sides = { before, after, changes };
  if (link === 'sold-on') {
    const from = before.line.trade.creditorName;
    return eventOf('sold-on', after, {
      ...sides,
      evidence: `${from} no longer reports this debt, and ${after.line.trade.creditorName} reports one of the same original creditor and about the same amount.`,
    });
  }
  const reAged =
    link === 'certain' ? reAgedEvidence(before.line, after.line, isDerogatory(compared(before)) && isDerogatory(compared(after))) : null;
  if (reAged !== null) return eventOf('re-aged', after, { ...sides, evidence: reAged });
  const evidence =
    link === 'likely'
      ? 'The account number or another mark changed; it is taken for the same account because month of opening, amounts or name agree.'
      : null;
  return eventOf(kindOf(before, after, changes), after, { ...sides, evidence });
}

function kindOf(before: FileLine, after: FileLine, changes: readonly FieldChange[]): EventKind {
  if (changes.length === 0) return 'unchanged';
  const [was, is] = [isNegative(before), isNegative(after)];
  if (was !== is) return was ? 'improved' : 'worsened';
  const [better, worse] = [changes.some(({ effect }) => effect === 'better'), changes.some(({ effect }) => effect === 'worse')];
  if (better === worse) return 'updated';
  return better ? 'improved' : 'worsened';
}

interface Sides {
  readonly before?: FileLine;
  readonly after?: FileLine;
  readonly changes?: readonly FieldChange[];
  readonly evidence?: string | null;
}

function eventOf(kind: EventKind, shown: FileLine, { before, after, changes, evidence }: Sides): ReportEvent {
  const { account, line } = shown;
  return {
    kind,
    bureau: line.bureau,
    line: 'tradeline',
    lineKey: (before ?? shown).line.lineKey,
    heading: line.trade.creditorName || account.displayName,
    accountNumberMasked: line.trade.accountNumberMasked || null,
    negative: isNegative(shown),
    previousLineId: before?.account.id ?? null,
    nextLineId: after?.account.id ?? null,
    changes: changes ?? [],
    evidence: evidence ?? null,
  };
}

const compared = ({ account, line }: FileLine): Compared => ({ trade: line.trade, collection: account.portfolio === 'COLL' });

function isNegative({ account, line }: FileLine): boolean {
  return findNegativeReasons({ [line.bureau]: [line.trade] }, account.portfolio === 'COLL').length > 0;
}

/** Hard evidence only: the same key, or the same number and month of opening; a line that is merely like the deleted one is new. */
function isSameAsDeleted({ lineKey, account, trade }: DeletedLine, { line }: FileLine): boolean {
  const old = matchLineOf(trade, account.portfolio);
  const readable = line.number.replaceAll('*', '').length >= 4;
  if (lineKey === line.lineKey && (readable || trade.vendorKey !== undefined)) return true;
  const score = scorePair(old, line);
  const sameMonth = old.month !== null && old.month === line.month;
  return (
    sameMonth &&
    ((score?.byNumber === true && score.confidence >= 0.9) ||
      (sameLineKey(lineKey, line.lineKey) && readable && (score?.confidence ?? 0) >= 0.8))
  );
}

/** A new line that fits another of the same bureau by its number, or a collection of a debt that the original creditor still reports. */
function isDuplicateOf(line: FileLine, other: FileLine): boolean {
  const score = scorePair(line.line, other.line);
  if (score) return score.byNumber && score.confidence >= 0.9 && line.line.month === other.line.month;
  return isCollectionOf(line, other) || isCollectionOf(other, line);
}

function isCollectionOf({ line: collection }: FileLine, { line: original }: FileLine): boolean {
  if (collection.family !== 'collection' || original.family === 'collection') return false;
  const owed = collection.amounts[1];
  const sameDebt = nameSimilarity(collection.trade.originalCreditor ?? '', original.trade.creditorName) >= 0.85;
  return sameDebt && owed !== null && owed > 0 && owed === original.amounts[1];
}

function duplicateEvidence({ line }: FileLine, { line: other }: FileLine): string {
  const name = `${other.trade.creditorName} ${other.trade.accountNumberMasked}`.trim();
  return line.family === other.family
    ? `The same bureau already lists ${name} with the same number and month of opening.`
    : `The same bureau also lists ${name} with the same balance, so that one debt counts twice.`;
}

/** A late account leaves seven years after its first delinquency, which is not the success of a dispute. */
function dueToLeave({ firstDelinquency }: BureauTrade, next: CreditReport, bureau: Bureau): string | null {
  const today = pulledOn(next, bureau);
  if (!firstDelinquency || firstDelinquency.precision === 'year' || !today || addMonths(firstDelinquency.iso, 84) > today.iso) return null;
  return `The first delinquency was in ${formatPartialDate({ iso: firstDelinquency.iso, precision: 'month' })}, so its seven years were over and the line was due to leave.`;
}
