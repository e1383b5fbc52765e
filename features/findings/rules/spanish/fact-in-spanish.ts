// What a report says, beside a question, as a client who reads Spanish understands it. What is kept and printed stays English.
import type { AnalysisCode } from '../finding.ts';
import { FACTS_OF_ACCOUNTS } from './facts-of-accounts.ts';
import { FACTS_OF_PERSON_AND_PROCEDURE } from './facts-of-person-and-procedure.ts';
import { FACTS_OF_TIME } from './facts-of-time.ts';
import { KINDS } from './phrases.ts';

/**
 * English wordings, where '…' stands for a value, with their Spanish. '{1:date}' in it is the value at the first '…' and its kind
 * (phrases.ts), '{1}' one that stays as it is printed. Of two wordings that fit a fact the first one counts.
 */
export type FactTable = Readonly<Record<string, string>>;

/** Every sentence that each analysis can say of a report. */
export const FACTS: Readonly<Record<AnalysisCode, FactTable>> = {
  ...FACTS_OF_ACCOUNTS,
  ...FACTS_OF_TIME,
  ...FACTS_OF_PERSON_AND_PROCEDURE,
};

interface Wording {
  readonly asks: string;
  readonly pattern: RegExp;
  readonly spanish: string;
  readonly kinds: readonly (keyof typeof KINDS)[];
}
const PLACE = /\{(\d)(?::(\w+))?\}/gu;
const WORDINGS = new Map<string, readonly Wording[]>();

function wordingsOf(code: string): readonly Wording[] {
  const known =
    WORDINGS.get(code) ?? (isCode(code) ? Object.entries(FACTS[code]).map(([english, spanish]) => wordingOf(english, spanish)) : []);
  WORDINGS.set(code, known);
  return known;
}

function isCode(code: string): code is AnalysisCode {
  return Object.hasOwn(FACTS, code);
}

function isKind(name: string): name is keyof typeof KINDS {
  return Object.hasOwn(KINDS, name);
}

function wordingOf(asks: string, spanish: string): Wording {
  const named = new Map(Array.from(spanish.matchAll(PLACE), ([, at, kind = 'printed']) => [Number(at), kind]));
  const parts = asks.split('…').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&'));
  const kinds = parts.slice(1).map((_part, at) => {
    const kind = named.get(at + 1);
    // A table that is not well made is noticed by its test.
    if (kind === undefined || !isKind(kind)) throw new Error(`No kind of value at place ${at + 1}: ${spanish}`);
    return kind;
  });
  const pattern = parts.reduce((before, part, at) => `${before}(${KINDS[kinds[at - 1] ?? 'printed'].pattern})${part}`);
  return { asks, pattern: new RegExp(`^${pattern}$`, 'su'), spanish, kinds };
}

/** The English wording of the fact in our tables, for tests; undefined where there is none. */
export function wordingOfFact(code: string, fact: string): string | undefined {
  return wordingsOf(code).find((wording) => say(wording, fact) !== undefined)?.asks;
}

/** The fact in Spanish; undefined where we have none of that wording, as for facts of an earlier version. */
export function factInSpanish(code: string, fact: string): string | undefined {
  for (const wording of wordingsOf(code)) {
    const said = say(wording, fact);
    if (said !== undefined) return said;
  }
  return undefined;
}

function say({ pattern, spanish, kinds }: Wording, fact: string): string | undefined {
  const found = pattern.exec(fact);
  if (!found) return undefined;
  const values = kinds.map((kind, at) => KINDS[kind].say(found[at + 1] ?? ''));
  if (values.includes(undefined)) return undefined;
  return spanish.replaceAll(PLACE, (_whole, at: string) => values[Number(at) - 1] ?? '');
}
