// Why an order of a report is not read: it is still under way, it failed, or it came back without data.
import { refuse, type Refusal } from '../../../../platform/base/refusal.ts';

/** The codes these refusals carry. */
export const MISMO_REFUSAL_CODES = ['reportFiles.orderNotFinished', 'reportFiles.orderFailed', 'reportFiles.noReportData'] as const;
type Code = (typeof MISMO_REFUSAL_CODES)[number];

const no = (code: Code, message: string): Refusal => refuse(code, message);

export const mismoRefusals = {
  notFinished: () =>
    no('reportFiles.orderNotFinished', 'The credit provider was still working on this order: fetch the report again when it is ready.'),
  failed: () =>
    no(
      'reportFiles.orderFailed',
      'The credit provider could not carry out this order, so the file holds no report: ask the provider why, then order again.',
    ),
  signIn: () =>
    no(
      'reportFiles.orderFailed',
      'The credit provider refused the sign-in, so the file holds no report: check the sign-in, then order again.',
    ),
  documentOnly: () =>
    no(
      'reportFiles.noReportData',
      'This file holds the report only as a page or PDF, not as data: ask the provider for the report as XML, or enter it by hand.',
    ),
  noFile: () =>
    no(
      'reportFiles.noReportData',
      'The order is complete, but no bureau returned a file for this person: check the name, SSN and address, then order again.',
    ),
  frozen: () =>
    no(
      'reportFiles.noReportData',
      'No bureau returned a file because of a security freeze: the freeze must be lifted before the report is ordered again.',
    ),
} as const;

export type OrderState = 'waiting' | 'failed' | 'done';

/** The status of an order, from the provider's codes and words for it; words alone never make it a failure. */
export function orderState(codes: readonly string[], described: readonly string[]): OrderState {
  if (codes.some((code) => /error|fail|reject|cancel|denied/i.test(code))) return 'failed';
  if (codes.some((code) => /^(?:new|process|pending|in ?process|in ?progress|queued|open|submitted|received)/i.test(code)))
    return 'waiting';
  return described.some((text) => /not ready|pending|in process|processing/i.test(text)) ? 'waiting' : 'done';
}
