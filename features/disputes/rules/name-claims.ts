// Claims in names and addresses that letters print. The linter reads sentences; streets, companies and people may bear words that are claims
// only in a sentence ('12 UCC Rd', 'Wet Ink Ct', a person called Will I Sue). What remains refused is what a name could smuggle in: a
// threat, a demand, or a theory put behind a name.
import { lintClaims, type LintFinding } from './claim-linter.ts';
import type { ClaimNumber } from './claims/claim-rule.ts';
import { findStatementInName, type PrintedKind } from './name-statements.ts';

/** Claims that are made by naming a thing. The others are made by what is demanded, promised or threatened, whatever form the text has. */
const NAMED_THINGS: ReadonlySet<ClaimNumber> = new Set(['X3', 'X5', 'X12', 'X13', 'X15', 'X17']);
/** No street, company or person is called by these: they make a sentence. */
const SPEAKING =
  /\b(?:you|your|yours|me|my|it|its|them|their|this|that|these|those|all|must|shall|demand\w*|delet\w*|remov\w*|eras\w*|unless|within|without|under|because|pay|owe|not|never|no)\b/iu;
const STREET =
  /^(?:\d+[a-z]?(?:-\d+)?(?:\s+\d\/\d)?\s+)?(?:[nsew]{1,2}\.?\s+)?(?:\p{L}[\p{L}'’.-]*\s+){1,4}(?:al(?:le)?y|ave(?:nue)?|blvd|boulevard|cir(?:cle)?|c(?:our)?t|cv|cove|dr(?:ive)?|expy|hwy|highway|ln|lane|loop|pass|path|pike|pkwy|parkway|pl(?:ace)?|plz|plaza|pt|point|rd|road|row|run|sq(?:uare)?|st(?:reet)?|ter(?:race)?|trl|trail|walk|way)\.?(?:\s+(?:[nsew]{1,2}|north|south|east|west))?\.?(?:\s*(?:#|apt|unit|ste|suite|rm|lot|bldg|fl)\.?\s*[\w-]{1,6})?$/iu;
const COMPANY =
  /^(?:[\p{L}&][\p{L}&'’.-]*\s+){1,6}(?:agency|assoc(?:iates|iation)?|bank|center|centre|church|clinic|co|company|corp|corporation|fcu|finance|financial|fund|funding|group|hospital|inc|insurance|lending|llc|llp|lp|ltd|partners|pllc|recovery|school|services?|solutions|stores?|systems?|trust|university)\.?(?:,?\s+(?:inc|llc|na|n\.a)\.?)?$/iu;
const PERSON = /^\p{L}[\p{L}'’-]*\.?(?:\s+\p{L}[\p{L}'’-]*\.?){0,3}$/u;
/** 'I will sue': who speaks comes first. 'Will I Sue' is a name with its initial. */
const SPEAKER_FIRST = /^(?:I|we|my|our)\b/iu;

/** The gravest claim that a name or an address makes; undefined for ordinary names. A whole number in it is looked at elsewhere. */
export function findClaimInName(text: string, kind: PrintedKind): LintFinding | undefined {
  const parts = partsOf(text);
  const claim = lintClaims(text, { where: 'letter' }).find(
    (found) => found.level === 'block' && found.rule !== 'privacy' && !parts.some((part) => isOnlyNamed(part, found)),
  );
  return claim ?? findStatementInName(text, kind);
}

interface Part {
  readonly text: string;
  readonly index: number;
}

/** What stands between commas and line breaks. */
function partsOf(text: string): Part[] {
  return [...text.matchAll(/[^,;\n]+/gu)].map((match) => ({
    text: match[0].trim(),
    index: match.index + (match[0].length - match[0].trimStart().length),
  }));
}

function isOnlyNamed({ text, index }: Part, { rule, phrase, index: at }: LintFinding): boolean {
  if (at < index || at + phrase.length > index + text.length || SPEAKING.test(text)) return false;
  if (NAMED_THINGS.has(rule)) return STREET.test(text) || COMPANY.test(text) || (PERSON.test(text) && isSurname(phrase));
  // Words that are names as often: Will, Sue.
  return rule === 'X16' && PERSON.test(text) && !SPEAKER_FIRST.test(text) && /\b(?:will|sue)\b/iu.test(phrase);
}

/** One word that is no abbreviation. */
function isSurname(phrase: string): boolean {
  return /^\p{L}{5,}$/u.test(phrase);
}
