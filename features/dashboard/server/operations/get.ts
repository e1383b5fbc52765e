import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { dashboardContract } from '../../contract.ts';
import { spansAt } from '../../rules/spans.ts';
import { gatherNeeds } from '../gather-needs.ts';
import { gatherNumbers } from '../gather-numbers.ts';
import { gatherSetup } from '../gather-setup.ts';

export const get: Operation<typeof dashboardContract.get> = async ({ db, scope, now, zone, services }) => {
  const needs = await gatherNeeds(services.catalog.needs, { db, scope, services, now, zone, today: civilDateAt(now, zone) });
  const numbers = await gatherNumbers(db, scope, now, spansAt(now, zone));
  return { needs, numbers, setup: await gatherSetup({ db, scope, services }) };
};
