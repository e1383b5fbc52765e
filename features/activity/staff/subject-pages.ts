import type { ActivityRow } from '../contract.ts';

/** The page that shows what an activity is about: the contact's where there is one. */
export function pageOf(
  { contactId, subject }: Pick<ActivityRow, 'contactId' | 'subject'>,
  subjectPages: Readonly<Record<string, string>>,
): string | undefined {
  return contactId === null ? subjectPages[subject.type] : `/contacts/${contactId}`;
}
