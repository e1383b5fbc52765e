// Every disputed item through the rounds. Lines of one round with the same id are one item at several bureaus; a line of another round is
// the same item where its bureau names it alike.
import { z } from 'zod';
import { BUREAUS, type Bureau } from '../../report-files/rules/bureaus.ts';

const STATES = ['not-mailed', 'in-progress', 'removed', 'corrected', 'confirmed', 'unanswered', 'withdrawn'] as const;
const step = z.object({
  roundNumber: z.number().int(),
  openedAt: z.string(),
  reason: z.string(),
  state: z.enum(STATES),
  decidedAt: z.string().nullable(),
  source: z.enum(['comparison', 'bureau-result', 'hand']).nullable(),
});
export type HistoryStep = z.output<typeof step>;
const historyItem = z.object({
  kind: z.enum(['tradeline', 'inquiry', 'public-record', 'personal-information']),
  heading: z.string(),
  accountNumberMasked: z.string().nullable(),
  steps: z.record(z.enum(BUREAUS), z.array(step)),
});
export type HistoryItem = z.output<typeof historyItem>;
export const itemHistory = z.object({
  items: z.array(historyItem),
  rounds: z.number().int(),
  /** True when there were more items than are shown. */
  cut: z.boolean(),
});

/** One item of a round at one bureau. */
export interface HistoryEntry extends HistoryStep {
  readonly roundId: string;
  readonly bureau: Bureau;
  readonly kind: HistoryItem['kind'];
  readonly lineId: string;
  readonly heading: string;
  readonly accountNumberMasked: string | null;
}

/** Items in the order in which they were first disputed; steps from the first round to the last. `entries` are in that order. */
export function groupHistory(entries: readonly HistoryEntry[]): HistoryItem[] {
  const groups = new Map<string, HistoryEntry[]>();
  const groupOf = new Map<string, string>();
  for (const entry of entries) {
    const names = namesOf(entry);
    const known = [...new Set(names.flatMap((name) => groupOf.get(name) ?? []))];
    const [into = names[0]] = known;
    const joined = [...known.flatMap((key) => groups.get(key) ?? []), entry];
    for (const key of known) groups.delete(key);
    groups.set(into, joined);
    for (const one of joined) for (const name of namesOf(one)) groupOf.set(name, into);
  }
  const place = new Map(entries.map((entry, at) => [entry, at]));
  const first = (of: readonly HistoryEntry[]): number => Math.min(...of.map((entry) => place.get(entry) ?? 0));
  return [...groups.values()].toSorted((one, other) => first(one) - first(other)).map(itemOf);
}

function namesOf({ roundId, kind, lineId, bureau, heading, accountNumberMasked }: HistoryEntry): readonly [string, string] {
  return [JSON.stringify(['line', roundId, kind, lineId]), JSON.stringify(['name', bureau, kind, heading, accountNumberMasked])];
}

function itemOf(group: readonly HistoryEntry[]): HistoryItem {
  const steps: Record<Bureau, HistoryStep[]> = { EQ: [], EX: [], TU: [] };
  for (const { bureau, roundNumber, openedAt, reason, state, decidedAt, source } of group.toSorted((a, b) => a.roundNumber - b.roundNumber))
    steps[bureau].push({ roundNumber, openedAt, reason, state, decidedAt, source });
  const [first] = group;
  return {
    kind: first?.kind ?? 'tradeline',
    heading: first?.heading ?? '',
    accountNumberMasked: first?.accountNumberMasked ?? null,
    steps,
  };
}
