// What a letter may say. Gates of a round and letters use the same rule, so that every opened round can be written.
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import { FIELD_WORDS, type ClaimField } from './claim-fields.ts';
import { lintClaims, lintTyped, type LintFinding } from './claim-linter.ts';
import { describeClaim } from './claim-refusal.ts';
import { findInstruction, findReason, fitsItem } from './dispute-reasons.ts';
import { judgeClaim } from './judge-claim.ts';
import { fitsField } from './fits-field.ts';
import { findClaimInName } from './name-claims.ts';
import type { PrintedKind } from './name-statements.ts';
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

/**
 * A report is quoted word for word, so brackets and blanks in it are the bureau's own. Only values left by a program are refused, and names that
 * are claims: the letter's own sentences carry them.
 */
function judgeQuotes({ kind, heading, accountNumberMasked, reported }: JudgedItem): LetterProblem[] {
  const isBlank = (text: string): boolean => /^(undefined|NaN|\[object \w+\])?$/.test(text.trim());
  const blank = [{ label: 'name', value: heading }, ...reported.filter(({ value }) => value !== '')].find(({ value }) => isBlank(value));
  return [
    ...(blank ? [block('lineBlank', `The report gives no ${blank.label.toLowerCase()} for this item that a letter could quote.`)] : []),
    ...(accountNumberMasked !== null && isWholeNumber(accountNumberMasked)
      ? [block('numberUnmasked', 'The account number is not masked. Letters carry only its last four digits.')]
      : []),
    // Personal details are printed between quotation marks, and an alert speaks of fraud by right.
    ...(kind === 'personal-information'
      ? []
      : [heading, ...reported.flatMap(({ label, value }) => (label === 'Original creditor' ? [value] : []))]
    )
      .flatMap((name) => findClaim(name, 'company') ?? [])
      .map((found) => ({
        ...problemOf(found),
        message: `The report names a company of this item so that a letter would say it as its own words. ${found.message}`,
      })),
  ];
}

/** A cache: a draft has the same names each time it is saved. */
const JUDGED_NAMES = new Map<string, LintFinding | null>();
const MOST_JUDGED = 2000;

/** The first claim in what is printed as a name or an address. Numbers are checked where these are entered. */
function findClaim(text: string, kind: PrintedKind): LintFinding | undefined {
  const key = `${kind}|${text}`;
  const known = JUDGED_NAMES.get(key);
  if (known !== undefined) return known ?? undefined;
  const found = findClaimInName(text, kind);
  if (JUDGED_NAMES.size >= MOST_JUDGED) JUDGED_NAMES.clear();
  JUDGED_NAMES.set(key, found ?? null);
  return found;
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
        'Identity theft is no item of a round: it goes out as a request for a block, with four papers. “Identity theft block” says which are missing. Take the item out to open the round.',
        '15 U.S.C. 1681c-2(a)',
      ),
    ];
  return reason.afterResults && !answered
    ? [block('reasonTooEarly', `"${reason.label}" can be chosen once the bureau has answered.`, '15 U.S.C. 1681i(a)(6), (7)')]
    : [];
}

function judgeInstruction({ kind, instructionCode, reasonCode }: JudgedItem, answered: boolean): LetterProblem[] {
  const reason = reasonCode === null ? undefined : findReason(reasonCode);
  const instruction = instructionCode === null ? undefined : findInstruction(instructionCode);
  if (!instruction) return [block('instructionMissing', 'Choose what the bureau is asked to do.')];
  if (!instruction.itemKinds.includes(kind)) return [block('instructionUnfit', `"${instruction.label}" does not fit this kind of item.`)];
  // “Remove what the law no longer allows” is untrue of a line that is wrong for another reason.
  if (instruction.ofReason && reason && !reason.instructions.some((code) => code === instruction.code))
    return [block('instructionUnfit', `“${instruction.label}” does not go with “${reason.label}”.`, CROA_TRUTH)];
  return instruction.afterResults && !answered
    ? [block('instructionTooEarly', `"${instruction.label}" can be chosen once the bureau has answered.`, '15 U.S.C. 1681i(a)(6)(B)(iii)')]
    : [];
}

/** Right values that are names. */
const NAMES: ReadonlySet<ClaimField> = new Set<ClaimField>(['name', 'original-creditor', 'court']);
/** A fact says something when it has a word of more than two letters. */
const SAYS_SOMETHING = /\p{L}{3}/u;

function judgeFacts(item: JudgedItem): LetterProblem[] {
  const { correct = [], reasonCode } = item;
  const facts = [...item.facts, ...correct.flatMap(({ value }) => (value === null ? [] : [{ text: value }]))];
  const characters = findUnprintable(facts.map(({ text }) => text).join(' '));
  const unfit = correct.find(({ field, value }) => value !== null && !fitsField(field, value));
  return [
    ...judgeGrounds(item),
    ...(unfit
      ? [
          block(
            'correctionUnfit',
            `“${unfit.value ?? ''}” cannot be the ${FIELD_WORDS[unfit.field].missing}. Give the few words the bureau should print there; what happened, and what it means, belongs into the facts.`,
            CROA_TRUTH,
          ),
        ]
      : []),
    ...(characters.length > 0 ? [block('unprintable', unprintableSentence('A fact', characters))] : []),
    ...(facts.some(({ text }) => hasLeftoverField(text))
      ? [block('factUnfinished', 'A fact still has a blank that is not filled in.')]
      : []),
    // Together, as they are read: a denial in one fact and a payment in the next contradict each other.
    ...lintClaims(
      [...item.facts, ...correct.flatMap(({ field, value }) => (value === null || NAMES.has(field) ? [] : [{ text: value }]))]
        .map(({ text }) => text)
        .join('\n\n'),
      { where: 'letter', reasonCode },
    ).map((found) => problemOf(found)),
    ...correct
      .flatMap(({ field, value }) =>
        value !== null && NAMES.has(field) ? (findClaim(value, field === 'name' ? 'person' : 'company') ?? []) : [],
      )
      .map((found) => problemOf(found)),
    // What the report shows is suggested by this program, and not typed.
    ...item.facts
      .filter(({ source }) => source !== 'report')
      .map(({ text }) => text)
      .concat(correct.flatMap(({ field, value }) => (value === null || FIELD_WORDS[field].kind !== 'text' ? [] : [value])))
      .flatMap((text) => lintTyped(text, { where: 'letter', reasonCode }).filter(({ rule }) => rule === 'likeness'))
      .map((found) => problemOf(found)),
  ];
}

function problemOf({ level, message, advice, citation, phrase }: LintFinding): LetterProblem {
  return {
    kind: level === 'block' ? 'claimForbidden' : 'claimDoubtful',
    message: `${message} ${advice}`,
    citation,
    blocks: level === 'block',
    found: phrase,
  };
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
  readonly problem: 'empty' | 'unfilled' | 'unprintable' | 'forbidden';
  readonly characters: readonly string[];
  /** Of a forbidden claim: what is wrong with the words found. */
  readonly claim?: { readonly sentence: string; readonly citation: string };
}

/** By the label a text is given under, here or in a letter: 'name', 'other name “…”', 'client.otherNames.0', 'enclosures.1', 'street'. */
function kindOf(label: string): PrintedKind {
  if (/^(?:client\.)?name$|^other name |^client\.otherNames\./u.test(label)) return 'person';
  return /^enclosures\.|^title$/u.test(label) ? 'title' : 'address';
}

/** What keeps texts about the client, by their names, from being printed in a letter. */
export function judgePrinted(texts: Readonly<Record<string, string>>): PrintedProblem[] {
  return Object.entries(texts).flatMap(([label, text]): PrintedProblem[] => {
    const characters = findUnprintable(text);
    const claim = findClaim(text, kindOf(label));
    if (text.trim() === '') return [{ label, text, problem: 'empty', characters: [] }];
    return [
      ...(isUnfilled(text) ? [{ label, text, problem: 'unfilled' as const, characters: [] }] : []),
      ...(characters.length > 0 ? [{ label, text, problem: 'unprintable' as const, characters }] : []),
      ...(claim
        ? [
            {
              label,
              text,
              problem: 'forbidden' as const,
              characters: [],
              claim: { sentence: describeClaim(claim), citation: claim.citation },
            },
          ]
        : []),
    ];
  });
}

/** A document by its name where a letter may print that, else by what it is. */
export function printableTitle(title: string): string {
  return judgePrinted({ title }).length === 0 ? title : 'Document';
}

export function unprintableSentence(what: string, characters: readonly string[]): string {
  return `${what} has characters letters cannot be printed with: ${characters.join(' ')}. Please write it in Latin letters.`;
}

function block(kind: LetterProblemKind, message: string, citation: string | null = null): LetterProblem {
  return { kind, message, citation, blocks: true };
}
