import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { capCount, MOST_COUNTED } from '../../../../platform/server/manifest.ts';
import type { progressPortalContract } from '../../contract.ts';
import { silenceBegan, type Silence } from '../../rules/silence.ts';
import { countSilence } from '../store/clients.ts';

export const count: Operation<typeof progressPortalContract.count> = async ({ db, now, zone }) => {
  const today = civilDateAt(now, zone);
  const counted = async (silence: Silence) =>
    capCount(await countSilence(db, silenceBegan(silence, today, zone), { most: MOST_COUNTED + 1, now }));
  return { good: await counted('good'), soon: await counted('soon'), late: await counted('late') };
};
