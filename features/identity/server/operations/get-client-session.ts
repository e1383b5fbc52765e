import type { Operation } from '../../../../platform/server/feature.ts';
import type { identityContract } from '../../contract.ts';

export const getClientSession: Operation<typeof identityContract.getClientSession> = async ({ scope }) => ({
  userId: scope.userId,
  contactId: scope.contactId,
  email: scope.email,
  name: scope.name,
  language: scope.language,
});
