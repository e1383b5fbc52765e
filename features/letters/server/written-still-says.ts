// Written letters that lie in the office and would begin otherwise now: the client moved or has another name, or an enclosed paper is gone.
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { findContactById } from '../../contacts/server/public.ts';
import { senderAddress } from '../rules/compose-letter.ts';
import { letterTo } from '../rules/letter-kinds.ts';
import type { PostalAddress } from '../rules/letter-document.ts';
import { clientOf, papersInHand } from './compose-round.ts';
import { openDocuments, type StateOfLetter } from './store.ts';

/** Why each of these has to be written again before it goes out, by letter id; those that need not are absent. */
export async function refuseWrittenChanged(
  { db, sealer }: { readonly db: Db; readonly sealer: Sealer },
  letters: readonly StateOfLetter[],
): Promise<ReadonlyMap<string, Refusal>> {
  const found = new Map<string, Refusal>();
  const ready = letters.filter(({ state }) => state === 'ready');
  if (ready.length === 0) return found;
  const documents = await openDocuments(
    db,
    sealer,
    ready.map(({ id }) => id),
  );
  for (const [at, letter] of ready.entries()) {
    const document = documents[at];
    const contact = await findContactById(db, letter.contactId);
    if (!document || !contact) throw new Error(`Letter ${letter.id} is gone.`);
    const now = senderAddress(clientOf(contact));
    const printed = letter.recipientClass === 'client' ? document.recipient : document.sender;
    const held = document.enclosedFiles ? await papersInHand(db, contact.id) : undefined;
    const paper = document.enclosedFiles?.find(({ fileId, title }) => held?.get(fileId)?.title !== title);
    const what = changedOf(printed, now) ?? (paper && `The enclosed document “${paper.title}”`);
    if (what !== undefined)
      found.set(
        letter.id,
        refuse(
          'disputes.noLongerTrue',
          `${what} is not what the letter to ${letterTo(letter)} says any more. Write that letter again, then print it.`,
          {
            citation: '15 U.S.C. 1679b(a)(1)',
          },
        ),
      );
  }
  return found;
}

function changedOf(printed: PostalAddress, now: PostalAddress): string | undefined {
  if (printed.name !== now.name) return "The client's name";
  return printed.lines.join(', ') === now.lines.join(', ') ? undefined : "The client's address";
}
