// What a person says of two lines when they put accounts together or take one apart: pairs of lines, because lines outlive reports.
import { type Bureau, BUREAUS } from '../../report-files/rules/bureaus.ts';
import type { BureauTrade, CreditReport, LineRef, Tradeline } from '../../report-files/rules/model.ts';
import type { MatchDecision } from './decisions.ts';
import { lineKeyOf, lineRefOf, sameLineKey } from './line-key.ts';

/** A decision with text that names its lines to people. */
export interface DecidedPair {
  readonly kind: MatchDecision['kind'];
  readonly a: LineRef;
  readonly b: LineRef;
}
/** A possible split: these lines of one bureau become a separate account. */
export interface SplitChoice {
  readonly bureau: Bureau;
  readonly lines: readonly BureauTrade[];
  /** Which of several lines of the bureau, from 2; absent when all go. */ readonly place?: number;
}

const LONGEST = { heading: 300, accountNumberMasked: 80 } as const;

/** The lines of an account, bureau by bureau. */
export function linesOfAccount({ byBureau }: Tradeline): BureauTrade[] {
  return BUREAUS.flatMap((bureau) => byBureau[bureau] ?? []);
}

export function refOf(account: Tradeline, trade: BureauTrade): LineRef {
  const ref = lineRefOf(trade, account.portfolio === 'COLL');
  return {
    ...ref,
    heading: ref.heading.slice(0, LONGEST.heading),
    accountNumberMasked: ref.accountNumberMasked.slice(0, LONGEST.accountNumberMasked),
  };
}

/** The line that `ref` names, with the account it is in. */
export function findLine(
  report: CreditReport,
  ref: Pick<LineRef, 'bureau' | 'lineKey'>,
): { readonly account: Tradeline; readonly trade: BureauTrade } | undefined {
  const keyed = report.accounts.flatMap((account) =>
    (account.byBureau[ref.bureau] ?? []).map((trade) => ({ account, trade, key: lineKeyOf(trade, account.portfolio === 'COLL') })),
  );
  const exact = keyed.find(({ key }) => key === ref.lineKey);
  if (exact) return exact;
  const masked = keyed.filter(({ key }) => sameLineKey(key, ref.lineKey));
  return masked.length === 1 ? masked[0] : undefined;
}

/**
 * Whether two accounts can be one: a bureau lists an account on one line, so none may list both or one of them twice, and a collection is
 * never the account it came from.
 */
export function mayBeMatched(x: Tradeline, y: Tradeline): boolean {
  return (
    x.id !== y.id &&
    (x.portfolio === 'COLL') === (y.portfolio === 'COLL') &&
    BUREAUS.every((bureau) => (x.byBureau[bureau]?.length ?? 0) + (y.byBureau[bureau]?.length ?? 0) < 2)
  );
}

/** Every line of one account with every line of the other. Where a bureau lists an account twice, only its first line is used. */
export function decideOneAccount(x: Tradeline, y: Tradeline): DecidedPair[] {
  return firstLines(x).flatMap((a) => firstLines(y).map((b) => ({ kind: 'same' as const, a: refOf(x, a), b: refOf(y, b) })));
}

export function decideTwoAccounts(x: Tradeline, y: Tradeline): DecidedPair[] {
  return distinct(
    linesOfAccount(x).flatMap((a) => linesOfAccount(y).map((b) => ({ kind: 'different' as const, a: refOf(x, a), b: refOf(y, b) }))),
  );
}

/**
 * The possible splits of the account: one for each bureau when there are several, and one for each further line of a bureau that lists it
 * twice.
 */
export function splitChoices(account: Tradeline): SplitChoice[] {
  const collection = account.portfolio === 'COLL';
  const reported = BUREAUS.flatMap((bureau) => {
    const lines = account.byBureau[bureau];
    return lines?.length ? [{ bureau, lines }] : [];
  });
  const further = reported.flatMap(({ bureau, lines }) => {
    const keys = lines.map((line) => lineKeyOf(line, collection));
    // Lines that cannot be distinguished cannot be split either.
    return lines.flatMap((line, at) =>
      at === 0 || keys.filter((key) => key === keys[at]).length > 1 ? [] : [{ bureau, lines: [line], place: at + 1 }],
    );
  });
  return [...(reported.length > 1 ? reported : []), ...further];
}

/**
 * The chosen lines are another account than each of the rest. The rest stays one account: a partition of the vendor does so by itself,
 * but lines put together by rule or by hand may have hung together by those that go.
 */
export function splitOff(account: Tradeline, { lines: going }: SplitChoice): DecidedPair[] {
  const staying = linesOfAccount(account).filter((line) => !going.includes(line));
  const parted = going.flatMap((a) => staying.map((b) => ({ kind: 'different' as const, a: refOf(account, a), b: refOf(account, b) })));
  const isVendors = account.matchMethod === 'vendor-partition' || account.matchMethod === 'blended';
  const firsts = isVendors ? [] : staying.filter((line, at) => staying.findIndex(({ bureau }) => bureau === line.bureau) === at);
  const kept = firsts.slice(1).map((b, at) => ({ kind: 'same' as const, a: refOf(account, firsts[at] ?? b), b: refOf(account, b) }));
  return distinct([...parted, ...kept]);
}

/** Decisions about lines of this account: those that hold it together, and those that keep it from `other` lines. */
export function decisionsAbout<T extends DecidedPair>(
  account: Tradeline,
  decisions: readonly T[],
): { readonly together: readonly T[]; readonly apart: readonly { readonly said: T; readonly other: LineRef }[] } {
  const collection = account.portfolio === 'COLL';
  const names = linesOfAccount(account).map((line) => ({ bureau: line.bureau, key: lineKeyOf(line, collection) }));
  const holds = ({ bureau, lineKey }: LineRef): boolean => names.some((name) => name.bureau === bureau && sameLineKey(name.key, lineKey));
  return {
    together: decisions.filter(({ kind, a, b }) => kind === 'same' && holds(a) && holds(b)),
    apart: decisions.flatMap((said) =>
      said.kind === 'different' && holds(said.a) !== holds(said.b) ? [{ said, other: holds(said.a) ? said.b : said.a }] : [],
    ),
  };
}

function firstLines({ byBureau }: Tradeline): BureauTrade[] {
  return BUREAUS.flatMap((bureau) => byBureau[bureau]?.[0] ?? []);
}

/** Lines under one key are named once. */
function distinct(pairs: readonly DecidedPair[]): DecidedPair[] {
  const names = pairs.map(({ a, b }) =>
    [a, b]
      .map(({ bureau, lineKey }) => `${bureau} ${lineKey}`)
      .sort()
      .join(' & '),
  );
  return pairs.filter((_, at) => names.indexOf(names[at] ?? '') === at);
}
