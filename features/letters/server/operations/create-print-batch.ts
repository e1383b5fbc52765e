import { newId } from '../../../../platform/base/ids.ts';
import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { findWorkBars } from '../../../agreements/server/public.ts';
import { lockContacts, type Contact } from '../../../contacts/server/public.ts';
import type { lettersContract } from '../../contract.ts';
import { renderPrintBatch } from '../jobs.ts';
import { insertPrintBatch, listStates } from '../store.ts';

export const createPrintBatch: Operation<typeof lettersContract.createPrintBatch> = async ({ db, scope, input, now, record, enqueue }) => {
  const letterIds = [...new Set(input.letterIds)];
  const states = await listStates(db, scope, letterIds);
  if (states.length !== letterIds.length) return refuse('letters.notFound', 'One of these letters is not there.');
  if (states.some((s) => s.state !== 'ready')) return refuse('letters.notReady', 'Some of these letters are not ready yet.');
  const contacts = await lockContacts(db, scope, [...new Set(states.map(({ contactId }) => contactId))], 'share');
  const archived = contacts.find(({ archivedAt }) => archivedAt !== null);
  if (archived) return refuse('contacts.archived', `${nameOf(archived)} is archived, so nothing is sent. Restore the contact first, or leave these letters out.`);
  const held = contacts.find(({ onHoldSince }) => onHoldSince !== null);
  if (held) return refuse('letters.onHold', `${nameOf(held)} is on hold: ${held.holdReason ?? 'no reason was given'}. Resume work first, or leave these letters out.`);
  const bars = await findWorkBars(db, contacts.map((contact) => contact.id), now);
  const barred = contacts.find((contact) => bars.has(contact.id));
  const bar = barred && bars.get(barred.id);
  if (barred && bar) return refuse('letters.workBarred', `Nothing is printed for ${nameOf(barred)}. ${bar.message}`, { citation: bar.citation });
  const id = newId(now);
  await insertPrintBatch(db, scope, { id, letterIds, duplex: input.duplex, at: now });
  await enqueue(renderPrintBatch, { batchId: id });
  record({
    contactId: null, subject: { type: 'print-batch', id }, summary: `Print batch of ${letterIds.length} letter${letterIds.length === 1 ? '' : 's'} made`,
    after: { letterIds, duplex: input.duplex },
  });
  return { id };
};

const nameOf = ({ firstName, lastName }: Contact): string => `${firstName} ${lastName}`.trim();
