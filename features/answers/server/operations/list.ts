import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { idCursor } from '../../../../platform/server/page-cursor.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { answersContract } from '../../contract.ts';
import { viewAnswers } from '../answer-view.ts';
import { listAnswers } from '../store.ts';

const CURSOR = idCursor('answers.list');

export const list: Operation<typeof answersContract.list> = async ({ db, scope, input, shows }) => {
  const { contactId } = input;
  if (contactId !== undefined && !(await findContact(db, scope, contactId))) return contactNotFound.refuse();
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const found = await listAnswers(db, { ...input, after: after?.[0], limit: input.limit + 1 });
  const { rows, next } = CURSOR.page(found, input.limit, ({ id }) => [id]);
  shows(...new Set([...(contactId === undefined ? [] : [contactId]), ...rows.flatMap((row) => row.contactId ?? [])]));
  return { rows: await viewAnswers(db, rows), next };
};
