import type { Db } from '../../../platform/server/database/open-database.ts';
import { facet, forAll } from '../../../platform/server/manifest.ts';
import { facetRebuild, writeFacet } from '../../contact-lists/server/public.ts';
import { currentAgreement, NO_AGREEMENT } from '../rules/agreement-status.ts';
import { AGREEMENT_FILTERS, agreementSummary, type AgreementSummary } from '../rules/agreement-summary.ts';
import { summarizeAgreements } from './agreement-status.ts';
import { listRecordedDays, type RecordedDays } from './store/by-contact.ts';

const KEY = 'agreement';

/** Whether the client signed and may still cancel; lists are filtered by whether an agreement is recorded. */
export const agreementFacet = facet<AgreementSummary>({
  key: KEY,
  permission: 'agreements:view',
  value: agreementSummary,
  many: async ({ db, now }, ids) => forAll(ids, await summarizeAgreements(db, ids, now), NO_AGREEMENT),
  filter: AGREEMENT_FILTERS,
});

/** The same after a change of a record, if it was written. */
export async function thenWriteFacet<T>(
  db: Db,
  { contactId }: { readonly contactId: string },
  written: Promise<T | undefined>,
): Promise<T | undefined> {
  const stored = await written;
  if (stored !== undefined) await writeAgreementFacet(db, contactId);
  return stored;
}

/** Writes the filter values again from the agreements that are recorded. */
export const agreementRebuild = facetRebuild({
  key: KEY,
  task: 'agreements.filterValues',
  name: 'Rebuild filter: agreement',
  category: 'client',
  valuesOf: async (db, ids) => new Map([...(await listRecordedDays(db, ids))].map(([id, recorded]) => [id, filterValues(recorded)])),
});

/** Writes what lists find the client by, in the transaction that changed an agreement. */
export async function writeAgreementFacet(db: Db, contactId: string): Promise<void> {
  const recorded = (await listRecordedDays(db, [contactId])).get(contactId);
  await writeFacet(db, contactId, { key: KEY, values: recorded ? filterValues(recorded) : [], category: 'client' });
}

function filterValues({ agreements, state }: RecordedDays): string[] {
  return [currentAgreement(agreements, state) ? 'recorded' : 'canceled'];
}
