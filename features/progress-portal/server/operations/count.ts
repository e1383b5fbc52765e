import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../../platform/base/office-zone.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { capCount, MOST_COUNTED } from '../../../../platform/server/manifest.ts';
import type { progressPortalContract } from '../../contract.ts';
import { silenceBegan, type Silence } from '../../rules/silence.ts';
import { countSilence } from '../store/clients.ts';

export const count: Operation<typeof progressPortalContract.count> = async ({ db, now }) => {
  const today = civilDateAt(now, OFFICE_ZONE);
  const counted = async (silence: Silence) =>
    capCount(await countSilence(db, silenceBegan(silence, today, OFFICE_ZONE), { most: MOST_COUNTED + 1, now }));
  return { good: await counted('good'), soon: await counted('soon'), late: await counted('late') };
};
