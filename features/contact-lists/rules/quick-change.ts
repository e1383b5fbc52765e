// Changes of single fields, of one contact or of many: how they change tags, and how the timeline describes them.
import { formatCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { Stage, Urgency } from '../../contacts/rules/stages.ts';

export interface QuickChange {
  readonly stage?: Stage | undefined;
  readonly urgency?: Urgency | null | undefined;
  readonly ownerId?: string | null | undefined;
  readonly source?: string | null | undefined;
  readonly followUpOn?: CivilDate | null | undefined;
  readonly addTags?: readonly string[] | undefined;
  readonly removeTags?: readonly string[] | undefined;
  readonly locationId?: string | null | undefined;
}

export const MOST_TAGS = 20;

/** What is left of the tags, then the new ones; a tag both removed and added stays. */
export function changeTags(tags: readonly string[], { addTags = [], removeTags = [] }: QuickChange): readonly string[] {
  return [...new Set([...tags.filter((tag) => !removeTags.includes(tag)), ...addTags])];
}

/** 'tagged “VIP”, assigned to Ana': follows the name or the number of contacts. */
export function describeChange(set: QuickChange, ownerName: string | undefined): string {
  const quoted = (tags: readonly string[]): string => tags.map((tag) => `“${tag}”`).join(', ');
  const parts: string[] = [];
  if (set.stage !== undefined) parts.push(`moved to ${set.stage.replaceAll('-', ' ')}`);
  if (set.urgency !== undefined) parts.push(set.urgency === null ? 'urgency removed' : `urgency set to ${set.urgency}`);
  if (set.ownerId !== undefined) parts.push(set.ownerId === null ? 'owner removed' : `assigned to ${ownerName ?? 'a colleague'}`);
  if (set.source !== undefined) parts.push(set.source === null || set.source === '' ? 'source removed' : `source set to “${set.source}”`);
  if (set.followUpOn !== undefined)
    parts.push(set.followUpOn === null ? 'follow-up removed' : `follow-up set to ${formatCivilDate(set.followUpOn)}`);
  if (set.locationId !== undefined) parts.push(set.locationId === null ? 'location removed' : 'location changed');
  if (set.addTags?.length) parts.push(`tagged ${quoted(set.addTags)}`);
  if (set.removeTags?.length) parts.push(`no longer tagged ${quoted(set.removeTags)}`);
  return parts.join(', ') || 'not changed';
}

/** '1 contact', '2 contacts', '10,000 contacts'. */
export function countContacts(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'contact' : 'contacts'}`;
}
