// Whether what is said of lines can be, beside what was said before. Pure.
import { sameLineKey } from './line-key.ts';
import type { DecidedLine, MatchDecision } from './match-accounts.ts';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';

type Pair = Pick<MatchDecision, 'a' | 'b'>;
const nameOf = ({ bureau, lineKey }: DecidedLine): string => `${bureau}\n${lineKey}`;

/** The same two lines, in either order. */
export function isSamePair(x: Pair, y: Pair): boolean {
  const [xa, xb, ya, yb] = [nameOf(x.a), nameOf(x.b), nameOf(y.a), nameOf(y.b)];
  return (xa === ya && xb === yb) || (xa === yb && xb === ya);
}

/**
 * Why these decisions conflict, as one sentence; undefined when they do not. A bureau lists an account on one line. So an account never
 * holds two lines of one bureau, not even through a third line, and never two lines that were decided to be different.
 */
export function findConflict(standing: readonly MatchDecision[], said: readonly MatchDecision[]): string | undefined {
  for (const [at, one] of said.entries()) {
    const { kind, a, b } = one;
    if (nameOf(a) === nameOf(b)) return 'This pair names the same line twice.';
    if (said.slice(0, at).some((other) => isSamePair(one, other))) return 'The same two lines are named twice.';
    if (kind === 'different') continue;
    if (a.bureau === b.bureau) return `Both lines are from ${BUREAU_NAMES[a.bureau]}, and a bureau lists an account on one line.`;
    if (isKeyOf('coll', a) !== isKeyOf('coll', b) && (isKeyOf('acct', a) || isKeyOf('acct', b)))
      return 'A collection and the account it came from are two accounts.';
  }
  const after = [...standing.filter((one) => !said.some((other) => isSamePair(one, other))), ...said];
  for (const { kind, a, b } of said) {
    const together = linesWith(after, a);
    for (const [at, line] of together.entries()) {
      const second = together.slice(0, at).find((other) => other.bureau === line.bureau && !sameLineKey(other.lineKey, line.lineKey));
      if (second) return `One of them is already matched with another line from ${BUREAU_NAMES[line.bureau]}. Undo that first.`;
    }
    const names = new Set(together.map(nameOf));
    if (kind === 'different' && names.has(nameOf(b))) return 'Both are matched with a third line. Undo that first.';
    const parted = after.find((one) => one.kind === 'different' && names.has(nameOf(one.a)) && names.has(nameOf(one.b)));
    if (parted)
      return `An earlier decision says that ${BUREAU_NAMES[parted.a.bureau]} and ${BUREAU_NAMES[parted.b.bureau]} list two accounts. Undo that first.`;
  }
  return undefined;
}

/** The line and every other that was said to be one account with it, step by step. */
function linesWith(decisions: readonly MatchDecision[], from: DecidedLine): DecidedLine[] {
  const found = new Map<string, DecidedLine>();
  const waiting = [from];
  for (let line = waiting.pop(); line !== undefined; line = waiting.pop()) {
    const name = nameOf(line);
    if (found.has(name)) continue;
    found.set(name, line);
    for (const { kind, a, b } of decisions) {
      if (kind !== 'same') continue;
      if (nameOf(a) === name) waiting.push(b);
      if (nameOf(b) === name) waiting.push(a);
    }
  }
  return [...found.values()];
}

/** TransUnion makes these keys itself, so they say nothing here. */
function isKeyOf(kind: 'coll' | 'acct', { lineKey }: DecidedLine): boolean {
  return lineKey.startsWith(`${kind}|`);
}
