// What was said of a line finds it again in a report of another format, where names and masks of numbers are written differently. Nothing
// is carried over on a likeness: one line must fit in this report, one in the report it was said of, and the two must have more in common
// than their keys.
import { nameSimilarity } from '../../account-matching/rules/creditor-name.ts';
import { lineKeyOf, sameLineKey } from '../../account-matching/rules/line-key.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { CreditReport, Tradeline } from '../../report-files/rules/model.ts';
import { accountLines, linesOf, type AccountLine } from './finding-parts.ts';
import type { ClientStatement, DisputedLine, Finding } from './finding.ts';

/** The report looked at and others of the same person, in which the keys to be found again were made. */
export interface Reports {
  readonly report: CreditReport;
  readonly others: readonly CreditReport[];
}

/** What a key names: one bureau's line, or an account at all its bureaus, which is named by its first line. */
interface Named {
  readonly key: string;
  readonly lines: readonly AccountLine[];
}

/** Names of one creditor in two formats of one provider are mostly cut at another length. */
const ALIKE = 0.85;
const LINE_KEY = /^(?:acct|coll)\|[0-9A-Z*]*\|[0-9-]*\|\d*\|[0-9A-Z]*$/;

/** Findings under the keys that answers to them were kept under; the rest under their own. */
export function keepKeys(findings: readonly Finding[], answered: ReadonlySet<string>, reports: Reports): Finding[] {
  const lookUp = finder(reports);
  const renamed = new Map<string, Finding[]>();
  for (const key of answered) {
    const answer = findings.some((finding) => finding.key === key) ? undefined : partsOf(key);
    const lineKey = answer && lookUp(answer.bureau, answer.lineKey);
    if (!answer || lineKey === undefined) continue;
    const own = [answer.code, answer.bureau ?? 'all', lineKey].join(':') + answer.rest;
    const finding = findings.find((one) => one.key === own && !answered.has(own));
    if (finding) renamed.set(own, [...(renamed.get(own) ?? []), { ...finding, key }]);
  }
  // Two answers about one finding: it is unknown which of them counts.
  return findings.map((finding) => {
    const [only, ...more] = renamed.get(finding.key) ?? [];
    return only && more.length === 0 ? only : finding;
  });
}

/** Statements and disputes about the lines of this report, under the keys these lines have in it. */
export function knowLines<T extends Pick<ClientStatement | DisputedLine, 'bureau' | 'lineKey'>>(said: readonly T[], reports: Reports): T[] {
  const lookUp = finder(reports);
  return said.map((one) => {
    if (one.bureau === undefined || one.lineKey === undefined || !LINE_KEY.test(one.lineKey)) return one;
    const lineKey = lookUp(one.bureau, one.lineKey);
    return lineKey === undefined ? one : { ...one, lineKey };
  });
}

/**
 * 'A40:TU:coll|***9211|2020-09||' in its parts; undefined for matters that are not about one account, or about several lines of one key.
 */
function partsOf(
  key: string,
): { readonly code: string; readonly bureau: Bureau | null; readonly lineKey: string; readonly rest: string } | undefined {
  const [code = '', bureau = '', lineKey = '', ...rest] = key.split(':');
  if (!LINE_KEY.test(lineKey) || (bureau !== 'all' && bureau !== 'EQ' && bureau !== 'EX' && bureau !== 'TU')) return undefined;
  return { code, bureau: bureau === 'all' ? null : bureau, lineKey, rest: rest.map((part) => `:${part}`).join('') };
}

/** Answers the key that a line has in this report by a key made in another one; undefined when it is here as it is, or cannot be told. */
function finder({ report, others }: Reports): (bureau: Bureau | null, key: string) => string | undefined {
  const named = new Map<string, readonly Named[]>();
  const namedIn = (at: number, bureau: Bureau | null): readonly Named[] => {
    const of = at === -1 ? report : others[at];
    const place = `${at} ${bureau ?? 'all'}`;
    const list = named.get(place) ?? (of === undefined ? [] : nameAll(of, bureau));
    named.set(place, list);
    return list;
  };
  return (bureau, key) => {
    const here = namedIn(-1, bureau);
    if (here.some((one) => one.key === key)) return undefined;
    const now = only(here, key);
    const at = others.findLastIndex((_, index) => namedIn(index, bureau).some((one) => one.key === key));
    if (!now || at === -1) return undefined;
    const then = only(namedIn(at, bureau), key);
    if (!then || only(namedIn(at, bureau), now.key) !== then) return undefined;
    return then.lines.some((a) => now.lines.some((b) => isAlike(a, b))) ? now.key : undefined;
  };
}

function nameAll(report: CreditReport, bureau: Bureau | null): Named[] {
  if (bureau !== null)
    return accountLines(report)
      .filter((line) => line.bureau === bureau)
      .map((line) => ({ key: keyOf(line), lines: [line] }));
  return report.accounts.flatMap((account: Tradeline) => {
    const lines = linesOf(account);
    return lines[0] ? [{ key: keyOf(lines[0]), lines }] : [];
  });
}

/** The one that this key can name, if there is just one. */
function only(list: readonly Named[], key: string): Named | undefined {
  const fitting = list.filter(({ lines }) => lines.some((line) => sameLineKey(keyOf(line), key)));
  return fitting.length === 1 ? fitting[0] : undefined;
}

/**
 * Of one bureau, with the same creditor by name, or the same highest amount: where masks hide what the other shows, a key proves little.
 */
function isAlike(a: AccountLine, b: AccountLine): boolean {
  if (a.bureau !== b.bureau) return false;
  const { creditorName: one, highCredit: most } = a.trade;
  return (
    nameSimilarity(one, b.trade.creditorName) >= ALIKE || (most !== undefined && most !== null && most > 0 && most === b.trade.highCredit)
  );
}

function keyOf({ trade, collection }: AccountLine): string {
  return lineKeyOf(trade, collection);
}
