import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { lockActiveContact } from '../../../contacts/server/public.ts';
import type { filesContract } from '../../contract.ts';
import { FILE_KIND_WORDS } from '../../rules/file-kinds.ts';
import { findMailable, mailRequests, type ListCanceled } from '../ask-client.ts';
import { viewRequest } from '../request-view.ts';
import { lockChecks } from '../store/documents.ts';
import { findRequest, insertRequest, listAlreadyAsked } from '../store/requests.ts';

const IN_PAST = 'This day has passed. Choose today or a later day.';
const CANCELED = refuse('files.requestAfterCancellation', 'This client canceled, so nothing is asked of them.', {
  citation: '15 U.S.C. 1679e(a)',
});

export const requestDocuments =
  (listCanceled: ListCanceled): Operation<typeof filesContract.requestDocuments> =>
  async (call) => {
    const { db, scope, input, now, zone, record } = call;
    const contact = await lockActiveContact(call, input.contactId);
    if (isRefusal(contact)) return contact;
    const today = civilDateAt(now, zone);
    const { documents, dueOn } = input;
    if (dueOn < today) return refuse('files.dueInPast', IN_PAST, { fields: { dueOn: IN_PAST } });
    if ((await listCanceled(db, [contact.id], { now, zone })).has(contact.id)) return CANCELED;
    await lockChecks(db, contact.id);
    const kinds = documents.map(({ kind }) => kind);
    const twice = kinds.filter((kind, at) => kind !== 'other' && kinds.indexOf(kind) !== at);
    const [asked] = [...twice, ...(await listAlreadyAsked(db, contact.id, kinds))];
    if (asked !== undefined)
      return refuse('files.alreadyRequested', `The client was already asked for this document: ${FILE_KIND_WORDS[asked]}.`);
    const mailable = await findMailable(call, contact.id);
    const made = documents.map(({ kind, words }) => ({ id: newId(now), contactId: contact.id, kind, words, dueOn }));
    for (const one of made) await insertRequest(db, { ...one, at: now, by: scope, mailedAt: mailable ? now : null });
    if (mailable) await mailRequests(call, mailable, made, 'asked');
    const names = documents.map(({ kind, words }) => words ?? FILE_KIND_WORDS[kind]);
    record({
      contactId: contact.id,
      subject: { type: 'contact', id: contact.id },
      summary: `${documents.length === 1 ? 'One document' : `${documents.length} documents`} asked for: ${names.join(', ')}`,
      after: { documents: names, dueOn, to: mailable?.email ?? null },
    });
    const stored = await Promise.all(made.map(({ id }) => findRequest(db, id)));
    return { rows: stored.flatMap((one) => (one ? [viewRequest(one, today)] : [])), mailed: mailable !== undefined };
  };
