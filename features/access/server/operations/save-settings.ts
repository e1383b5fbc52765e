import type { Operation } from '../../../../platform/server/feature.ts';
import type { accessContract } from '../../contract.ts';
import { readSettings, saveSettings as save } from '../store/settings.ts';

export const saveSettings: Operation<typeof accessContract.saveSettings> = async ({ db, input, record }) => {
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
