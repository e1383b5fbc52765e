import type { Operation } from '../../../../platform/server/feature.ts';
import { readSettings } from '../../../identity/server/public.ts';
import type { accountsContract } from '../../contract.ts';

export const getSettings: Operation<typeof accountsContract.getSettings> = ({ db }) => readSettings(db);
