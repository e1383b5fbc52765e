import { addDays, civilDateAt } from '../../../../platform/base/civil-date.ts';
import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { refuseClaims } from '../../../disputes/rules/claim-refusal.ts';
import { lockActiveContact } from '../../../contacts/server/public.ts';
import type { findingsContract } from '../../contract.ts';
import { lockRounds } from '../../../disputes/server/public.ts';
import { countStatement } from '../statement-claims.ts';
import { describeStatement, viewStatement } from '../statement-view.ts';
import { insertStatement } from '../store/statements.ts';

export const addStatement: Operation<typeof findingsContract.addStatement> = async ({ db, scope, input, now, zone, services, record }) => {
  // No round is opened on what the statement contradicts in the same moment.
  await lockRounds(db, input.contactId);
  const contact = await lockActiveContact({ db, scope }, input.contactId);
  if (isRefusal(contact)) return contact;
  const forbidden = refuseClaims(input.words ?? '', 'answer', 'words');
  if (forbidden) return forbidden;
  // Somewhere on earth it is tomorrow already; the person may be there.
  if (input.happenedOn !== null && input.happenedOn > addDays(civilDateAt(now, zone), 1)) {
    return refuse('findings.inFuture', 'This day lies in the future.', { fields: { happenedOn: 'This day lies in the future.' } });
  }
  const statement = {
    ...input,
    id: newId(now),
    words: input.words === '' ? null : input.words,
    addedAt: now,
    addedBy: scope.name,
    removed: false,
  };
  await insertStatement(db, services.sealer, statement);
  await countStatement(db, services.sealer, statement);
  // The client's own words stay where they can be removed again.
  record({
    ...describeStatement(statement, 'noted'),
    after: { kind: input.kind, bureau: input.bureau, happenedOn: input.happenedOn, untilOn: input.untilOn },
  });
  return viewStatement(statement);
};
