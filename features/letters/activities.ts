// What happens in this feature and is recorded: names for filters and rules, and what each row says was changed.
import { z } from 'zod';
import { defineActivities } from '../../platform/base/activities.ts';

export const lettersActivities = defineActivities(
  { permission: 'letters:view' },
  {
    'letters.composed': {
      name: 'Letters of a round written',
      subject: ['dispute-round'],
      changes: z.strictObject({ bureaus: z.array(z.unknown()), failed: z.array(z.unknown()) }),
      forClients: 'letters:view-own',
    },
    'letters.failed': {
      name: 'Letter failed',
      subject: ['letter'],
      changes: z.strictObject({ note: z.string() }),
      forClients: 'letters:view-own',
    },
    'letters.printBatchCreated': {
      name: 'Print batch created',
      subject: ['print-batch'],
      changes: z.strictObject({ letterIds: z.array(z.unknown()), duplex: z.boolean() }),
    },
    'letters.printBatchRendered': {
      name: 'Print batch ready',
      subject: ['print-batch'],
      changes: z.strictObject({ letters: z.array(z.unknown()), pages: z.number(), sha256: z.string() }),
    },
    'letters.printed': {
      name: 'Letters of a client printed',
      subject: ['contact'],
      changes: z.strictObject({ bureaus: z.array(z.unknown()), batch: z.string() }),
      forClients: 'letters:view-own',
    },
    'letters.mailingRecorded': {
      name: 'Mailing recorded',
      subject: ['contact', 'letter'],
      changes: z.strictObject({ letters: z.array(z.unknown()), mailedOn: z.string(), method: z.string(), freeAnnualReport: z.boolean() }),
      forClients: 'letters:view-own',
    },
    'letters.mailingMoved': {
      name: 'Mailing day changed',
      subject: ['letter'],
      changes: z.strictObject({ mailedOn: z.string(), reason: z.string() }),
      forClients: 'letters:view-own',
    },
    'letters.mailed': {
      name: 'Letters of a client mailed',
      subject: ['contact'],
      changes: z.strictObject({ mailedOn: z.string(), method: z.string(), bureaus: z.array(z.unknown()) }),
      forClients: 'letters:view-own',
    },
    'letters.deliveryRecorded': {
      name: 'Delivery recorded',
      subject: ['letter'],
      changes: z.strictObject({ receivedOn: z.string().nullable(), receivedHow: z.string().nullable() }),
      forClients: 'letters:view-own',
    },
    'letters.moreSentRecorded': {
      name: 'More sent to a bureau',
      subject: ['letter'],
      changes: z.strictObject({ moreSentOn: z.string().nullable() }),
    },
    'letters.mailingUndone': {
      name: 'Mailing undone',
      subject: ['letter'],
      changes: z.strictObject({
        mailedOn: z.string().nullable(),
        receivedOn: z.string().nullable(),
        moreSentOn: z.string().nullable(),
        reason: z.string(),
      }),
      forClients: 'letters:view-own',
    },
    'letters.rewritten': {
      name: 'Letters written again after a withdrawal',
      subject: ['dispute-round'],
      changes: z.strictObject({ rewritten: z.array(z.unknown()), cancelled: z.array(z.unknown()), failed: z.array(z.unknown()) }),
      forClients: 'letters:view-own',
    },
    'letters.approved': {
      name: 'Letter approved by the client',
      subject: ['letter'],
      changes: z.strictObject({ sha256: z.string(), facts: z.number(), until: z.string() }),
      forClients: 'letters:view-own',
    },
    'letters.sentBack': {
      name: 'Letter sent back by the client',
      subject: ['letter'],
      changes: z.strictObject({ sha256: z.string(), denied: z.number(), word: z.string() }),
      forClients: 'letters:view-own',
    },
    'letters.approvalTakenBack': {
      name: 'Approval of a letter taken back',
      subject: ['letter'],
      changes: z.strictObject({ sha256: z.string() }),
      forClients: 'letters:view-own',
    },
    'letters.approvalRecorded': {
      name: 'Signed sheet of letters recorded',
      subject: ['contact'],
      changes: z.strictObject({ signedOn: z.string(), fileId: z.string(), letters: z.array(z.string()) }),
      forClients: 'letters:view-own',
    },
    'letters.approvalAsked': {
      name: 'Client asked to approve letters',
      subject: ['contact'],
      changes: z.strictObject({ letters: z.array(z.string()), to: z.string() }),
    },
    'letters.approvalReminded': {
      name: 'Client reminded to approve letters',
      subject: ['contact'],
      changes: z.strictObject({ letters: z.array(z.string()), to: z.string() }),
    },
    'letters.approvalAskedAgain': {
      name: 'Client asked again to approve a letter',
      subject: ['letter'],
      changes: z.strictObject({ state: z.string(), to: z.string().nullable() }),
      forClients: 'letters:view-own',
    },
    'letters.approvalsEnded': {
      name: 'Approvals ended with the agreement',
      subject: ['contact'],
      changes: z.strictObject({ letters: z.array(z.string()) }),
      forClients: 'letters:view-own',
    },
    'letters.returnRecorded': {
      name: 'Letter came back',
      subject: ['letter'],
      changes: z.strictObject({ returnedOn: z.string().nullable(), mailedOn: z.string().nullable(), note: z.string() }),
      forClients: 'letters:view-own',
    },
    'letters.returnUndone': {
      name: 'Returned mail undone',
      subject: ['letter'],
      changes: z.strictObject({ returnedOn: z.string().nullable(), mailedOn: z.string().nullable(), reason: z.string() }),
      forClients: 'letters:view-own',
    },
    'letters.voided': {
      name: 'Letter voided',
      subject: ['letter'],
      changes: z.strictObject({ state: z.string(), reason: z.string() }),
      forClients: 'letters:view-own',
    },
    'letters.duplicated': {
      name: 'Letter written again as a new one',
      subject: ['letter'],
      changes: z.strictObject({ from: z.string() }),
      forClients: 'letters:view-own',
    },
    'letters.copyChanged': {
      name: 'Wording of one letter changed',
      subject: ['letter'],
      changes: z.strictObject({ version: z.number() }),
      forClients: 'letters:view-own',
    },
    'letters.retried': {
      name: 'Letter tried again',
      subject: ['letter'],
      changes: z.strictObject({ state: z.string(), note: z.string().nullable() }),
      forClients: 'letters:view-own',
    },
    'letters.rendered': {
      name: 'Letter ready',
      subject: ['letter'],
      changes: z.strictObject({ pages: z.number(), accessible: z.boolean(), sha256: z.string() }),
      forClients: 'letters:view-own',
    },
  },
);
