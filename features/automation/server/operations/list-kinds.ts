import type { Operation } from '../../../../platform/server/feature.ts';
import type { automationContract } from '../../contract.ts';
import { listTriggerKinds } from '../../rules/trigger-kinds.ts';

export const listKinds: Operation<typeof automationContract.listKinds> = async ({ scope, services }) => ({
  kinds: [...listTriggerKinds(services.catalog.activities, scope.may)],
});
