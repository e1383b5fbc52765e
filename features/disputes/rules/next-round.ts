// What a next round may say of a line that was disputed before and is still listed: never the same again, always what is new (law.md G17). Each
// proposal names the way it follows and what was tried; a person chooses, and the gates judge it like any item.
import { formatCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { ReportLine } from '../../report-files/rules/report-lines.ts';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import type { DraftItemInput } from '../contract.ts';
import { CLAIM_FIELDS, FIELD_WORDS, formatCorrect } from './claim-fields.ts';
import { findInstruction, findReason } from './dispute-reasons.ts';
import { lastResult, type EarlierDispute } from './earlier-disputes.ts';
import type { ProposalKind } from './proposal-kinds.ts';

/** A document in hand that no earlier dispute of the line named. */
export interface HeldPaper {
  readonly id: string;
  readonly title: string;
  readonly receivedOn: CivilDate;
}
export interface LineNow {
  readonly line: ReportLine;
  /** The day of what this bureau says in the report; null where it is not known. */
  readonly reportedOn: CivilDate | null;
  /** Disputes of this line with this bureau, oldest first. */
  readonly earlier: readonly EarlierDispute[];
}
export interface Proposal {
  readonly kind: ProposalKind;
  readonly citation: string;
  /** Why it may be sent: what happened since. */
  readonly why: string;
  /** What a person has to add before it can go out; null where nothing is missing but the client's word. */
  readonly needs: string | null;
  readonly item: DraftItemInput;
}

/** A45: the answer stands against a paper. Its facts have to be new, so none of before goes with it. */
const CONTRADICTED = {
  reasonCode: 'verified-but-contradicted',
  instructionCode: 'explain-how-verified',
  facts: [],
  correct: [],
  months: [],
};

/** The proposals for one line, the strongest first; none while the bureau has time, or while an outcome waits for a decision. */
export function proposeForLine({ line, reportedOn, earlier }: LineNow, papers: readonly HeldPaper[], today: CivilDate): Proposal[] {
  const last = earlier.at(-1);
  const result = lastResult(earlier, today);
  if (!last || !result || (last.state === 'in-progress' && last.isProposed === true)) return [];
  const name = BUREAU_NAMES[line.bureau];
  const isLater = reportedOn !== null && result.on !== null && reportedOn > result.on;
  const on = result.on === null ? '' : ` on ${formatCivilDate(result.on)}`;
  const propose = (
    kind: ProposalKind,
    citation: string,
    why: string,
    item: Partial<DraftItemInput>,
    needs: string | null = null,
  ): Proposal => {
    const made = { ...again(line, earlier.findLast(isOrdinary) ?? last), ...item };
    return { kind, citation, why, needs: needs ?? (made.facts.length === 0 ? 'Add how the client knows.' : null), item: made };
  };
  switch (result.result) {
    case 'removed':
      if (!isLater) return [];
      return last.noticeOn
        ? [
            propose(
              'reinserted',
              '15 U.S.C. 1681i(a)(1), (5)(B)',
              `${name} removed it${on}, wrote on ${formatCivilDate(last.noticeOn)} that it was put back, and the report of ${formatCivilDate(reportedOn)} lists it.`,
              {},
            ),
          ]
        : [
            propose(
              'reinserted',
              '15 U.S.C. 1681i(a)(5)(B)',
              `${name} removed it${on}, and the report of ${formatCivilDate(reportedOn)} lists it again.`,
              { reasonCode: 'reinserted', instructionCode: 'explain-reinsertion', facts: [], correct: [], months: [] },
            ),
          ];
    case 'unanswered':
      return [
        // Asked for before, the same again says nothing new.
        ...(last.reasonCode === 'not-answered'
          ? []
          : [
              propose(
                'no-answer',
                '15 U.S.C. 1681i(a)(1), (6)',
                `No answer of ${name} came by ${result.on === null ? 'its last day' : formatCivilDate(result.on)}.`,
                { reasonCode: 'not-answered', instructionCode: 'send-result', correct: [], months: [] },
              ),
            ]),
        ...ofPapers(propose, newPapers(papers, earlier), last),
      ];
    case 'confirmed':
      return [
        ...ofPapers(propose, newPapers(papers, earlier), last).map((one) => ({ ...one, item: { ...one.item, ...CONTRADICTED } })),
        ...(earlier.some(({ instructionCode }) => instructionCode === 'explain-how-verified')
          ? []
          : [
              propose('procedure', '15 U.S.C. 1681i(a)(6)(B)(iii), (a)(7)', `${name} confirmed it${on}. How it did so was never asked.`, {
                instructionCode: 'explain-how-verified',
              }),
            ]),
      ];
    case 'corrected': {
      const differing = isLater ? stillDiffering(line, last) : [];
      return differing.length === 0
        ? []
        : [
            propose(
              'still-wrong',
              '15 U.S.C. 1681i(a)(5)(A)',
              `${name} corrected it${on}, but the report of ${reportedOn === null ? '' : formatCivilDate(reportedOn)} still shows ${differing.join(' and ')}.`,
              {},
            ),
          ];
    }
  }
}

/** About what the bureau reports, and not about how it answered. */
function isOrdinary({ reasonCode }: EarlierDispute): boolean {
  return reasonCode !== null && findReason(reasonCode)?.afterResults !== true;
}

/**
 * The dispute as it was made last, for the line as it is listed now. What the bureau itself printed then is left out: it may print something else
 * now. The client is asked again.
 */
function again({ bureau, kind, lineId }: ReportLine, last: EarlierDispute): DraftItemInput {
  const reason = findReason(last.reasonCode ?? '');
  const request = findInstruction(last.instructionCode ?? '');
  return {
    bureau,
    kind,
    lineId,
    reasonCode: reason?.code ?? null,
    instructionCode: (request?.afterResults === true ? reason?.instructions[0] : request?.code) ?? null,
    facts: last.facts.filter(({ source }) => source !== 'report').map((one) => ({ ...one })),
    correct: correctionsOf(last),
    months: [...(last.months ?? [])],
    clientConfirmed: false,
  };
}

function correctionsOf({ correct = [] }: Pick<EarlierDispute, 'correct'>): NonNullable<DraftItemInput['correct']> {
  return correct.flatMap(({ field, value }) => {
    const known = CLAIM_FIELDS.find((one) => one === field);
    return known ? [{ field: known, value }] : [];
  });
}

/** Papers that came after the last letter, and that no letter about the line named. */
function newPapers(papers: readonly HeldPaper[], earlier: readonly EarlierDispute[]): readonly HeldPaper[] {
  const named = new Set(earlier.flatMap(({ facts }) => facts.flatMap(({ documentId }) => documentId ?? [])));
  const sentOn = earlier.at(-1)?.sentOn;
  return papers.filter(({ id, receivedOn }) => !named.has(id) && sentOn !== undefined && receivedOn > sentOn);
}

/** One proposal, whatever the number of papers: which of them shows what is wrong, only a person knows. */
function ofPapers(
  propose: (kind: ProposalKind, citation: string, why: string, item: Partial<DraftItemInput>, needs: string | null) => Proposal,
  papers: readonly HeldPaper[],
  { sentOn }: EarlierDispute,
): Proposal[] {
  if (papers.length === 0) return [];
  const titles = [...new Set(papers.map(({ title }) => title))].slice(0, 3).join(', ');
  return [
    propose(
      'new-document',
      '15 U.S.C. 1681i(a)(4)',
      `Since the letter of ${formatCivilDate(sentOn)} the client gave: ${titles}.`,
      {},
      'Add the fact that the document shows. Without it this is the same dispute again.',
    ),
  ];
}

/** Values that the client said are otherwise, as the bureau prints them now. */
function stillDiffering({ reported }: ReportLine, last: EarlierDispute): string[] {
  const printed = new Map(reported.map(({ label, value }) => [label.toLowerCase(), value]));
  return correctionsOf(last).flatMap(({ field, value }) => {
    const { label, reported: labels } = FIELD_WORDS[field];
    const now = labels.map((one) => printed.get(one.toLowerCase())).find((one) => one !== undefined && one !== '');
    const isRight = value === null ? now === undefined : now !== undefined && sameValue(now, formatCorrect({ field, value }));
    return now === undefined || isRight ? [] : [`${label.toLowerCase()} ${now}`];
  });
}

const sameValue = (a: string, b: string): boolean => a.replaceAll(/\s+/gu, ' ').trim().toLowerCase() === b.toLowerCase();
