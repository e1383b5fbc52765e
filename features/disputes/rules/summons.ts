// A court wants the client to answer a suit about an account: no letter of ours goes out about it meanwhile. What an answer to a court says is a
// matter for the client and an attorney; the office neither gives legal advice nor tells anyone to wait (law.md X22).
import { formatCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';
import type { DraftItemInput, GateRefusal } from '../contract.ts';
import { isSameAccount } from './exclusion-gate.ts';

export interface OpenSummons {
  readonly lineKey: string;
  readonly servedOn: CivilDate;
}
type Item = Pick<DraftItemInput, 'kind' | 'lineId'>;

/** The open summons about the account of an item, at whichever bureau its line was seen. */
export function findSummons<S extends OpenSummons>(summonses: readonly S[], report: CreditReport, { kind, lineId }: Item): S | undefined {
  return kind === 'tradeline' ? summonses.find(({ lineKey }) => isSameAccount(report, lineId, { bureau: null, lineKey })) : undefined;
}

/** Stops an item whose account is before a court. */
export function checkSummons(summonses: readonly OpenSummons[], report: CreditReport | undefined, item: Item): GateRefusal[] {
  const found = report && findSummons(summonses, report, item);
  if (!found) return [];
  return [
    {
      code: 'disputes.summoned',
      citation: null,
      blocks: true,
      message: `A court summons about this account came on ${formatCivilDate(found.servedOn)}, so work on it stops. Remove the item, and send the client to an attorney.`,
    },
  ];
}
