// What gates allow during a change is kept with it (law.md section 2). Rules stay pure; who asks them says what they answered, and the change
// collects it, so that no operation can forget to hand it on.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Gate, Verdict, VerdictFacts } from '../base/gate.ts';
import type { Refusal } from '../base/refusal.ts';

const collected = new AsyncLocalStorage<Map<string, Verdict>>();

/** Keeps what was allowed with the change that runs, once; outside of changes nothing is done, and nothing kept. */
export function keepVerdict(verdict: Verdict): void {
  collected.getStore()?.set(JSON.stringify(verdict), verdict);
}

/**
 * Asks a gate about a contact, and keeps that it allowed `asked`: undefined when it did, else why not. `kept` are the facts in a form without
 * personal data.
 */
export function askGate<F>(
  gate: Gate<F>,
  facts: F,
  { contactId, asked, kept }: { readonly contactId: string; readonly asked: string; readonly kept: VerdictFacts },
): Refusal | undefined {
  const answer = gate.judge(facts);
  if (answer !== true) return answer;
  keepVerdict({ gates: [gate.number], version: gate.version, contactId, asked, facts: kept });
  return undefined;
}

/** What `run` answers, and what gates allowed meanwhile. */
export async function collectVerdicts<T>(run: () => Promise<T>): Promise<{ readonly value: T; readonly verdicts: readonly Verdict[] }> {
  const found = new Map<string, Verdict>();
  const value = await collected.run(found, run);
  return { value, verdicts: [...found.values()] };
}
