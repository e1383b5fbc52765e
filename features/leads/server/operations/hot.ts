import type { Operation } from '../../../../platform/server/feature.ts';
import type { leadsContract } from '../../contract.ts';
import { listHot } from '../store.ts';

export const hot: Operation<typeof leadsContract.hot> = ({ db, now }) => listHot(db, now);
