import type { Operation } from '../../../../platform/server/feature.ts';
import type { leadsContract } from '../../contract.ts';
import { listEntries as findEntries } from '../store/forms.ts';

const LATEST = 20;

export const listEntries: Operation<typeof leadsContract.listEntries> = async ({ db, input, shows }) => {
  shows(input.contactId);
  return { rows: await findEntries(db, input.contactId, LATEST) };
};
