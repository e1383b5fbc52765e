import { z } from 'zod';
import { refuse } from '../../../platform/base/refusal.ts';
import { defineJob } from '../../../platform/server/feature.ts';
import { CLIENT_STAGES } from '../../contacts/rules/stages.ts';
import { findContactById, patchContact } from '../../contacts/server/public.ts';
import { awaitsAfterMailing } from '../rules/after-mailing.ts';
import { judgeMove } from '../rules/stage-gates.ts';
import { STAGE_NAMES } from '../rules/stage-names.ts';
import { gatherCaseFacts } from './case-facts.ts';
import { lockCase } from './store.ts';

const STAYS = refuse('cases.stays', 'The case stays in its stage.');
const TO = 'awaiting-responses';

/** Once letters were mailed the client waits for answers, if the gates of that stage are met and no one put the work on hold. */
export const followMailing = defineJob({
  name: 'cases.followMailing',
  // Letters of several clients mailed at once come with one entry for each of them.
  payload: z.object({ contactId: z.uuid().nullable() }),
  retries: 3,
  run: async ({ contactId }, { change }) => {
    if (contactId === null) return;
    await change('cases.stageMoved', async ({ db, now, zone, record }) => {
      await lockCase(db, contactId);
      const contact = await findContactById(db, contactId);
      const stage = CLIENT_STAGES.find((known) => known === contact?.stage);
      if (!contact || !stage || contact.category !== 'client' || contact.archivedAt !== null || contact.onHoldSince !== null) return STAYS;
      if (!awaitsAfterMailing(stage)) return STAYS;
      const unmet = judgeMove({ from: stage, to: TO, reason: null }, await gatherCaseFacts(db, contact, { now, zone }));
      if (Object.keys(unmet).length > 0) return STAYS;
      await patchContact(db, contact.id, { stage: TO }, { at: now });
      record({
        contactId,
        subject: { type: 'contact', id: contactId },
        summary: `Moved from ${STAGE_NAMES[stage]} to ${STAGE_NAMES[TO]}: letters were mailed`,
        before: { stage },
        after: { stage: TO },
      });
      return true;
    });
  },
});
