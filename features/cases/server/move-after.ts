import { refuse } from '../../../platform/base/refusal.ts';
import type { JobCall } from '../../../platform/server/feature.ts';
import { CLIENT_STAGES } from '../../contacts/rules/stages.ts';
import { findContactById, patchContact } from '../../contacts/server/public.ts';
import { FOLLOWS, stageAfter, type Happening } from '../rules/follow-disputes.ts';
import { judgeMove } from '../rules/stage-gates.ts';
import { STAGE_NAMES } from '../rules/stage-names.ts';
import { gatherCaseFacts } from './case-facts.ts';
import { lockCase } from './store.ts';

const STAYS = refuse('cases.stays', 'The case stays in its stage.');

/**
 * Moves a client on after something happened in their disputes, if the gates of the next stage are met and no one put the work on hold. The
 * timeline names the program as who did it, and the reason.
 */
export async function moveAfter(happening: Happening, contactId: string, { change }: Pick<JobCall, 'change'>): Promise<void> {
  await change('cases.stageMoved', async ({ db, now, zone, record }) => {
    await lockCase(db, contactId);
    const contact = await findContactById(db, contactId);
    const stage = CLIENT_STAGES.find((known) => known === contact?.stage);
    if (!contact || !stage || contact.category !== 'client' || contact.archivedAt !== null || contact.onHoldSince !== null) return STAYS;
    const to = stageAfter(happening, stage);
    if (to === undefined) return STAYS;
    const facts = await gatherCaseFacts(db, contact, { now, zone });
    // One answer of several, or the only one undone in the meantime.
    if (happening === 'answers-in' && facts.roundIsOpen) return STAYS;
    if (Object.keys(judgeMove({ from: stage, to, reason: null }, facts)).length > 0) return STAYS;
    await patchContact(db, contact.id, { stage: to }, { at: now });
    record({
      contactId,
      subject: { type: 'contact', id: contactId },
      summary: `Moved from ${STAGE_NAMES[stage]} to ${STAGE_NAMES[to]}: ${FOLLOWS[happening].words}`,
      before: { stage },
      after: { stage: to },
    });
    return true;
  });
}
