// The API as its users see it, typed from the contracts, for code that runs beside the server: the demo office, tests, benchmarks.
import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { accountsContract } from '../../features/accounts/contract.ts';
import { identityContract } from '../../features/identity/contract.ts';
import { activityContract } from '../../features/activity/contract.ts';
import { contactFieldsContract } from '../../features/contact-fields/contract.ts';
import { contactListsContract } from '../../features/contact-lists/contract.ts';
import { contactsContract } from '../../features/contacts/contract.ts';
import { accountMatchingContract } from '../../features/account-matching/contract.ts';
import { reportChangesContract } from '../../features/report-changes/contract.ts';
import { creditReportsContract } from '../../features/credit-reports/contract.ts';
import { disputesContract } from '../../features/disputes/contract.ts';
import { officeContract } from '../../features/office/contract.ts';
import { viewsContract } from '../../features/views/contract.ts';
import { tasksContract } from '../../features/tasks/contract.ts';
import { leadsContract } from '../../features/leads/contract.ts';
import { importsContract } from '../../features/imports/contract.ts';
import { exportsContract } from '../../features/exports/contract.ts';
import { duplicatesContract } from '../../features/duplicates/contract.ts';
import { casesContract } from '../../features/cases/contract.ts';
import { dashboardContract } from '../../features/dashboard/contract.ts';
import { agreementsContract } from '../../features/agreements/contract.ts';
import { scoresContract } from '../../features/scores/contract.ts';
import { monitoringContract } from '../../features/monitoring/contract.ts';
import { billingContract } from '../../features/billing/contract.ts';
import { filesContract } from '../../features/files/contract.ts';
import { findingsContract } from '../../features/findings/contract.ts';
import { lettersContract } from '../../features/letters/contract.ts';
import { mailContract } from '../../features/mail/contract.ts';

const CONTRACTS = {
  accounts: accountsContract,
  identity: identityContract,
  activity: activityContract,
  contactLists: contactListsContract,
  contactFields: contactFieldsContract,
  contacts: contactsContract,
  accountMatching: accountMatchingContract,
  creditReports: creditReportsContract,
  reportChanges: reportChangesContract,
  disputes: disputesContract,
  letters: lettersContract,
  mail: mailContract,
  office: officeContract,
  views: viewsContract,
  tasks: tasksContract,
  leads: leadsContract,
  imports: importsContract,
  exports: exportsContract,
  duplicates: duplicatesContract,
  cases: casesContract,
  dashboard: dashboardContract,
  agreements: agreementsContract,
  scores: scoresContract,
  monitoring: monitoringContract,
  billing: billingContract,
  findings: findingsContract,
  files: filesContract,
};
/** Contract outputs are JSON values and files only, so what arrives has the declared types as they stand. */
export type ApiClient = ContractRouterClient<typeof CONTRACTS>;

/** A client of the API at `url`, with this ID token or with none. */
export function connectApi(url: string, token?: string): ApiClient {
  return createORPCClient(
    new OpenAPILink(CONTRACTS, { url: `${url}/api`, headers: () => (token === undefined ? {} : { authorization: `Bearer ${token}` }) }),
  );
}

/** Signs in over the wire protocol. @throws Error with the server's code when it refuses. */
export async function fetchIdToken(url: string, email: string, password: string): Promise<string> {
  const answer = await fetch(`${url}/v1/accounts:signInWithPassword?key=redress`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true, clientType: 'CLIENT_TYPE_WEB' }),
  });
  const body = (await answer.json()) as { idToken?: string; error?: { message: string } };
  if (body.idToken === undefined) throw new Error(body.error?.message ?? `Sign-in answered ${answer.status}.`);
  return body.idToken;
}
