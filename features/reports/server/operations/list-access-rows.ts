import type { Operation } from '../../../../platform/server/feature.ts';
import type { reportsContract } from '../../contract.ts';
import { ACCESS_REPORT } from '../../rules/reports.ts';
import { answerRows } from '../answer-report.ts';

export const listAccessRows: Operation<typeof reportsContract.listAccessRows> = ({ db, scope, services, now, zone, input }) =>
  answerRows({ db, scope, now, zone, sealer: services.sealer }, ACCESS_REPORT, input);
