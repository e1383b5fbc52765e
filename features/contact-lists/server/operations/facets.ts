import type { Operation } from '../../../../platform/server/feature.ts';
import type { contactListsContract } from '../../contract.ts';

/** One question for each facet, however many contacts there are, and none for what the reader may not see. */
export const facets: Operation<typeof contactListsContract.facets> = async ({ db, scope, services, input, now, zone }) => {
  const { catalog, env } = services;
  const asked = catalog.facets.filter(({ key, permission }) => input.facets.includes(key) && scope.may(permission));
  const answers: [string, Record<string, unknown>][] = [];
  for (const { key, value, many } of asked) {
    const found = await many({ db, scope, now, zone }, input.ids);
    // The contract cannot know what each facet answers.
    if (env.CHECK_RESPONSES) for (const one of found.values()) value.parse(one);
    answers.push([key, Object.fromEntries(found)]);
  }
  return { facets: Object.fromEntries(answers) };
};
