import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { agreementTemplatesContract } from '../../contract.ts';
import { insertTemplate, pairLacks, readText } from '../store.ts';
import { aboutTemplate, findPresent, viewDetail } from '../template-view.ts';

/** A copy into the other language is the other half of a pair, where that has none yet. */
export const create: Operation<typeof agreementTemplatesContract.create> = async ({ db, scope, input, now, record }) => {
  const { name, language, states, copyOf } = input;
  const source = copyOf === undefined ? undefined : await findPresent(db, copyOf);
  if (isRefusal(source)) return source;
  const id = newId(now);
  const pairs = source !== undefined && source.language !== language && (await pairLacks(db, source.pairId, language));
  const draft = source ? await readText(db, source.id) : null;
  await insertTemplate(db, { id, pairId: pairs ? source.pairId : newId(now), name, language, states, draft, by: scope.userId }, now);
  record({ ...aboutTemplate({ id, name }, source ? `added as a copy of "${source.name}"` : 'added'), after: { name, language, states } });
  return viewDetail(db, id);
};
