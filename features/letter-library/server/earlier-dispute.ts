// The last dispute of a client with a bureau, for letters that follow one: when it went, what it was about and what came of it.
import { civilDateAt, formatLongCivilDate } from '../../../platform/base/civil-date.ts';
import type { StaffDb } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { listItemHistory } from '../../disputes/server/public.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import { PROOF_WORDS } from '../../letters/rules/wording/known-of-round.ts';
import type { EarlierFacts } from '../rules/gate-answers.ts';
import { findLastMailing } from './store/earlier-mailings.ts';

export interface EarlierOfBureau {
  readonly facts: EarlierFacts;
  /** Values of the fields about it. */
  readonly fields: Readonly<Record<string, string>>;
}

const MOST_ITEMS = 2_000;

export async function findEarlierAt(
  { db, sealer, zone }: { readonly db: StaffDb; readonly sealer: Sealer; readonly zone: string },
  contactId: string,
  bureau: Bureau,
): Promise<EarlierOfBureau | undefined> {
  const mailing = await findLastMailing(db, contactId, bureau);
  if (!mailing) return undefined;
  const items = (await listItemHistory(db, sealer, contactId, MOST_ITEMS)).filter(
    (item) => item.roundId === mailing.roundId && item.bureau === bureau,
  );
  const answered = items.filter(({ state }) => state === 'removed' || state === 'corrected' || state === 'confirmed');
  const days = answered.flatMap(({ decidedAt }) => (decidedAt ? [civilDateAt(decidedAt, zone)] : []));
  const answeredOn = days.toSorted((a, b) => a.localeCompare(b)).at(0) ?? null;
  const result = (['confirmed', 'corrected', 'removed'] as const).find((one) => answered.some(({ state }) => state === one)) ?? null;
  const { mailedOn, receivedOn, receivedHow, overdueAfter } = mailing;
  return {
    facts: { receivedOn, overdueAfter, answeredOn, result },
    fields: {
      'earlier.sent': formatLongCivilDate(mailedOn),
      ...(receivedOn !== null && { 'earlier.received': formatLongCivilDate(receivedOn) }),
      ...(answeredOn !== null && { 'earlier.answered': formatLongCivilDate(answeredOn) }),
      ...(receivedHow !== null && { 'earlier.proof': PROOF_WORDS[receivedHow] }),
      'items.names': new Intl.ListFormat('en-US').format(items.map(({ heading }) => heading)),
      'items.count': items.length === 1 ? 'one item' : `${items.length} items`,
      'round.number': String(items[0]?.roundNumber ?? ''),
    },
  };
}
