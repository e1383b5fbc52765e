import type { CivilDate } from '../../../platform/base/civil-date.ts';
import type { DocumentRequest } from '../contract.ts';
import { requestStateOf } from '../rules/document-requests.ts';
import type { StoredRequest } from './store/requests.ts';

/** A request as screens show it. */
export function viewRequest(stored: StoredRequest, today: CivilDate): DocumentRequest {
  const { answeredAt, doneAt, withdrawnAt, archived: _archived, requestedAt, requestedByName, ...same } = stored;
  const state = requestStateOf({ answeredAt, doneAt, withdrawnAt });
  return {
    ...same,
    state,
    late: state === 'open' && same.dueOn < today,
    requestedAt: requestedAt.toISOString(),
    requestedBy: requestedByName,
  };
}
