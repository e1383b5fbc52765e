// Statements and titles in what is printed as a name or an address. No phrase of a forbidden claim has to be in them: whatever a sentence
// about accounts says, it stands over the client's signature as a name (15 U.S.C. 1679b(a)(1), (2)), and a title says that someone else writes.
import type { LintFinding } from './claim-linter.ts';
import { readWords } from './claims/read-words.ts';

export type PrintedKind = 'person' | 'address' | 'company' | 'title';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
/** A sentence needs them; a name may have one by chance ('Never', 'This Way'). */
const SAYING = set(
  'this that these those never not no nothing none is are was were isnt arent wasnt has have had been does did doesnt didnt my your their its ' +
    'which who because under without must shall should all any only cannot cant i we you they it',
);
/** Things a person and a place are not called after. */
const OF_ACCOUNTS = set(
  'account accounts acct accts debt debts balance balances payment payments creditor creditors bureau bureaus collection collections collector ' +
    'collectors tradeline tradelines inquiry inquiries loans lender furnisher',
);
/** No name has them: they say what was done, or what the law makes of it. */
const VERDICTS = set(
  'opened reopened owe owes owed disputes disputed disputing denies denied deny admits admitted confesses signed unsigned refuses rejects demands ' +
    'paid unpaid void voided invalid unlawful illegal fraud fraudulent defrauded unauthorized authorized settled discharged unverified ' +
    'unverifiable uncollectible unenforceable deleted delete removed remove reported misreported victim inaccurate incorrect',
);
const PARTICLES = set('de la las los del da das do dos di du van der den von zu zur bin ibn al el y e st san santa jr sr ii iii iv v');
/** More a person's name has not, particles and suffix apart. */
const MOST_NAME_WORDS = 7;
const OFFICE = /\b(?:at\s+law|law\s+(?:firm|office|offices|group|center|practice)|legal\s+(?:department|counsel|services?|team))\b/iu;
const TITLE =
  /\b(?:attorneys?|esq(?:uire)?|paralegal|notary|llc|pllc|llp|l\.l\.c|inc|corp|sui\s+juris|propria\s+persona)\b|,\s*(?:lawyer|counsel(?:or)?|j\.?\s?d\b|trustee|agent|judge|officer)|\bJ\.\s?D\.$/iu;
/** 'John Roe 3rd' is a name; a number of a law is none. */
const NUMBER = /\b\d{3}/u;
const SENTENCE_MARKS = /[;:!?=]/u;
const STATED = {
  message: 'A name or an address is printed as what it is, and not as a sentence. This says something of accounts, or of who writes.',
  advice: 'Enter the name or the address only, as it stands in the client’s papers.',
};
const STREETS =
  /^\d+[a-z]?\s.*\b(?:al(?:le)?y|ave(?:nue)?|blvd|boulevard|cir(?:cle)?|ct|court|dr(?:ive)?|hwy|highway|ln|lane|loop|path|pike|pkwy|parkway|pl(?:ace)?|rd|road|row|run|sq(?:uare)?|st(?:reet)?|ter(?:race)?|trl|trail|walk|way)\.?(?:\s+[nsew]{1,2})?(?:\s*(?:#|apt|unit|ste|suite)\.?\s*[\w-]{1,6})?$/iu;

/** What keeps `text` from being a name or an address of this kind; undefined when it can be one. */
export function findStatementInName(text: string, kind: PrintedKind): LintFinding | undefined {
  if (!isStatement(text, kind)) return undefined;
  return {
    rule: 'X5',
    family: 'statement as a name',
    level: 'block',
    phrase: text.trim(),
    index: 0,
    citation: '15 U.S.C. 1679b(a)(1), (2)',
    ...STATED,
  };
}

function isStatement(text: string, kind: PrintedKind): boolean {
  if (kind === 'person') return isStatementOfPerson(text);
  if (kind !== 'address') return saysOfAccounts(text, { verdict: true });
  return saysOfAccounts(text, { verdict: false }) || text.split(/[,;\n]/u).some((part) => isStatementOfPlace(part.trim()));
}

function isStatementOfPerson(text: string): boolean {
  const words = wordsOf(text);
  return (
    words.some((word) => VERDICTS.has(word)) ||
    words.filter((word) => SAYING.has(word)).length > 1 ||
    saysOfAccounts(text, { verdict: false }) ||
    words.filter((word) => !PARTICLES.has(word)).length > MOST_NAME_WORDS ||
    SENTENCE_MARKS.test(text) ||
    NUMBER.test(text) ||
    OFFICE.test(text) ||
    TITLE.test(text)
  );
}

/** Streets bear the names of anything ('1 Attorney St', '3 Void Rd'); what stands beside the street does not. */
function isStatementOfPlace(part: string): boolean {
  if (STREETS.test(part)) return false;
  const words = wordsOf(part);
  return (
    words.some((word) => VERDICTS.has(word)) ||
    words.filter((word) => SAYING.has(word)).length > 1 ||
    OFFICE.test(part) ||
    /\besq(?:uire)?\b/iu.test(part)
  );
}

/** A thing of accounts beside a word that only sentences have; with `verdict`, both of these, since companies are called after accounts. */
function saysOfAccounts(text: string, { verdict }: { readonly verdict: boolean }): boolean {
  const words = wordsOf(text);
  const has = (list: ReadonlySet<string>): boolean => words.some((word) => list.has(word));
  return has(OF_ACCOUNTS) && (verdict ? has(SAYING) && has(VERDICTS) : has(SAYING) || has(VERDICTS));
}

function wordsOf(text: string): readonly string[] {
  return readWords(text).words.map((word) => word.text.replaceAll(/[’'.]/gu, ''));
}
