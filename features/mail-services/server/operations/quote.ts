import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { mailServicesContract } from '../../contract.ts';
import { findService } from '../find-service.ts';
import { judgeLetters } from '../judge-letters.ts';

export const NOT_SET_UP = refuse('mailServices.notSetUp', 'No mail service is set up, or its prices are not. Ask your administrator.');

export const quote: Operation<typeof mailServicesContract.quote> = async ({ db, input, services, now, zone }) => {
  const office = findService(services.env);
  if (!office) return NOT_SET_UP;
  const { letterIds, ...options } = input;
  const { sendable, stops } = await judgeLetters({ db, sealer: services.sealer, now, zone }, office, [...new Set(letterIds)], options);
  return {
    letterIds: sendable.map(({ id }) => id),
    pages: sendable.reduce((sum, { pages }) => sum + pages, 0),
    priceCents: sendable.reduce((sum, { priceCents }) => sum + priceCents, 0),
    isTest: office.service.isTest,
    stops: [...stops].map(([letterId, { message, citation }]) => ({ letterId, message, citation: citation ?? null })),
  };
};
