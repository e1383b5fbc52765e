// What a word and a value mean: the fields that are set, or what else is done.
import { z } from 'zod';
import { isRefusal, type Refusal } from '../../../platform/base/refusal.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import type { Services } from '../../../platform/server/services.ts';
import { civilDate, sourceName, tagName } from '../../contacts/rules/contact-schema.ts';
import { OPEN_LEAD_STAGES, URGENCIES } from '../../contacts/rules/stages.ts';
import { spellTags } from '../../contacts/server/public.ts';
import { describeChange, type QuickChange } from '../../contact-lists/rules/quick-change.ts';
import { checkChange, invalid } from '../../contact-lists/server/public.ts';
import { fitsObject, isWithoutValue, NO_VALUE, type BulkChangeKind, type BulkObject } from '../rules/changes.ts';

/** What a run does to each contact. */
export type RunAction =
  | { readonly kind: 'set'; readonly set: QuickChange }
  | { readonly kind: 'archive' | 'restore' }
  | { readonly kind: 'invite' };
export interface Asked {
  readonly object: BulkObject;
  readonly change: BulkChangeKind;
  readonly value: string;
}

const SET = {
  'add-tag': tagName.transform((tag): QuickChange => ({ addTags: [tag] })),
  'remove-tag': tagName.transform((tag): QuickChange => ({ removeTags: [tag] })),
  owner: z.uuid().transform((ownerId): QuickChange => ({ ownerId })),
  urgency: z.enum(URGENCIES).transform((urgency): QuickChange => ({ urgency })),
  stage: z.enum(OPEN_LEAD_STAGES).transform((stage): QuickChange => ({ stage })),
  source: sourceName.pipe(z.string().min(1)).transform((source): QuickChange => ({ source })),
  'follow-up': civilDate.transform((followUpOn): QuickChange => ({ followUpOn })),
  location: z.uuid().transform((locationId): QuickChange => ({ locationId })),
} as const;
const REMOVED: Readonly<Partial<Record<BulkChangeKind, QuickChange>>> = {
  owner: { ownerId: null },
  urgency: { urgency: null },
  source: { source: null },
  'follow-up': { followUpOn: null },
  location: { locationId: null },
};
const DONE = { archive: 'archived', restore: 'restored', invite: 'invited to the portal' } as const;

/** The action of a stored run, whose value was checked when it began. @throws Error when it is none */
export function readAction({ change, value }: Pick<Asked, 'change' | 'value'>): RunAction {
  const action = parse(change, value);
  if (!action) throw new Error(`The bulk change '${change}' has no such value.`);
  return action;
}

function parse(change: BulkChangeKind, value: string): RunAction | undefined {
  if (change === 'invite') return { kind: change };
  if (change === 'archive' || change === 'restore') return { kind: change };
  const removed = value === NO_VALUE ? REMOVED[change] : undefined;
  if (removed) return { kind: 'set', set: removed };
  const read = SET[change].safeParse(value);
  return read.success ? { kind: 'set', set: read.data } : undefined;
}

/** The change with its words and the value as it is stored, or why it cannot be made. */
export async function checkAsked(
  call: { readonly db: Db; readonly scope: StaffScope; readonly services: Services },
  { object, change, value }: Asked,
): Promise<{ readonly action: RunAction; readonly value: string; readonly words: string } | Refusal> {
  if (!fitsObject(change, object))
    return invalid('change', change === 'stage' ? 'Only leads can be moved this way.' : 'Only clients are invited this way.');
  if (isWithoutValue(change) && value !== '') return invalid('value', 'This change takes no value.');
  const isTag = change === 'add-tag' || change === 'remove-tag';
  const spelled = isTag && value !== '' ? ((await spellTags(call.db, [value]))[0] ?? value) : value;
  const action = parse(change, spelled);
  if (!action) return invalid('value', 'Choose a value for this change.');
  if (action.kind !== 'set') return { action, value: '', words: DONE[action.kind] };
  const checked = await checkChange(call, action.set);
  if (isRefusal(checked)) return checked;
  return { action: { kind: 'set', set: checked.set }, value: spelled, words: describeChange(checked.set, checked.ownerName) };
}
