import { addDays, civilDateAt } from '../../../../platform/base/civil-date.ts';
import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { findTemplateVersion } from '../../../agreement-templates/server/public.ts';
import { lockActiveContact } from '../../../contacts/server/public.ts';
import type { offersContract } from '../../contract.ts';
import { pickWord } from '../demonstration-word.ts';
import { FOUND_WORDS } from '../../../contacts/rules/found.ts';
import { totalsOf } from '../../rules/offer-terms.ts';
import { mailOffer } from '../mails.ts';
import { judgeOffer, judgeTerms } from '../may-offer.ts';
import { aboutOffer, viewOffer } from '../offer-view.ts';
import { zoneOf } from '../paper-facts.ts';
import { addSigningKey, findKeyEnd } from '../store/signing-keys.ts';
import { findOffer, insertOffer, lockOffers } from '../store.ts';

/** An offer is open for two weeks. */
const DAYS_OPEN = 14;

export const make: Operation<typeof offersContract.make> = async (call) => {
  const { db, scope, input, now, zone, services, record } = call;
  const contact = await lockActiveContact(call, input.contactId);
  if (isRefusal(contact)) return contact;
  await lockOffers(db, contact.id);
  const barred = (await judgeOffer(db, services.sealer, contact, { now, zone })) ?? (await judgeTerms(db, contact, input.terms));
  if (barred) return barred;
  const template = await findTemplateVersion(db, input.templateVersionId);
  const residence = contact.state ?? '';
  if (!template || (template.states.length > 0 && !template.states.includes(residence)))
    return refuse(
      'offers.templateUnknown',
      'This template is not there any more, or is not for the state of the client. Please choose another one.',
    );
  const soldBy = input.soldById ?? scope.userId;
  const seller = (await services.findStaff(db, [soldBy])).get(soldBy);
  if (seller === undefined)
    return refuse('offers.sellerUnknown', 'The person who sold it is not on the staff any more.', {
      fields: { soldById: 'Please choose someone else.' },
    });
  if ((await findKeyEnd(db)) === undefined)
    await addSigningKey(db, services.sealer, (await services.findOffice(db)).name ?? 'Redress', now);
  const id = newId(now);
  const today = civilDateAt(now, zoneOf(contact, zone));
  const validThrough = addDays(today, DAYS_OPEN);
  await insertOffer(db, services.sealer, {
    id,
    contactId: contact.id,
    templateVersionId: template.id,
    language: template.language,
    residence,
    content: {
      template: { name: template.name, number: template.number, document: template.content },
      terms: input.terms,
      word: pickWord(),
      bureaus: ['EQ', 'EX', 'TU'],
    },
    found: input.found,
    soldBy,
    soldByName: seller,
    validThrough,
    madeAt: now,
    madeBy: scope.userId,
    madeByName: scope.name,
  });
  const offer = await findOffer(db, services.sealer, id);
  if (!offer) throw new Error('The offer just made is not there.');
  await mailOffer(call, contact, offer);
  record({
    ...aboutOffer(offer, 'Agreement offered'),
    after: {
      template: `${template.name}, version ${template.number}`,
      language: template.language,
      services: input.terms.services.map(({ name }) => name),
      totalCents: totalsOf(input.terms).all,
      termDays: input.terms.termDays,
      found: FOUND_WORDS[input.found],
      soldBy: seller,
      validThrough,
    },
  });
  return viewOffer(offer, [], today);
};
