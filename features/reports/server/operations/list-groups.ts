import type { Operation } from '../../../../platform/server/feature.ts';
import type { reportsContract } from '../../contract.ts';
import { answerGroups } from '../answer-report.ts';

export const listGroups: Operation<typeof reportsContract.listGroups> = ({
  db,
  scope,
  services,
  now,
  zone,
  input: { report, ...filter },
}) => answerGroups({ db, scope, now, zone, sealer: services.sealer }, report, filter);
