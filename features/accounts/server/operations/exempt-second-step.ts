import { addDays, civilDateAt } from '../../../../platform/base/civil-date.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import { startOfDay } from '../../../../platform/base/start-of-day.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { saveExemption } from '../../../identity/server/public.ts';
import type { accountsContract } from '../../contract.ts';
import { lockUser } from '../user-rights.ts';

/** A waiver is looked at again within a year, as the office's safeguards are (16 CFR 314.4(i)). */
const MOST_DAYS = 366;

/** Only for someone else: who would work without a second step does not decide that alone. */
export const exemptSecondStep: Operation<typeof accountsContract.exemptSecondStep> = async ({ db, scope, input, now, zone, record }) => {
  const target = await lockUser(db, scope, input.userId);
  if (isRefusal(target)) return target;
  const { reason, until } = input;
  const today = civilDateAt(now, zone);
  if (until < today || until > addDays(today, MOST_DAYS)) {
    const sentence = 'Please choose a day from today on, at most a year away.';
    return refuse('access.exemptionUntil', sentence, { fields: { until: sentence } });
  }
  const untilAt = startOfDay(addDays(until, 1), zone);
  await saveExemption(db, target.id, { reason, untilAt, givenAt: now, givenByName: scope.name });
  record({
    contactId: null,
    subject: { type: 'user', id: target.id },
    summary: `${target.name} may work without a second step until ${until}`,
    after: { reason, until },
  });
  return { reason, until: untilAt.toISOString(), byName: scope.name };
};
