// An offer as the office sees it.
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import type { ActivityFacts } from '../../../platform/server/activity-entry.ts';
import type { Offer } from '../contract.ts';
import { termsLine } from '../rules/papers.ts';
import type { StoredOffer } from './store.ts';
import type { StoredStep } from './store/steps.ts';

/** `today` is the day where the client lives. */
export function viewOffer(offer: StoredOffer, steps: readonly StoredStep[], today: CivilDate): Offer {
  const { content, soldByName, madeByName, madeAt, endedAt, madeBy: _madeBy, residence: _residence, fileId: _fileId, ...same } = offer;
  return {
    ...same,
    expired: endedAt === null && offer.validThrough < today,
    template: `${content.template.name}, version ${content.template.number}`,
    terms: content.terms,
    soldBy: soldByName,
    madeBy: madeByName,
    madeAt: madeAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    steps: steps.map(({ step, at, evidence: { paper, where, sha256, address, device } }) => ({
      step,
      paper,
      at: at.toISOString(),
      where,
      sha256,
      address,
      device,
    })),
  };
}

/** What the record of everything says of a change. */
export function aboutOffer(
  { id, contactId, content }: Pick<StoredOffer, 'id' | 'contactId' | 'content'>,
  what: string,
): Pick<ActivityFacts, 'contactId' | 'subject' | 'summary'> {
  return { contactId, subject: { type: 'offer', id }, summary: `${what} (${termsLine(content.terms)})` };
}
