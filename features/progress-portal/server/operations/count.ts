import { addDays, civilDateAt } from '../../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../../platform/base/office-zone.ts';
import { startOfDay } from '../../../../platform/base/start-of-day.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { progressPortalContract } from '../../contract.ts';
import { GOOD_DAYS, SOON_DAYS } from '../../rules/silence.ts';
import { countSilence } from '../store/clients.ts';

export const count: Operation<typeof progressPortalContract.count> = ({ db, now }) => {
  const today = civilDateAt(now, OFFICE_ZONE);
  const began = (days: number): Date => startOfDay(addDays(today, -days), OFFICE_ZONE);
  return countSilence(db, began(GOOD_DAYS), began(SOON_DAYS));
};
