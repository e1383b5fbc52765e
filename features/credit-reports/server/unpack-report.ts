import { unpackJson } from '../../../platform/server/packed-json.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';

/** A report as it is kept. */
export function unpackReport(bytes: Uint8Array): CreditReport {
  return unpackJson(bytes) as CreditReport;
}
