import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { disputesContract } from '../../contract.ts';
import { viewOutcome } from '../outcome-view.ts';
import { saveAnswers } from '../record-answers.ts';
import { findOutcomes } from '../store/outcomes.ts';

export const recordAnswers: Operation<typeof disputesContract.recordAnswers> = async (call) => {
  const { db, input, services, record } = call;
  const saved = await saveAnswers(call, input);
  if (isRefusal(saved)) return saved;
  const { ids, said } = saved;
  record({
    contactId: input.contactId,
    subject: { type: 'contact', id: input.contactId },
    summary: ids.length === 1 ? `Outcome of ${said[0] ?? ''}` : `${ids.length} answers of bureaus recorded`,
    after: { answers: said, answeredOn: input.answeredOn },
  });
  const written = await findOutcomes(db, services.sealer, ids);
  return { rows: ids.flatMap((id) => written.get(id) ?? []).map(viewOutcome) };
};
