import { unpackJson } from '../../../platform/server/packed-json.ts';
import { ownReport } from '../../report-files/rules/own-report.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';

/** A report as it is kept. Everything that opens one comes through here, so nothing of another person is ever opened with it. */
export function unpackReport(bytes: Uint8Array): CreditReport {
  return ownReport(unpackJson(bytes) as CreditReport);
}
