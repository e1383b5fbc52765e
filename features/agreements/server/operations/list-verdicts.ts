import { z } from 'zod';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { pageCursor } from '../../../../platform/server/page-cursor.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContact } from '../../../contacts/server/public.ts';
import { verdictFacts, type agreementsContract } from '../../contract.ts';
import { listVerdicts as listKept } from '../store/verdicts.ts';

const CURSOR = pageCursor('agreements.verdicts', z.tuple([z.int()]));

export const listVerdicts: Operation<typeof agreementsContract.listVerdicts> = async ({ db, scope, input }) => {
  const contact = await findContact(db, scope, input.contactId);
  if (!contact) return contactNotFound.refuse();
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const found = await listKept(db, contact.id, { before: after?.[0], limit: input.limit + 1 });
  const { rows, next } = CURSOR.page(found, input.limit, ({ id }) => [id]);
  return { rows: rows.map(({ at, facts, ...row }) => ({ ...row, at: at.toISOString(), facts: verdictFacts.parse(facts) })), next };
};
