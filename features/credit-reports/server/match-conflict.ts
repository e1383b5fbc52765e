// Whether two lines can be one account. Pure.
import type { AccountMatch } from '../contract.ts';
import type { DecidedLine, MatchDecision } from '../rules/matching/match-accounts.ts';
import { BUREAU_NAMES, type Bureau } from '../rules/model.ts';

type Pair = Pick<MatchDecision, 'a' | 'b'>;
const nameOf = ({ bureau, lineKey }: DecidedLine): string => `${bureau}\n${lineKey}`;

/** The same two lines, in either order. */
export function isSamePair(x: Pair, y: Pair): boolean {
  const [xa, xb, ya, yb] = [nameOf(x.a), nameOf(x.b), nameOf(y.a), nameOf(y.b)];
  return (xa === ya && xb === yb) || (xa === yb && xb === ya);
}

/**
 * Why the decision cannot be made, one sentence; undefined when it can. A bureau lists an account on one line, so an account can never
 * hold two lines of one bureau, also not by way of a third one.
 */
export function findConflict(standing: readonly MatchDecision[], { kind, a, b }: Pick<AccountMatch, 'kind' | 'a' | 'b'>): string | undefined {
  if (nameOf(a) === nameOf(b)) return 'That is the same line twice.';
  if (kind === 'different') return undefined;
  if (a.bureau === b.bureau) return `Both lines are of ${BUREAU_NAMES[a.bureau]}, and a bureau lists an account on one line.`;
  const same = standing.filter((one) => one.kind === 'same');
  const lines = new Map<Bureau, string>();
  const waiting: DecidedLine[] = [a, b];
  const seen = new Set<string>();
  for (let line = waiting.pop(); line !== undefined; line = waiting.pop()) {
    const name = nameOf(line);
    if (seen.has(name)) continue;
    seen.add(name);
    const other = lines.get(line.bureau);
    if (other !== undefined && other !== line.lineKey) return `One of them was already put together with another line of ${BUREAU_NAMES[line.bureau]}. Undo that first.`;
    lines.set(line.bureau, line.lineKey);
    waiting.push(...same.flatMap((one) => (nameOf(one.a) === name ? [one.b] : nameOf(one.b) === name ? [one.a] : [])));
  }
  return undefined;
}
