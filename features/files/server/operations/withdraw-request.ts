import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { lockActiveContact } from '../../../contacts/server/public.ts';
import type { filesContract } from '../../contract.ts';
import { FILE_KIND_WORDS } from '../../rules/file-kinds.ts';
import { viewRequest } from '../request-view.ts';
import { findRequest, setWithdrawn } from '../store/requests.ts';

const NOT_THERE = refuse('files.requestNotFound', 'This request is settled already. Check the list again.');

export const withdrawRequest: Operation<typeof filesContract.withdrawRequest> = async (call) => {
  const { db, input, now, zone, record } = call;
  const found = await findRequest(db, input.id);
  if (!found) return NOT_THERE;
  const contact = await lockActiveContact(call, found.contactId);
  if (isRefusal(contact)) return contact.code === 'contacts.notFound' ? NOT_THERE : contact;
  if (!(await setWithdrawn(db, found.id, now))) return NOT_THERE;
  const after = await findRequest(db, found.id);
  if (!after) throw new Error('The request just withdrawn is not there.');
  record({
    contactId: contact.id,
    subject: { type: 'document-request', id: found.id },
    summary: `Request withdrawn: ${found.words ?? FILE_KIND_WORDS[found.kind]}`,
  });
  return viewRequest(after, civilDateAt(now, zone));
};
