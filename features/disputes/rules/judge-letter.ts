// What a letter may say. Gates of a round and letters use the same rule, so that every opened round can be written.
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import { lintClaims } from './claim-linter.ts';
import { findInstruction, findReason, fitsItem } from './dispute-reasons.ts';
import { judgeClaim } from './judge-claim.ts';
import { restates } from './restatement.ts';
import type { JudgedItem, LetterProblem, LetterProblemKind } from './judged-item.ts';
import { hasLeftoverField, isUnfilled } from './leftover-fields.ts';
import { findUnprintable } from './printable.ts';

const CROA_TRUTH = '15 U.S.C. 1679b(a)(1)';

export type { JudgedFact, JudgedItem, LetterProblem, LetterProblemKind } from './judged-item.ts';

/**
 * Why no letter can dispute an item like this, in the order in which a person would fix it; empty when one can. `answered`: the bureau
 * has answered a dispute of it.
 */
export function judgeLetterItem(
  item: JudgedItem,
  { answered, today }: { readonly answered: boolean; /** For what depends on age. */ readonly today?: CivilDate },
): LetterProblem[] {
  return [
    ...judgeQuotes(item),
    ...judgeReason(item, answered),
    ...judgeInstruction(item, answered),
    ...judgeClaim(item, today),
    ...judgeFacts(item),
  ];
}

/** A report is quoted word for word, so brackets and blanks in it are the bureau's own. Only values left by a program are refused. */
function judgeQuotes({ heading, accountNumberMasked, reported }: JudgedItem): LetterProblem[] {
  const isBlank = (text: string): boolean => /^(undefined|NaN|\[object \w+\])?$/.test(text.trim());
  const blank = [{ label: 'name', value: heading }, ...reported.filter(({ value }) => value !== '')].find(({ value }) => isBlank(value));
  return [
    ...(blank ? [block('lineBlank', `The report gives no ${blank.label.toLowerCase()} for this item that a letter could quote.`)] : []),
    ...(accountNumberMasked !== null && isWholeNumber(accountNumberMasked)
      ? [block('numberUnmasked', 'The account number is not masked. Letters carry only its last four digits.')]
      : []),
  ];
}

function isWholeNumber(text: string): boolean {
  return /\d(?:[ -]?\d){8,}/.test(text) && !/[*xX•#]/.test(text);
}

function judgeReason({ kind, reasonCode, reported }: JudgedItem, answered: boolean): LetterProblem[] {
  const reason = reasonCode === null ? undefined : findReason(reasonCode);
  if (!reason) return [block('reasonMissing', 'Choose what is wrong with this item.', CROA_TRUTH)];
  if (!fitsItem(reason, { kind, reported })) return [block('reasonUnfit', `"${reason.label}" does not fit this kind of item.`)];
  if (reason.requires !== undefined)
    return [
      block(
        'reasonNeedsDocuments',
        'Identity theft needs the report the client filed, proof of identity and a signed statement. That path is not open here.',
        '15 U.S.C. 1681c-2(a)',
      ),
    ];
  return reason.afterResults && !answered
    ? [block('reasonTooEarly', `"${reason.label}" can be chosen once the bureau has answered.`, '15 U.S.C. 1681i(a)(6), (7)')]
    : [];
}

function judgeInstruction({ kind, instructionCode }: JudgedItem, answered: boolean): LetterProblem[] {
  const instruction = instructionCode === null ? undefined : findInstruction(instructionCode);
  if (!instruction) return [block('instructionMissing', 'Choose what the bureau is asked to do.')];
  if (!instruction.itemKinds.includes(kind)) return [block('instructionUnfit', `"${instruction.label}" does not fit this kind of item.`)];
  return instruction.afterResults && !answered
    ? [block('instructionTooEarly', `"${instruction.label}" can be chosen once the bureau has answered.`, '15 U.S.C. 1681i(a)(6)(B)(iii)')]
    : [];
}

/** A fact says something when it has a word of more than two letters. */
const SAYS_SOMETHING = /\p{L}{3}/u;

function judgeFacts(item: JudgedItem): LetterProblem[] {
  const { correct = [], reasonCode } = item;
  const facts = [...item.facts, ...correct.flatMap(({ value }) => (value === null ? [] : [{ text: value }]))];
  const characters = findUnprintable(facts.map(({ text }) => text).join(' '));
  return [
    ...judgeGrounds(item),
    ...(characters.length > 0 ? [block('unprintable', unprintableSentence('A fact', characters))] : []),
    ...(facts.some(({ text }) => hasLeftoverField(text))
      ? [block('factUnfinished', 'A fact still has a blank that is not filled in.')]
      : []),
    // Together, as they are read: a denial in one fact and a payment in the next contradict each other.
    ...lintClaims(facts.map(({ text }) => text).join('\n\n'), { where: 'letter', reasonCode }).map(
      ({ level, message, advice, citation, phrase }) => ({
        kind: level === 'block' ? ('claimForbidden' as const) : ('claimDoubtful' as const),
        message: `${message} ${advice}`,
        citation,
        blocks: level === 'block',
        found: phrase,
      }),
    ),
  ];
}

/**
 * The client's answer to a finding, or to the question about a personal detail, is a ground by itself; otherwise a fact must say more than the
 * report.
 */
function judgeGrounds({ kind, facts, claims = [], bureau, reported }: JudgedItem): LetterProblem[] {
  if (claims.length > 0 || kind === 'personal-information') return [];
  const said = facts.filter(({ text }) => SAYS_SOMETHING.test(text));
  if (said.length === 0) return [block('factMissing', 'State what is wrong and how you know.', CROA_TRUTH)];
  return bureau !== undefined && said.every(({ text }) => restates(text, { reported, bureauName: BUREAU_NAMES[bureau] }))
    ? [block('factRepeats', 'The facts only repeat what the bureau reports. Add how the client knows that it is wrong.', CROA_TRUTH)]
    : [];
}

export interface PrintedProblem {
  /** The name under which the text was given. */
  readonly label: string;
  readonly text: string;
  readonly problem: 'empty' | 'unfilled' | 'unprintable';
  readonly characters: readonly string[];
}

/** What keeps texts about the client, by their names, from being printed in a letter. */
export function judgePrinted(texts: Readonly<Record<string, string>>): PrintedProblem[] {
  return Object.entries(texts).flatMap(([label, text]): PrintedProblem[] => {
    const characters = findUnprintable(text);
    if (text.trim() === '') return [{ label, text, problem: 'empty', characters: [] }];
    return [
      ...(isUnfilled(text) ? [{ label, text, problem: 'unfilled' as const, characters: [] }] : []),
      ...(characters.length > 0 ? [{ label, text, problem: 'unprintable' as const, characters }] : []),
    ];
  });
}

export function unprintableSentence(what: string, characters: readonly string[]): string {
  return `${what} has characters letters cannot be printed with: ${characters.join(' ')}. Please write it in Latin letters.`;
}

function block(kind: LetterProblemKind, message: string, citation: string | null = null): LetterProblem {
  return { kind, message, citation, blocks: true };
}
