// Paper agreements that an imported file attests for contacts who were here before: each is recorded with an activity of its own.
import { z } from 'zod';
import { parseCivilDate } from '../../../platform/base/civil-date.ts';
import { isRefusal, refuse } from '../../../platform/base/refusal.ts';
import { defineJob } from '../../../platform/server/feature.ts';
import { contactArchived } from '../../contacts/rules/contact-refusals.ts';
import { findContactById } from '../../contacts/server/public.ts';
import { FOUND } from '../../contacts/rules/found.ts';
import { addAgreement } from './add-agreement.ts';

const GONE = refuse('agreements.notFound', 'There is no such contact any more.');

/** What may not be recorded is left out, as by hand: an agreement is in effect, or the client canceled after that day. A second run adds nothing. */
export const recordAttested = defineJob({
  name: 'agreements.recordAttested',
  payload: z.object({
    by: z.object({ userId: z.uuid(), name: z.string() }),
    reason: z.string(),
    rows: z.array(
      z.object({
        contactId: z.uuid(),
        signedOn: z.string(),
        seenBy: z.string(),
        // Jobs of before this was taken have none of it.
        state: z.string().nullable().default(null),
        found: z.enum(FOUND).nullable().default(null),
        scanName: z.string().nullable().default(null),
      }),
    ),
  }),
  retries: 5,
  run: async ({ by, reason, rows }, { change, services }) => {
    for (const { contactId, signedOn: day, seenBy, ...sale } of rows) {
      const signedOn = parseCivilDate(day);
      const done = await change('agreements.recorded', async ({ db, now, zone, record }) => {
        const contact = signedOn && (await findContactById(db, contactId));
        if (!contact) return GONE;
        if (contact.archivedAt !== null) return contactArchived.refuse();
        const fields = { signedOn, disclosureGivenOn: signedOn, how: 'paper' as const, note: null, ...sale };
        const added = await addAgreement(db, contact, { ...fields, attestedBy: seenBy, reason }, { now, zone, by });
        if (isRefusal(added)) return added;
        record(added.facts);
        return true;
      });
      if (isRefusal(done)) services.log.info({ contactId, code: done.code }, 'imported agreement was not recorded');
    }
  },
});
