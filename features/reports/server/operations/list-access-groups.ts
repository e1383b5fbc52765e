import type { Operation } from '../../../../platform/server/feature.ts';
import type { reportsContract } from '../../contract.ts';
import { ACCESS_REPORT } from '../../rules/reports.ts';
import { answerGroups } from '../answer-report.ts';

export const listAccessGroups: Operation<typeof reportsContract.listAccessGroups> = ({ db, scope, services, now, zone, input }) =>
  answerGroups({ db, scope, now, zone, sealer: services.sealer }, ACCESS_REPORT, input);
