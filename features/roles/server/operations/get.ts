import type { Operation } from '../../../../platform/server/feature.ts';
import { grants, listRoles } from '../../../identity/server/public.ts';
import type { rolesContract } from '../../contract.ts';
import { sentenceOf } from '../../rules/describe-right.ts';
import { listHolders } from '../store.ts';

export const get: Operation<typeof rolesContract.get> = async ({ db, services }) => {
  const holders = await listHolders(db);
  return {
    rights: services.rights.map(({ permission, uses }) => ({
      permission,
      sentences: [...new Set(uses.map(sentenceOf))],
      dangers: [...new Set(uses.flatMap(({ danger }) => danger ?? []))],
      audiences: [...new Set(uses.map(({ audience }) => audience))],
    })),
    roles: (await listRoles(db)).map(({ name, kind, builtIn, permissions }) => ({
      name,
      kind,
      builtIn,
      patterns: [...permissions],
      held: services.rights
        .filter(
          ({ permission, uses }) =>
            uses.some(({ audience }) => audience === 'person' || audience === kind) && grants(permissions, permission),
        )
        .map(({ permission }) => permission),
      holders: holders.get(name)?.holders ?? 0,
      people: [...(holders.get(name)?.people ?? [])],
    })),
  };
};
