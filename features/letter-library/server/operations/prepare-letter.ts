import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { listHeldDocuments } from '../../../files/server/public.ts';
import type { letterLibraryContract } from '../../contract.ts';
import { answerDue } from '../../rules/letter-recipient.ts';
import { viewLetters } from '../letter-view.ts';
import { prepareWriting } from '../prepare-writing.ts';

export const prepareLetter: Operation<typeof letterLibraryContract.prepareLetter> = async (call) => {
  const { db, scope, input, shows } = call;
  const prepared = await prepareWriting(call, input);
  if (isRefusal(prepared)) return prepared;
  const { letter, versionId, content, contact, today, values, earlier, to } = prepared;
  shows(contact.id);
  const [row] = await viewLetters(db, scope, [letter]);
  if (!row) throw new Error('A letter has a row.');
  return {
    letter: row,
    versionId,
    ...content,
    fields: { ...values.fields },
    conditions: { ...values.conditions },
    today,
    earlier: earlier?.facts ?? null,
    address:
      to === undefined
        ? null
        : isRefusal(to)
          ? { name: '', lines: [], verifiedOn: null, problem: to.message }
          : { name: to.address.name, lines: [...to.address.lines], verifiedOn: to.verifiedOn, problem: null },
    papers: (await listHeldDocuments(db, contact.id, today)).map(({ id, title, name, kind }) => ({ fileId: id, title, name, kind })),
    answerDue: answerDue(letter),
  };
};
