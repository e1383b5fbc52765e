import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { countContacts } from '../../../contact-lists/server/public.ts';
import { hasOffice } from '../../../office/server/public.ts';
import type { dashboardContract } from '../../contract.ts';
import { spansAt } from '../../rules/spans.ts';
import { gatherNeeds } from '../gather-needs.ts';
import { gatherNumbers } from '../gather-numbers.ts';

export const get: Operation<typeof dashboardContract.get> = async ({ db, scope, input: { zone }, now, services }) => {
  const needs = await gatherNeeds(services.catalog.needs, { db, scope, services, now, today: civilDateAt(now, zone) });
  const numbers = await gatherNumbers(db, scope, now, spansAt(now, zone));
  const maySetUp = scope.may('contacts:create') && scope.may('contacts:view') && scope.may('office:manage');
  const setup = maySetUp ? { contact: (await countContacts(db, {}, 0)) > 0, location: await hasOffice(db) } : null;
  return { needs, numbers, setup };
};
