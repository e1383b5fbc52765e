import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { refuse } from '../../../../platform/base/refusal.ts';
import type { PreparedOperation } from '../../../../platform/server/feature.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { displayName } from '../../../files/server/public.ts';
import type { retentionContract } from '../../contract.ts';
import { findLife } from '../store/lives.ts';
import { DISPOSED } from '../views.ts';
import { writeHandOver } from '../write-hand-over.ts';

export const handOver: PreparedOperation<typeof retentionContract.handOver> = {
  prepare: async (call) => {
    const { db, input, now, zone, shows } = call;
    const life = await findLife(db, input.contactId);
    if (!life) return contactNotFound.refuse();
    if (life.disposedAt) return DISPOSED;
    const made = await writeHandOver(call, input.contactId);
    if (!made)
      return refuse('retention.tooLarge', 'The files of this client are too large for one ZIP file. Download them under Documents.');
    shows(input.contactId);
    const name = displayName(`Data of ${life.name.slice(0, 80)} ${civilDateAt(now, zone)}.zip`.replaceAll(/[\\/]/g, ' '));
    return async ({ record }) => {
      record({
        contactId: input.contactId,
        subject: { type: 'contact', id: input.contactId },
        summary: 'A copy of everything kept of this client was made for them',
        after: { rows: made.rows, files: made.files },
      });
      return new File([made.zip], name, { type: 'application/zip' });
    };
  },
};
