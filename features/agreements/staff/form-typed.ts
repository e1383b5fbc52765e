// What somebody types about an agreement, how the browser keeps it until it is saved, and how it differs from what is saved.
import { findSsns } from '../../../platform/base/ssn-pattern.ts';
import { readDraft } from '../../../platform/web/form/form-draft.ts';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { officeToday } from '../../../platform/web/look/office-day.ts';
import { HOW_SIGNED, type Agreement } from '../contract.ts';
import { HOW_WORDS } from '../rules/agreement-words.ts';

export type Typed = Pick<Agreement, 'signedOn' | 'disclosureGivenOn' | 'how'> & { readonly note: string; readonly reason: string };
export const FIELDS = [
  ['signedOn', 'Signed on'],
  ['disclosureGivenOn', 'Federal statement given on'],
  ['how', 'How it was signed'],
  ['note', 'Note'],
  ['reason', 'Reason'],
] as const;

export const draftKey = (contactId: string): string => `agreement:${contactId}`;

/** The record the kept words are about: '' for a new one, undefined when nothing is kept. */
export function draftIsOf(contactId: string): string | undefined {
  return readDraft(draftKey(contactId))['of'] ?? undefined;
}

/** The kept words and the version they were typed on, when they are about this record; otherwise what is saved. */
export function startFrom(contactId: string, saved: Agreement | undefined): { readonly typed: Typed; readonly version: number } {
  const kept = draftIsOf(contactId) === (saved?.id ?? '') ? readDraft(draftKey(contactId)) : {};
  const start = typedOf(saved);
  const typed = {
    signedOn: kept['signedOn'] ?? start.signedOn,
    disclosureGivenOn: kept['disclosureGivenOn'] ?? start.disclosureGivenOn,
    how: HOW_SIGNED.find((one) => one === kept['how']) ?? start.how,
    note: kept['note'] ?? start.note,
    reason: kept['reason'] ?? start.reason,
  };
  return { typed, version: Number(kept['version'] ?? saved?.version ?? 0) };
}

/** Fields that hold what no browser may keep: Social Security numbers and numbers as long as those of cards. */
export function neverKept({ note, reason }: Typed): string[] {
  const isUnfit = (text: string): boolean => findSsns(text).length > 0 || /\d(?:[ -]?\d){12}/.test(text);
  return Object.entries({ note, reason }).flatMap(([name, text]) => (isUnfit(text) ? [name] : []));
}

export function typedOf(saved: Agreement | undefined): Typed {
  const { signedOn = officeToday(), disclosureGivenOn = '', how = 'paper', note = null } = saved ?? {};
  return { signedOn, disclosureGivenOn, how, note: note ?? '', reason: '' };
}

export function differences(mine: Typed, theirs: Typed) {
  return FIELDS.filter(([name]) => name !== 'reason' && mine[name] !== theirs[name]).map(([name, label]) => ({
    label,
    mine: shown(name, mine),
    saved: shown(name, theirs),
  }));
}

function shown(name: keyof Typed, of: Typed): string {
  if (name === 'how') return HOW_WORDS[of.how];
  return name === 'note' || name === 'reason' ? of[name] : formatDate(of[name]);
}
