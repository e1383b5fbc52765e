import type { Operation } from '../../../../platform/server/feature.ts';
import { readSettings, saveSettings as save } from '../../../identity/server/public.ts';
import type { accountsContract } from '../../contract.ts';

export const saveSettings: Operation<typeof accountsContract.saveSettings> = async ({ db, input, record }) => {
  const before = await readSettings(db);
  await save(db, input);
  record({
    contactId: null,
    subject: { type: 'access-settings', id: 'office' },
    summary: 'Sign-in settings saved',
    before: { ...before },
    after: { ...input },
  });
  return input;
};
