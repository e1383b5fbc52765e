// What of two records is chosen one by one when they become one, and what is put together without asking.
import type { Category } from '../../contacts/rules/stages.ts';

/** A field people choose, with the columns it covers: an address or a name is taken whole. */
export const MERGE_FIELDS = {
  name: ['first_name', 'middle_name', 'last_name', 'suffix'],
  company: ['company'],
  category: ['category', 'stage', 'stage_since', 'converted_at', 'lost_reason', 'on_hold_since', 'hold_reason', 'hold_kind', 'hold_until'],
  email: ['email'],
  phone: ['phone'],
  phoneHome: ['phone_home'],
  phoneWork: ['phone_work'],
  address: ['address_line1', 'address_line2', 'city', 'state', 'zip', 'time_zone'],
  ssn: ['ssn_sealed', 'ssn_last4', 'ssn_index'],
  dateOfBirth: ['birth_sealed', 'birth_year'],
  language: ['language'],
  urgency: ['urgency'],
  owner: ['owner_id'],
  location: ['location_id'],
  source: ['source'],
  referrer: ['referrer_id'],
  followUp: ['follow_up_on'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type MergeField = keyof typeof MERGE_FIELDS;
export const MERGE_FIELD_NAMES = [
  'name',
  'company',
  'category',
  'email',
  'phone',
  'phoneHome',
  'phoneWork',
  'address',
  'ssn',
  'dateOfBirth',
  'language',
  'urgency',
  'owner',
  'location',
  'source',
  'referrer',
  'followUp',
] as const satisfies readonly MergeField[];

/** What is put together: nothing of either record is lost. */
export const JOINED_COLUMNS = ['tags', 'custom', 'first_contacted_at', 'last_contacted_at', 'spouse_id'] as const;

export const MERGE_FIELD_LABELS: Readonly<Record<MergeField, string>> = {
  name: 'Name',
  company: 'Company',
  category: 'Category and stage',
  email: 'Email',
  phone: 'Mobile phone',
  phoneHome: 'Home phone',
  phoneWork: 'Work phone',
  address: 'Address',
  ssn: 'Social Security number',
  dateOfBirth: 'Date of birth',
  language: 'Language',
  urgency: 'Urgency',
  owner: 'Owner',
  location: 'Location',
  source: 'Source',
  referrer: 'Referred by',
  followUp: 'Follow-up',
};

/** A client keeps category, stage and hold: stages have gates, holds have reasons, and a merge checks neither. */
export function keepsCategory(kept: { readonly category: Category }): boolean {
  return kept.category === 'client';
}

export const UNDO_DAYS = 30;

/** What a record holds that is bound to it, so that it cannot become part of another. */
export interface Holdings {
  readonly reports: number;
  readonly rounds: number;
  /** Letters in their name, or to them, beside those of rounds. */
  readonly letters: number;
  readonly login: boolean;
  readonly invited: boolean;
}

/** In words, what binds a record; undefined when nothing does. */
export function describeHoldings(holds: Holdings): string | undefined {
  const parts = [
    ...(holds.reports > 0 ? ['credit reports'] : []),
    ...(holds.rounds > 0 ? ['dispute rounds'] : []),
    ...(holds.letters > 0 ? ['letters'] : []),
    ...(holds.login ? ['a portal login'] : holds.invited ? ['an open portal invitation'] : []),
  ];
  return parts.length === 0 ? undefined : new Intl.ListFormat('en-US').format(parts);
}

/** Why `merged` may not be merged away, in one sentence that says what to do; undefined when it may. */
export function judgeHoldings(
  kept: { readonly name: string; readonly holds: Holdings },
  merged: { readonly name: string; readonly holds: Holdings },
): string | undefined {
  const [keptFile, mergedFile] = [describeHoldings(kept.holds), describeHoldings(merged.holds)];
  if (mergedFile === undefined) return undefined;
  if (keptFile === undefined)
    return `The record to be merged has ${mergedFile}, which cannot move to another record. Keep that record and merge the other into it.`;
  if (merged.holds.reports === 0 && merged.holds.rounds === 0 && merged.holds.letters === 0)
    return `Both records have files or a login. End the portal access of the record to be merged (${mergedFile}), then merge it.`;
  return `Both records have a file: the one to keep has ${keptFile}, the other has ${mergedFile}. Add the reports of the file you do not need to the one you keep, then archive it.`;
}
