import type { Operation } from '../../../../platform/server/feature.ts';
import type { messagesContract } from '../../contract.ts';
import { pageOfThreads } from '../pages.ts';

export const listMine: Operation<typeof messagesContract.listMine> = ({ db, scope, input, services }) =>
  pageOfThreads(db, services.sealer, { contactId: scope.contactId, side: 'client' }, input);
