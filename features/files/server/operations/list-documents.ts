import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { idCursor } from '../../../../platform/server/page-cursor.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { filesContract } from '../../contract.ts';
import { DOCUMENT_KINDS } from '../../rules/required-documents.ts';
import { viewCheck } from '../check-view.ts';
import { viewDocument } from '../document-view.ts';
import { listChecks, listUploads } from '../store/documents.ts';

const CURSOR = idCursor('documents.ofContact');

export const listDocuments: Operation<typeof filesContract.listDocuments> = async ({
  db,
  scope,
  input,
  now,
  zone,
  services: { sealer },
}) => {
  const contact = await findContact(db, scope, input.contactId);
  if (!contact) return contactNotFound.refuse();
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const today = civilDateAt(now, zone);
  const checks = await listChecks(db, contact.id);
  const found = await listUploads(db, contact.id, { after: after?.[0], limit: input.limit + 1 });
  const { rows, next } = CURSOR.page(found, input.limit, ({ id }) => [id]);
  return {
    checks: DOCUMENT_KINDS.map((kind) => {
      const held = checks.find((check) => check.kind === kind);
      return { kind, check: held ? viewCheck(held, today) : null };
    }),
    rows: rows.map((row) => viewDocument(row, { sealer, today })),
    next,
  };
};
