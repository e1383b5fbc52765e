import { facet, forAll } from '../../../platform/server/manifest.ts';
import { NO_AGREEMENT } from '../rules/agreement-status.ts';
import { agreementSummary, type AgreementSummary } from '../rules/agreement-summary.ts';
import { summarizeAgreements } from './agreement-status.ts';

/** Whether the client signed and may still cancel. */
export const agreementFacet = facet<AgreementSummary>({
  key: 'agreement',
  permission: 'agreements:view',
  value: agreementSummary,
  many: async ({ db, now }, ids) => forAll(ids, await summarizeAgreements(db, ids, now), NO_AGREEMENT),
});
