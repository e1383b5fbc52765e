import type { Operation } from '../../../../platform/server/feature.ts';
import { changeRecord } from '../../../contacts/server/public.ts';
import type { monitoringContract } from '../../contract.ts';
import { describeConnection, CONNECTIONS } from '../connection-view.ts';
import { updateConnection, type ConnectionFields } from '../store.ts';

const orNull = (text: string | null): string | null => (text === '' ? null : text);

export const update: Operation<typeof monitoringContract.update> = (call) => {
  const { db, input, now, services } = call;
  const { id, version, status, nextRefreshOn, changeUsername } = input;
  const fields = { status, statusNote: orNull(input.statusNote), nextRefreshOn, partnerReference: orNull(input.partnerReference) };
  const username = changeUsername ? input.username : undefined;
  return changeRecord(call, CONNECTIONS, {
    id,
    version,
    write: (connection) => updateConnection(db, services.sealer, connection, { ...fields, username, at: now }),
    activity: (connection) => ({
      ...describeConnection(connection, status === connection.status ? 'changed' : `now ${status}`),
      before: { ...fieldsOf(connection) },
      after: { ...fields, ...(changeUsername && { username: '(changed)' }) },
    }),
  });
};

function fieldsOf({ status, statusNote, nextRefreshOn, partnerReference }: ConnectionFields): ConnectionFields {
  return { status, statusNote, nextRefreshOn, partnerReference };
}
