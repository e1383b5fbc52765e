import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { startOfDay } from '../../../../platform/base/start-of-day.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { mailServicesContract } from '../../contract.ts';
import { findService } from '../find-service.ts';
import { countSpent } from '../store.ts';

export const getService: Operation<typeof mailServicesContract.getService> = async ({ db, services, now, zone }) => {
  const { env } = services;
  const office = findService(env);
  const balance = office ? await office.service.balance() : null;
  return {
    setUp: office !== undefined,
    isTest: office?.service.isTest === true,
    balanceCents: typeof balance === 'number' ? balance : null,
    problem: typeof balance === 'string' ? balance : null,
    limits: { letters: env.MAIL_SERVICE_DAILY_LETTERS, cents: env.MAIL_SERVICE_DAILY_DOLLARS * 100 },
    usedToday: await countSpent(db, startOfDay(civilDateAt(now, zone), zone)),
  };
};
