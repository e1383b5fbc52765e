import type { Operation } from '../../../../platform/server/feature.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { filesContract } from '../../contract.ts';
import { DOCUMENT_KINDS } from '../../rules/required-documents.ts';
import { viewCheck } from '../check-view.ts';
import { viewDocument } from '../document-view.ts';
import { listChecks, listUploads } from '../store/documents.ts';

export const listDocuments: Operation<typeof filesContract.listDocuments> = async ({ db, scope, input }) => {
  const contact = await findContact(db, scope, input.contactId);
  if (!contact) return contactNotFound.refuse();
  const checks = await listChecks(db, contact.id);
  const { rows, more } = await listUploads(db, contact.id, { after: input.after, limit: input.limit });
  return {
    checks: DOCUMENT_KINDS.map((kind) => {
      const held = checks.find((check) => check.kind === kind);
      return { kind, check: held ? viewCheck(held) : null };
    }),
    rows: rows.map(viewDocument),
    next: more ? (rows.at(-1)?.id ?? null) : null,
  };
};
