// What happens in this feature and is recorded: names for filters and rules, and what each row says was changed.
import { z } from 'zod';
import { defineActivities } from '../../platform/base/activities.ts';

const subject: ['recipient'] = ['recipient'];
const nullable = z.string().nullable();
const fields = z.strictObject({ kind: z.string(), name: z.string(), phone: nullable, website: nullable, note: nullable }).partial();
const address = z
  .strictObject({
    purpose: z.string(),
    address: z.string(),
    source: z.string(),
    sourceNote: nullable,
    verifiedOn: nullable,
    verifiedHow: nullable,
    verifiedNote: nullable,
    returnedOn: nullable,
    returnedNote: nullable,
  })
  .partial();

export const recipientsActivities = defineActivities(
  { permission: 'recipients:view' },
  {
    'recipients.added': { name: 'Recipient added', subject, changes: fields },
    'recipients.changed': { name: 'Recipient changed', subject, changes: fields },
    'recipients.removed': { name: 'Recipient removed', subject },
    'recipients.restored': { name: 'Recipient restored', subject },
    'recipients.nameAdded': { name: 'Alias of a recipient added', subject, changes: fields },
    'recipients.nameRemoved': { name: 'Alias of a recipient removed', subject, changes: fields },
    'recipients.addressAdded': { name: 'Address of a recipient added', subject, changes: address },
    'recipients.addressChanged': { name: 'Address of a recipient changed', subject, changes: address },
    'recipients.addressVerified': { name: 'Address of a recipient verified', subject, changes: address },
    'recipients.verificationUndone': { name: 'Verification of an address undone', subject, changes: address },
    'recipients.mailReturned': { name: 'Mail to a recipient returned', subject, changes: address },
    'recipients.returnUndone': { name: 'Returned-mail mark undone', subject, changes: address },
    'recipients.addressReplaced': { name: 'Address of a recipient replaced', subject, changes: address },
    'recipients.addressRemoved': { name: 'Address of a recipient removed', subject, changes: address },
    'recipients.addressRestored': { name: 'Address of a recipient restored', subject, changes: address },
    'recipients.merged': { name: 'Recipients merged', subject, changes: fields },
    'recipients.mergeUndone': { name: 'Merge of recipients undone', subject, changes: fields },
    'recipients.foundAdded': { name: 'Recipient taken over from a report', subject, changes: address },
  },
);
