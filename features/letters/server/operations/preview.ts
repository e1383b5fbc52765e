import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { mayWork } from '../../../agreements/server/public.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContact } from '../../../contacts/server/public.ts';
import { findDraft } from '../../../disputes/server/public.ts';
import type { lettersContract } from '../../contract.ts';
import { concealBirth } from '../../rules/conceal-birth.ts';
import { composeRound } from '../compose-round.ts';
import { readExtracts } from '../read-extracts.ts';

export const preview: Operation<typeof lettersContract.preview> = async ({ db, scope, input, now, zone, services, shows }) => {
  const contact = await findContact(db, scope, input.contactId);
  if (!contact) return contactNotFound.refuse();
  shows(contact.id);
  const round = await findDraft(db, services.sealer, contact.id);
  if (!round) return { letters: [], problems: [] };
  // Writing letters is a service, also on the screen: none before the law allows it, and none after a cancellation.
  const may = await mayWork(db, contact.id, { what: 'draft' }, { now, zone });
  if (may !== true) return { letters: [], problems: [may.message] };
  const composed = await composeRound(db, services.sealer, contact, round, {
    date: civilDateAt(now, zone),
    draft: true,
    now,
    zone,
    extracts: await readExtracts(db, services, round),
  });
  const seesBirth = scope.may('contacts:reveal-identity');
  return {
    letters: composed.flatMap(({ made }) => ('problems' in made ? [] : [seesBirth ? made : concealBirth(made)])),
    problems: [...new Set(composed.flatMap(({ made }) => ('problems' in made ? made.problems : [])))],
  };
};
