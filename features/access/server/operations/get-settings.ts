import type { Operation } from '../../../../platform/server/feature.ts';
import type { accessContract } from '../../contract.ts';
import { readSettings } from '../store/settings.ts';

export const getSettings: Operation<typeof accessContract.getSettings> = ({ db }) => readSettings(db);
