// What several groups of endpoints of disputes take and refuse.
import { z } from 'zod';
import { contactArchived, contactNotFound } from '../../contacts/rules/contact-refusals.ts';

export const onReport = {
  ...contactNotFound.declared,
  ...contactArchived.declared,
  'disputes.reportNotReady': { status: 409, when: 'The report is still being read, was refused, or belongs to someone else.' },
} as const;
export const forContact = z.strictObject({ contactId: z.uuid() });
