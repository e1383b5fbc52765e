import { describeSettings, isSet } from '../../../../platform/server/env.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { judgePart } from '../../../../platform/server/part.ts';
import type { systemContract } from '../../contract.ts';

export const listSettings: Operation<typeof systemContract.listSettings> = async ({ services: { env, catalog } }) => ({
  parts: catalog.parts.map((part) => ({
    key: part.key,
    name: part.name,
    about: part.about,
    needs: part.needs,
    without: part.without,
    on: judgePart(part, env).on,
    settings: part.settings.map((name) => ({ name, isSet: isSet(env, name) })),
    any: part.any ?? false,
  })),
  settings: describeSettings(env).map(({ group, ...setting }) => ({
    ...setting,
    group: group ?? catalog.settings.get(setting.name) ?? 'Other',
  })),
});
