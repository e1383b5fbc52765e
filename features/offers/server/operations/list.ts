import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { LANGUAGES } from '../../../../platform/base/language.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { idCursor } from '../../../../platform/server/page-cursor.ts';
import { listPublished } from '../../../agreement-templates/server/public.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { offersContract } from '../../contract.ts';
import { judgeOffer, longestTerm } from '../may-offer.ts';
import { viewOffer } from '../offer-view.ts';
import { zoneOf } from '../paper-facts.ts';
import { findLastTerms, listOffers } from '../store.ts';
import { listSteps } from '../store/steps.ts';

const CURSOR = idCursor('offers');

export const list: Operation<typeof offersContract.list> = async ({ db, scope, input, now, zone, services }) => {
  const contact = await findContact(db, scope, input.contactId);
  if (!contact) return contactNotFound.refuse();
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const { sealer } = services;
  const found = await listOffers(db, sealer, contact.id, { after: after?.[0], limit: input.limit + 1 });
  const { rows, next } = CURSOR.page(found, input.limit, (row) => [row.id]);
  const steps = await listSteps(
    db,
    sealer,
    rows.map(({ id }) => id),
  );
  const today = civilDateAt(now, zoneOf(contact, zone));
  const bar = await judgeOffer(db, sealer, contact, { now, zone });
  const published = await Promise.all(LANGUAGES.map((language) => listPublished(db, { state: contact.state, language })));
  return {
    rows: rows.map((row) => viewOffer(row, steps.get(row.id) ?? [], today)),
    next,
    bar: bar ? { code: bar.code, message: bar.message, citation: bar.citation ?? null } : null,
    templates: published.flat().map(({ id, name, language, number }) => ({ versionId: id, name, language, number })),
    language: contact.language,
    longestTerm: longestTerm(contact.state),
    lastTerms: await findLastTerms(db, sealer),
  };
};
