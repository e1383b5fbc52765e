// A note somebody has begun, with what held when they began it: only so is it known whether somebody else noted something in between.
import { hasCardNumber } from '../../../platform/base/no-card-number.ts';
import { findSsns } from '../../../platform/base/ssn-pattern.ts';
import type { Difference } from '../../../platform/web/form/ConflictNote.tsx';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { BILLING_STANDING_NAMES, BILLING_STANDINGS } from '../../contacts/rules/billing-standing.ts';
import { PLANS } from '../rules/plans.ts';
import { PLAN_NAMES, type Standing } from '../rules/standing-words.ts';

export const FIELDS = ['standing', 'plan', 'since', 'note'] as const;
const LABELS = { standing: 'Standing', plan: 'Plan', since: 'Since', note: 'Note' } as const;

/** What somebody typed or chose; the rest is as it stood when they began. */
export type Typed = { readonly [F in (typeof FIELDS)[number]]?: string };
export interface Seen extends Standing {
  readonly id: string;
}
export interface Begun {
  readonly typed: Typed;
  /** The note that held then; null when there was none. */ readonly seen: Seen | null;
}
/** All four fields of the form. */
export interface Filled extends Standing {
  readonly note: string;
}

/** What the form says; `today` is the day at the office, from which on a change counts as long as no other day is typed. */
export function fill({ typed, seen }: Begun, today: string): Filled {
  const plan = planOf(typed.plan) ?? seen?.plan ?? 'monthly';
  const standing = standingOf(typed.standing) ?? seen?.standing ?? 'up-to-date';
  const isAsSeen = seen !== null && plan === seen.plan && standing === seen.standing;
  return { plan, standing, since: typed.since ?? (isAsSeen ? seen.since : today), note: typed.note ?? '' };
}

/** True when the form says what it said untouched. */
export function isUntouched(begun: Begun, today: string): boolean {
  const [now, before] = [fill(begun, today), fill({ typed: {}, seen: begun.seen }, today)];
  return FIELDS.every((field) => now[field] === before[field]);
}

/** What is kept of it in this browser: not what the server refuses to keep. */
export function draftOf(begun: Begun | undefined): Readonly<Record<string, string>> {
  if (!begun) return {};
  const {
    typed: { note, ...typed },
    seen,
  } = begun;
  const isKept = note !== undefined && !hasCardNumber(note) && findSsns(note).length === 0;
  return {
    ...typed,
    ...(isKept && { note }),
    seenId: seen?.id ?? '',
    ...(seen && { seenPlan: seen.plan, seenStanding: seen.standing, seenSince: seen.since }),
  };
}

/** The same again; undefined when nothing was begun. */
export function begunOf(draft: Readonly<Record<string, string | null>>): Begun | undefined {
  const typed: Typed = Object.fromEntries(FIELDS.flatMap((field) => (typeof draft[field] === 'string' ? [[field, draft[field]]] : [])));
  const { seenId: id, seenSince: since } = draft;
  if (typeof id !== 'string' || Object.keys(typed).length === 0) return undefined;
  const [plan, standing] = [planOf(draft['seenPlan']), standingOf(draft['seenStanding'])];
  return { typed, seen: id !== '' && plan && standing && typeof since === 'string' ? { id, plan, standing, since } : null };
}

/** What the form says otherwise than the note that holds now. */
export function differences(mine: Filled, holds: (Standing & { readonly note: string | null }) | undefined): Difference[] {
  const saved = holds && { ...holds, note: holds.note ?? '' };
  return FIELDS.filter((field) => mine[field].trim() !== (saved?.[field] ?? '')).map((field) => ({
    label: LABELS[field],
    mine: shown(mine, field),
    saved: saved ? shown(saved, field) : '',
  }));
}

function shown(of: Filled, field: (typeof FIELDS)[number]): string {
  if (field === 'standing') return BILLING_STANDING_NAMES[of.standing];
  if (field === 'plan') return PLAN_NAMES[of.plan];
  return field === 'since' ? formatDate(of.since) : of.note;
}

const planOf = (text: string | null | undefined) => PLANS.find((one) => one === text);
const standingOf = (text: string | null | undefined) => BILLING_STANDINGS.find((one) => one === text);
