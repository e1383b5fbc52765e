// What the client said of their whole file, against what an item says (15 U.S.C. 1679b(a)(1); law.md G15, G23, X1, X2): 'I was never in
// bankruptcy', 'I never lived at …', 'I never had an account with …', and the contrary of each.
import { formatCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { isSameAddress, sameText } from '../../report-files/rules/person-texts.ts';
import { detailOf } from '../../report-files/rules/personal-lines.ts';
import type { Fact, GateRefusal } from '../contract.ts';
import { THEIRS } from './contradictions.ts';
import { NOT_THEIRS } from './correct-words.ts';
import { findReason } from './dispute-reasons.ts';
import type { DisputeItemKind } from './dispute-vocabulary.ts';
import { LONGEST_CASE, readFileStatements, type FileStatement } from './read-file-statements.ts';

export interface SaidOfFile extends FileStatement {
  readonly on: CivilDate;
  /** Where it was said: a statement on record, an earlier round, or another item of this one. */
  readonly where: { readonly statement: true } | { readonly round: number; readonly words: string } | { readonly words: string };
}

/** Statements on record that are about the whole file. */
export const FILE_STATEMENT_KINDS = [
  'bankruptcy',
  'no-bankruptcy',
  'never-lived-at',
  'unknown-name',
  'unknown-employer',
  'accommodation',
  'loan-rehabilitated',
] as const;
export type FileStatementKind = (typeof FILE_STATEMENT_KINDS)[number];

/** A statement on record as what it says of the file; undefined where it does not say of what. */
export function statementOfFile({
  kind,
  words,
  happenedOn,
}: {
  readonly kind: FileStatementKind;
  readonly words: string | null;
  readonly happenedOn: CivilDate | null;
}): FileStatement | undefined {
  const what = words?.trim() ?? '';
  if (kind === 'no-bankruptcy') return { about: 'bankruptcy', holds: false, what: '' };
  if (kind === 'bankruptcy') {
    const chapter = (/^(7|11|12|13)$/.exec(what) ?? /\bch(?:apter|\.)?\s*(7|11|12|13)\b/i.exec(what))?.[1];
    const discharged = happenedOn === null ? undefined : Number(happenedOn.slice(0, 4));
    return {
      about: 'bankruptcy',
      holds: true,
      what: '',
      ...(chapter !== undefined && { chapter }),
      ...(discharged !== undefined && { filed: [discharged - LONGEST_CASE, discharged] as const }),
    };
  }
  if (what === '') return undefined;
  if (kind === 'never-lived-at') return { about: 'address', holds: false, what };
  if (kind === 'unknown-name') return { about: 'name', holds: false, what };
  if (kind === 'unknown-employer') return { about: 'employer', holds: false, what };
  // Who had an agreement with a lender had an account there.
  return { about: 'account', holds: true, what };
}

interface StatedItem {
  readonly kind: DisputeItemKind;
  readonly heading: string;
  readonly reasonCode: string | null;
  readonly facts: readonly Pick<Fact, 'text' | 'source' | 'documentId'>[];
  readonly reported: readonly { readonly label: string; readonly value: string }[];
  readonly claims?: readonly { readonly because: string }[] | undefined;
}

/** Why this item contradicts what the client said of their file, one refusal for each matter; empty when it does not. */
export function checkFileStatements(item: StatedItem, said: readonly SaidOfFile[]): GateRefusal[] {
  const own = wordsOfItem(item);
  const byReason = statementsOfReason(item);
  const within = byReason.flatMap((one) => (own.some((other) => excludes(item, one, other)) ? [one] : []));
  const before = [...byReason, ...own].flatMap((one) => {
    const found = said.findLast((other) => excludes(item, one, other));
    return found ? [found] : [];
  });
  const label = (item.reasonCode === null ? undefined : findReason(item.reasonCode)?.label) ?? 'this item';
  return [
    ...(within.length > 0
      ? [refusal('disputes.factContradicts', `The facts contradict “${label}”. Ask the client again, then change the reason or the fact.`)]
      : []),
    ...[...new Map(before.map((one) => [`${one.about}|${one.what}`, one])).values()].map((one) => refuseSaid(one, label)),
  ];
}

/** What the client says in an item, sentence by sentence: what the report prints is not theirs. */
export function wordsOfItem({ heading, facts, claims = [] }: Pick<StatedItem, 'heading' | 'facts' | 'claims'>): FileStatement[] {
  return [...facts.filter(({ source }) => source !== 'report').map(({ text }) => text), ...claims.map(({ because }) => because)].flatMap(
    (text) => readFileStatements(text, heading),
  );
}

/** Reasons that take a case as the client's own and dispute how it is reported. */
const CASE_IS_THEIRS: ReadonlySet<string> = new Set([
  'record-satisfied',
  'record-dismissed',
  'record-details-wrong',
  'dates-wrong',
  'incomplete',
]);
const DETAILS: Readonly<Record<string, FileStatement['about']>> = { name: 'name', address: 'address', employer: 'employer' };

/** What the reason itself says of the file. */
function statementsOfReason({ kind, heading, reasonCode, reported }: StatedItem): FileStatement[] {
  if (reasonCode === null) return [];
  const valueOf = (label: string): string => reported.find((row) => row.label === label)?.value ?? '';
  if (kind === 'personal-information') {
    const about = DETAILS[detailOf(reported) ?? ''];
    const holds = reasonCode === 'name-misspelled';
    return about ? [{ about, holds, what: reported[0]?.value ?? '' }] : [];
  }
  if (kind === 'public-record') {
    const isCase = /bankrupt|chapter/i.test(`${heading} ${valueOf('Chapter')}`) || valueOf('Chapter') !== '';
    const theirs = CASE_IS_THEIRS.has(reasonCode);
    if (!isCase || !(theirs || NOT_THEIRS.has(reasonCode))) return [];
    const chapter = /\b(7|11|12|13)\b/.exec(`${valueOf('Chapter')} ${heading}`)?.[1];
    const year = /\b(?:19|20)\d{2}\b/.exec(valueOf('Filed'))?.[0];
    return [
      {
        about: 'bankruptcy',
        holds: theirs,
        what: '',
        ...(chapter !== undefined && { chapter }),
        ...(year !== undefined && { filed: [Number(year), Number(year)] as const }),
      },
    ];
  }
  if (reasonCode === 'in-bankruptcy')
    return [
      { about: 'bankruptcy', holds: true, what: '' },
      { about: 'account', holds: true, what: heading },
    ];
  if (kind !== 'tradeline' || !(THEIRS.has(reasonCode) || NOT_THEIRS.has(reasonCode))) return [];
  return [{ about: 'account', holds: THEIRS.has(reasonCode), what: heading }];
}

/** They cannot both be true. A paper that shows whose account it is answers a lender the client had something with: they may have two. */
function excludes({ facts }: StatedItem, one: FileStatement, other: FileStatement): boolean {
  if (one.about !== other.about || one.holds === other.holds) return false;
  switch (one.about) {
    case 'bankruptcy':
      return canBeOneCase(one, other);
    case 'address':
      return isSameAddress(one.what, other.what);
    case 'account':
      return isSameCompany(one.what, other.what) && (one.holds || facts.every(({ documentId }) => documentId == null));
    default:
      return sameText(one.what, other.what);
  }
}

function canBeOneCase(one: FileStatement, other: FileStatement): boolean {
  if (one.chapter !== undefined && other.chapter !== undefined && one.chapter !== other.chapter) return false;
  const [a, b] = [one.filed, other.filed];
  return a === undefined || b === undefined || (a[0] <= b[1] && b[0] <= a[1]);
}

const NAME_LETTERS = 4;

/** One name begins the other: 'Capital One' and 'CAPITAL ONE BANK USA'. */
function isSameCompany(a: string, b: string): boolean {
  const [x, y] = [a, b].map((name) =>
    name
      .toUpperCase()
      .replace(/^THE\s+/, '')
      .replaceAll(/[^A-Z0-9]/g, ''),
  );
  if (x === undefined || y === undefined || Math.min(x.length, y.length) < NAME_LETTERS) return false;
  return x.startsWith(y) || y.startsWith(x);
}

const WORDS: Readonly<Record<FileStatement['about'], (what: string, holds: boolean) => string>> = {
  bankruptcy: (_what, holds) => (holds ? 'they were in bankruptcy' : 'they were never in bankruptcy'),
  address: (what, holds) => (holds ? `they lived at “${what}”` : `they never lived at “${what}”`),
  name: (what, holds) => (holds ? `they used the name “${what}”` : `they never used the name “${what}”`),
  employer: (what, holds) => (holds ? `they worked for “${what}”` : `they never worked for “${what}”`),
  account: (what, holds) => (holds ? `they had an account with “${what}”` : `they never had an account with “${what}”`),
};

function refuseSaid({ about, holds, what, on, where }: SaidOfFile, label: string): GateRefusal {
  const end = `That contradicts “${label}” here. Ask the client which is true.`;
  if ('statement' in where)
    return refusal(
      'disputes.contradicted',
      `The client said on ${formatCivilDate(on)} that ${WORDS[about](what, holds)}. ${end} What was a mistake is changed on the Findings tab.`,
    );
  if ('round' in where)
    return {
      ...refusal('disputes.contradictsRound', `Round ${where.round} (${formatCivilDate(on)}) said “${where.words}” ${end}`),
      overridable: true,
    };
  return refusal('disputes.factContradicts', `Another item of this round says “${where.words}” ${end}`);
}

function refusal(code: string, message: string): GateRefusal {
  return { code, message, citation: '15 U.S.C. 1679b(a)(1)', blocks: true };
}
