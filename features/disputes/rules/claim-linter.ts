// Claims a letter must never make, found in text people type. Families of phrases and a reader of citations decide, sentence by sentence,
// by what is claimed or demanded and not by a citation alone. What no phrase finds, a small model of words may still warn of. The linter reads words: a clean text can still be untrue, which is why the
// client confirms each fact.
import { CLAIM_FAMILIES, LIKENESS, PRIVATE_NUMBERS } from './claims/claim-families.ts';
import type { Claim, ClaimFamily, ClaimLevel, ClaimNumber } from './claims/claim-rule.ts';
import { likenessOf } from './claims/likeness-model.ts';
import { LIKENESS_MODEL } from './claims/likeness-weights.ts';
import { PhraseBook, type PhraseMatch, type Steps } from './claims/phrases.ts';
import { findPrivateNumbers } from './claims/private-numbers.ts';
import { joinCitations } from './claims/read-citations.ts';
import { readWords, splitSentences, type Word } from './claims/read-words.ts';
import { asFirstPerson } from './claims/third-person.ts';
import { MEANINGS } from './claims/word-meanings.ts';

export interface LintFinding {
  readonly rule: ClaimNumber;
  readonly family: string;
  /** 'block': the text may not go out so. 'warn': a person should look. */
  readonly level: ClaimLevel;
  /** The words found, and where they begin. */
  readonly phrase: string;
  readonly index: number;
  /** What is wrong. */
  readonly message: string;
  /** What to write instead. */
  readonly advice: string;
  readonly citation: string;
}

/**
 * 'letter': facts and notes that are printed. 'answer': what clients tell their office; nothing that happened to them is refused there, as
 * the office must be able to hear it. 'note': what staff keep beside a dispute, such as what a bureau wrote; only advice that no one may
 * give is refused. Answers are judged again as 'letter' before they become facts.
 */
export type ClaimPlace = 'letter' | 'note' | 'answer';
export interface LintContext {
  readonly where: ClaimPlace;
  /** The reason of the item the text belongs to. */
  readonly reasonCode?: string | null;
  /** Counts the steps of the search, for tests. */
  readonly steps?: Steps;
}

/** Rules that only warn in an answer to the office: what the client did, what was done to them, and what they were told. */
const HEARD: ReadonlySet<ClaimNumber> = new Set(['X2', 'X3', 'X4', 'X18', 'X22', 'X24']);
/** Rules that refuse a note. */
const NOTED: ReadonlySet<ClaimNumber> = new Set(['X4', 'X5', 'X20', 'X22', 'privacy']);
const levelIn = (where: ClaimPlace, rule: ClaimNumber, level: ClaimLevel): ClaimLevel =>
  (where === 'answer' && HEARD.has(rule)) || (where === 'note' && !NOTED.has(rule)) ? 'warn' : level;

const CLAIMS = CLAIM_FAMILIES.flatMap((family) => family.claims.map((claim) => ({ family, claim })));
const phrasesOf = ({ find, also = [], near = [], unless = [] }: Claim): readonly string[] => [
  ...find,
  ...also.flat(),
  ...near.flat(),
  ...unless,
];
const BOOK = new PhraseBook(
  CLAIMS.flatMap(({ claim }) => phrasesOf(claim)),
  MEANINGS,
);

/** Forbidden and risky claims in `text` by phrases and numbers, in text order; one finding per rule and place. Linear in the length of the text. */
export function lintClaims(text: string, { where, reasonCode = null, steps = { count: 0 } }: LintContext): LintFinding[] {
  const { folded, words } = readWords(text);
  const sentences = splitSentences(joinCitations(words));
  const ofClient = sentences.map((sentence) => asFirstPerson(sentence));
  const findings: LintFinding[] = [];
  const add = (family: ClaimFamily, level: ClaimLevel, start: number, end: number): void => {
    const { rule, message, advice, citation, family: name } = family;
    findings.push({
      rule,
      family: name,
      level: levelIn(where, rule, level),
      phrase: text.slice(start, end),
      index: start,
      message,
      advice,
      citation,
    });
  };
  const original = (start: number, end: number) => [folded.from[start] ?? 0, folded.to[end - 1] ?? text.length] as const;
  const numbers = findPrivateNumbers(text, folded.plain);
  for (const { start, end } of numbers.inOriginal) add(PRIVATE_NUMBERS, 'block', start, end);
  for (const { start, end } of numbers.inFolded) add(PRIVATE_NUMBERS, 'block', ...original(start, end));
  const readings = [sentences, ...(ofClient.some((one) => one) ? [sentences.map((sentence, at) => ofClient[at] ?? sentence)] : [])];
  for (const reading of readings) {
    const matches = reading.map((sentence) => BOOK.find(sentence, steps));
    for (const [at, sentence] of reading.entries()) {
      for (const { family, claim } of CLAIMS) {
        const match = findClaim(claim, matches, at, reasonCode);
        if (match) add(family, claim.level ?? family.level, ...original(...placeOf(sentence, match)));
      }
    }
  }
  return oneEach(findings);
}

/** From here on a sentence counts as like the forbidden ones; docs/decisions/2026-11-23-likeness-of-claims.md says what it costs. */
const LIKELY = 0.65;
/** Fewer words say too little to be compared. */
const FEWEST_WORDS = 4;

/**
 * The same for words a person typed, with warnings of sentences that no phrase finds but that are like forbidden ones. Not for the sentences
 * of this program: the model knows only how people write.
 */
export function lintTyped(text: string, context: LintContext): LintFinding[] {
  const findings = lintClaims(text, context);
  if (context.where !== 'letter') return findings;
  const { folded, words } = readWords(text);
  const isFound = (start: number, end: number): boolean => findings.some((one) => one.index < end && start < one.index + one.phrase.length);
  const likely = splitSentences(joinCitations(words)).flatMap((sentence): LintFinding[] => {
    const original = (first: number, last: number): readonly [number, number] => [
      folded.from[sentence[first]?.start ?? 0] ?? 0,
      folded.to[(sentence[last]?.end ?? 0) - 1] ?? text.length,
    ];
    const { share, first, last } = likenessOf(LIKENESS_MODEL, sentence, context.reasonCode ?? null);
    if (sentence.length < FEWEST_WORDS || share <= LIKELY || isFound(...original(0, sentence.length - 1))) return [];
    const [start, end] = original(first, last);
    const { rule, level, message, advice, citation, family } = LIKENESS;
    return [{ rule, family, level, phrase: text.slice(start, end), index: start, message, advice, citation }];
  });
  return [...findings, ...likely].toSorted((a, b) => a.index - b.index);
}

/** Whether any finding forbids the text. */
export function isForbidden(findings: readonly LintFinding[]): boolean {
  return findings.some((f) => f.level === 'block');
}

/** A text that goes into a letter. */
export function lintLetterText(text: string): LintFinding[] {
  return lintClaims(text, { where: 'letter' });
}

type Matches = ReadonlyMap<string, PhraseMatch>;

function findClaim(claim: Claim, matches: readonly Matches[], at: number, reasonCode: string | null): PhraseMatch | undefined {
  if (claim.reasons && (reasonCode === null || !claim.reasons.includes(reasonCode))) return undefined;
  const here = matches[at];
  const match = here && claim.find.map((phrase) => here.get(phrase)).find((one) => one !== undefined);
  if (!here || !match) return undefined;
  const around = matches.slice(Math.max(0, at - 1), at + 2);
  const holds =
    (claim.also ?? []).every((group) => group.some((phrase) => here.has(phrase))) &&
    (claim.near ?? []).every((group) => group.some((phrase) => around.some((one) => one.has(phrase)))) &&
    !(claim.unless ?? []).some((phrase) => here.has(phrase));
  return holds ? match : undefined;
}

function placeOf(sentence: readonly Word[], { first, last }: PhraseMatch): readonly [start: number, end: number] {
  return [sentence[first]?.start ?? 0, sentence[last]?.end ?? 0];
}

/** The gravest finding of each rule at a place, in text order. */
function oneEach(findings: readonly LintFinding[]): LintFinding[] {
  const gravest = [...findings.filter(({ level }) => level === 'block'), ...findings.filter(({ level }) => level === 'warn')];
  const firsts = gravest.filter((f, i) => !gravest.some((other, j) => j < i && other.rule === f.rule && overlap(other, f)));
  return firsts.toSorted((a, b) => a.index - b.index);
}

function overlap(a: LintFinding, b: LintFinding): boolean {
  return a.index < b.index + b.phrase.length && b.index < a.index + a.phrase.length;
}
