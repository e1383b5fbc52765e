// What follows when a contact becomes something else. A client whose case is being worked stays a client: their rounds and letters
// would otherwise belong to someone the office says it does not work for.
import { firstStage, type Category, type Stage } from './stages.ts';

interface Standing {
  readonly category: Category;
  readonly stage: Stage | null;
  readonly convertedAt: Date | null;
  readonly onHoldSince: Date | null;
}
export interface CategoryChange {
  readonly stage: Stage | null;
  readonly convertedAt: Date | null;
  readonly lostReason: null;
}

/** Stages without active work. */
const AT_REST: readonly (Stage | null)[] = ['onboarding', 'graduated', 'cancelled'];

/** What changes with the category, one sentence when it must not change, or undefined when it stays. */
export function changeCategory(before: Standing, to: Category, now: Date): CategoryChange | { readonly problem: string } | undefined {
  if (before.category === to) return undefined;
  if (before.category === 'client' && !AT_REST.includes(before.stage)) {
    return { problem: 'This client has an active case. Cancel or graduate the case first.' };
  }
  // A hold and its reason end by a decision of their own, never because someone was something else in between.
  if (before.onHoldSince !== null) return { problem: 'This client is on hold. Resume work first.' };
  return {
    stage: firstStage(to),
    lostReason: null,
    // The day a lead became a client; someone who is a lead again has yet to become one.
    convertedAt: to === 'lead' ? null : before.category === 'lead' && to === 'client' ? now : before.convertedAt,
  };
}

/** Who may change a category: leads are made and given up by those who work them, and so are cases. One sentence for everyone else. */
export function refuseCategory(from: Category, to: Category, may: (permission: string) => boolean): string | undefined {
  const meets = (category: Category): boolean => from !== to && (from === category || to === category);
  if (meets('lead') && !may('leads:work')) return 'Only colleagues who work with leads can choose or end this category here.';
  if (!meets('client') || may('cases:work')) return undefined;
  return from === 'lead'
    ? 'To make a lead a client, use "Make a client" in its menu.'
    : 'Only colleagues who work on cases can choose or end this category here.';
}
