import type { Operation } from '../../../../platform/server/feature.ts';
import { readSettings } from '../../../identity/server/public.ts';
import type { accountsContract } from '../../contract.ts';
import { viewSettings } from '../settings-view.ts';

export const getSettings: Operation<typeof accountsContract.getSettings> = async ({ db }) => viewSettings(await readSettings(db));
