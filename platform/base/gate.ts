// A gate of the law: a pure rule that says whether something may be done, with the number it has in the list of gates (docs/GATES.md).
import type { Refusal } from './refusal.ts';

export type GateNumber = `G${number}`;

export interface Gate<F> {
  readonly number: GateNumber;
  /** Grows when the rule changes: what was allowed before stays explained by the rule of its day. */
  readonly version: number;
  /** What is asked, for the list: 'The contract is opened for signature'. */
  readonly action: string;
  readonly citation: string;
  /** True when it may be done, else why not, with the citation and, where it is known, the first day on which it may. */
  readonly judge: (facts: F) => true | Refusal;
}

/** One thing a rule was asked about. No text that people type. */
export type VerdictFact = string | number | boolean | null | readonly string[];
export type VerdictFacts = Readonly<Record<string, VerdictFact>>;

/** What one or more gates allowed, of whom, and by which facts. It is kept with the change it allowed. */
export interface Verdict {
  readonly gates: readonly GateNumber[];
  readonly version: number;
  readonly contactId: string;
  /** What was to be done, as the feature names it: 'round', 'sign'. */
  readonly asked: string;
  readonly facts: VerdictFacts;
}

/** Declares a gate, keeping the type of its facts. */
export function defineGate<F>(gate: Gate<F>): Gate<F> {
  return gate;
}
