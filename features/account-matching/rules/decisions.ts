// What people decided of pairs of lines, looked up by the lines of a report.
import { sameLineKey } from './line-key.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { MatchLine } from './match-line.ts';

/** What a person decided of two lines; it wins over every rule, in this report and in later ones. */
export interface MatchDecision {
  readonly kind: 'same' | 'different';
  readonly a: DecidedLine;
  readonly b: DecidedLine;
}
export interface DecidedLine {
  readonly bureau: Bureau;
  readonly lineKey: string;
}

export interface Verdicts {
  /** True when a person said that these two lines are different accounts. */
  readonly parted: (a: MatchLine, b: MatchLine) => boolean;
  /** Pairs a person said are one account, in an order that does not depend on that of the decisions. */
  readonly joined: readonly { readonly a: readonly MatchLine[]; readonly b: readonly MatchLine[] }[];
}

/**
 * The last word on a pair of lines counts, also where an earlier one was given under another mask of the number. A key that this report
 * masks differently is found by what of it can be read, if only one line fits.
 */
export function verdictsOn(lines: readonly MatchLine[], decisions: readonly MatchDecision[]): Verdicts {
  const last = new Map<
    string,
    { readonly kind: MatchDecision['kind']; readonly a: readonly MatchLine[]; readonly b: readonly MatchLine[] }
  >();
  for (const { kind, a, b } of decisions) {
    const [x, y] = [findLines(lines, a), findLines(lines, b)];
    last.set([nameOf(x[0] ?? a), nameOf(y[0] ?? b)].sort().join(' & '), { kind, a: x, b: y });
  }
  const found = [...last].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
  const apart = found
    .filter(({ kind }) => kind === 'different')
    .map(({ a, b }) => ({ a: new Set(a.map(nameOf)), b: new Set(b.map(nameOf)) }));
  if (apart.length === 0) return { parted: () => false, joined: found };
  return {
    parted: (x, y) => {
      const [one, other] = [nameOf(x), nameOf(y)];
      return apart.some(({ a, b }) => (a.has(one) && b.has(other)) || (a.has(other) && b.has(one)));
    },
    joined: found.filter(({ kind }) => kind === 'same'),
  };
}

/** Lines under this key. One bureau may list several that cannot be distinguished. */
function findLines(lines: readonly MatchLine[], { bureau, lineKey }: DecidedLine): MatchLine[] {
  const ofBureau = lines.filter((line) => line.bureau === bureau);
  const exact = ofBureau.filter((line) => line.lineKey === lineKey);
  if (exact.length > 0) return exact;
  const masked = ofBureau.filter((line) => sameLineKey(line.lineKey, lineKey));
  return masked.length === 1 ? masked : [];
}

function nameOf({ bureau, lineKey }: DecidedLine): string {
  return `${bureau} ${lineKey}`;
}
