import type { Operation } from '../../../../platform/server/feature.ts';
import type { reportsContract } from '../../contract.ts';
import { answerRows } from '../answer-report.ts';

export const listRows: Operation<typeof reportsContract.listRows> = ({ db, scope, services, now, zone, input: { report, ...asked } }) =>
  answerRows({ db, scope, now, zone, sealer: services.sealer }, report, asked);
