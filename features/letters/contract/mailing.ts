// How letters went: recorded, followed by the days that are known, and undone with a reason.
import { z } from 'zod';
import { endpoint } from '../../../platform/base/endpoint.ts';
import { freeText } from '../../../platform/base/free-text.ts';
import { version } from '../../../platform/base/shared-inputs.ts';
import { changedMeanwhile } from '../../../platform/base/shared-refusal.ts';
import { workRefusals } from '../../agreements/rules/work-refusals.ts';
import { contactArchived } from '../../contacts/rules/contact-refusals.ts';
import { civilDate } from '../../contacts/rules/contact-schema.ts';
import { DELIVERY_PROOFS, MAILING_METHODS } from '../../disputes/rules/mailing.ts';
import { APPROVAL_REFUSALS } from '../rules/approval-refusals.ts';
import { letterReturn, mailing } from './letter-row.ts';
import { noLetter, noLongerTrue } from './shared-parts.ts';

const mailingRefusals = {
  ...noLetter,
  ...contactArchived.declared,
  ...changedMeanwhile.declared,
  'disputes.notMailed': { status: 409, when: 'No mailing of this letter is recorded.' },
  'disputes.dayUnfit': { status: 422, when: 'The day is in the future, or before the letter was made or mailed.' },
  'disputes.clockInUse': { status: 409, when: '"No answer in time" was recorded with this mailing.' },
} as const;
/** Letters and digits; spaces and hyphens are left out. */
const trackingNumber = z
  .string()
  .overwrite((typed) => typed.replaceAll(/[\s-]/gu, '').toUpperCase())
  .regex(/^[A-Z0-9]{10,34}$/, 'Please enter the tracking number: 10 to 34 letters and digits.');
const reason = freeText(500).min(1, 'Please say why.');

export const mailingContract = {
  recordMailing: endpoint({
    method: 'POST',
    path: '/letters/mailings',
    summary: 'Record on which day printed letters were mailed, and how',
    audience: 'staff',
    permission: 'letters:print',
    activity: 'letters.mailingRecorded',
    refusals: {
      ...workRefusals.declared,
      ...APPROVAL_REFUSALS,
      ...noLetter,
      ...noLongerTrue,
      ...contactArchived.declared,
      'letters.cancelled': { status: 409, when: 'A letter is canceled.' },
      'letters.notPrinted': { status: 409, when: 'A letter was not printed yet.' },
      'letters.itemWithdrawn': { status: 409, when: 'An item was withdrawn after a letter was printed.' },
      'letters.noTrackingNumber': { status: 422, when: 'A certified letter has no tracking number.' },
      'disputes.mailedBefore': { status: 409, when: 'The mailing of a letter is already recorded.' },
      'disputes.dayUnfit': { status: 422, when: 'The day is in the future, or before the letter was printed.' },
    },
    input: z.strictObject({
      letters: z
        .array(z.strictObject({ id: z.uuid(), trackingNumber: trackingNumber.nullable().default(null) }))
        .min(1)
        .max(500),
      mailedOn: civilDate,
      method: z.enum(MAILING_METHODS),
      /** The disputes follow a free annual report, so the bureau has 45 days (15 U.S.C. 1681j(a)(3)). */
      freeAnnualReport: z.boolean().default(false),
    }),
    output: z.object({ recorded: z.number().int() }),
  }),
  recordDelivery: endpoint({
    method: 'POST',
    path: '/letters/{id}/delivery',
    summary: 'Record the day a bureau received a letter',
    audience: 'staff',
    permission: 'letters:print',
    activity: 'letters.deliveryRecorded',
    refusals: mailingRefusals,
    input: z.strictObject({ id: z.uuid(), version, receivedOn: civilDate, receivedHow: z.enum(DELIVERY_PROOFS) }),
    output: mailing,
  }),
  recordMoreSent: endpoint({
    method: 'POST',
    path: '/letters/{id}/more-sent',
    summary: 'Record that the client sent the bureau more, which may give it 15 more days',
    audience: 'staff',
    permission: 'letters:print',
    activity: 'letters.moreSentRecorded',
    refusals: {
      ...mailingRefusals,
      'letters.extensionNotConfirmed': {
        status: 422,
        when: 'It gives the bureau 15 more days, and no one confirmed that (15 U.S.C. 1681i(a)(1)(B)).',
      },
      'letters.notOfRound': { status: 409, when: 'The letter is not part of a round.' },
    },
    /** `confirmsExtension`: that the bureau gets more days for it is known and meant. */
    input: z.strictObject({ id: z.uuid(), version, moreSentOn: civilDate, confirmsExtension: z.boolean().default(false) }),
    output: mailing,
  }),
  undoMailing: endpoint({
    method: 'POST',
    path: '/letters/{id}/mailing/undo',
    summary: 'Undo what was recorded about the mailing of a letter, with a reason',
    audience: 'staff',
    permission: 'letters:print',
    activity: 'letters.mailingUndone',
    refusals: mailingRefusals,
    input: z.strictObject({
      id: z.uuid(),
      version,
      what: z.enum(['mailing', 'delivery', 'more-sent']),
      reason,
    }),
    output: z.object({ mailing: mailing.nullable() }),
  }),
  recordReturn: endpoint({
    method: 'POST',
    path: '/letters/{id}/return',
    summary: 'Record that a letter came back: it was not received, so no time for an answer runs',
    audience: 'staff',
    permission: 'letters:print',
    activity: 'letters.returnRecorded',
    refusals: mailingRefusals,
    input: z.strictObject({
      id: z.uuid(),
      version,
      returnedOn: civilDate,
      note: freeText(300).min(1, 'Please say what is on the envelope.'),
    }),
    output: letterReturn,
  }),
  undoReturn: endpoint({
    method: 'POST',
    path: '/letters/{id}/return/undo',
    summary: 'Undo that a letter came back: its mailing counts again',
    audience: 'staff',
    permission: 'letters:print',
    activity: 'letters.returnUndone',
    refusals: {
      ...mailingRefusals,
      'disputes.mailedBefore': { status: 409, when: 'The letter was mailed again.' },
      'letters.notReturned': { status: 409, when: 'It is not recorded that the letter came back.' },
    },
    input: z.strictObject({ id: z.uuid(), reason }),
    output: mailing,
  }),
};
