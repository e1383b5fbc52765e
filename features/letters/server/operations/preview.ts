import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContact } from '../../../contacts/server/public.ts';
import { findDraft } from '../../../disputes/server/public.ts';
import type { lettersContract } from '../../contract.ts';
import { composeRound } from '../compose-round.ts';
import { readExtracts } from '../read-extracts.ts';

export const preview: Operation<typeof lettersContract.preview> = async ({ db, scope, input, now, zone, services }) => {
  const contact = await findContact(db, scope, input.contactId);
  if (!contact) return contactNotFound.refuse();
  const round = await findDraft(db, services.sealer, contact.id);
  if (!round) return { letters: [], problems: [] };
  const composed = await composeRound(db, services.sealer, contact, round, {
    date: civilDateAt(now, zone),
    draft: true,
    now,
    zone,
    extracts: await readExtracts(db, services, round),
  });
  return {
    letters: composed.flatMap(({ made }) => ('problems' in made ? [] : [made])),
    problems: [...new Set(composed.flatMap(({ made }) => ('problems' in made ? made.problems : [])))],
  };
};
