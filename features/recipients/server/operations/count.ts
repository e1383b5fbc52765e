import type { Operation } from '../../../../platform/server/feature.ts';
import type { recipientsContract } from '../../contract.ts';
import { RECIPIENT_KINDS } from '../../rules/recipient-kinds.ts';
import { countRecipients } from '../store/list.ts';

export const count: Operation<typeof recipientsContract.count> = async ({ db }) => {
  const counts = await countRecipients(db);
  const ofKind = (kind: string): number => counts.find((one) => one.kind === kind)?.count ?? 0;
  const [bureau, agency, furnisher, collector, other] = RECIPIENT_KINDS;
  return {
    kinds: {
      [bureau]: ofKind(bureau),
      [agency]: ofKind(agency),
      [furnisher]: ofKind(furnisher),
      [collector]: ofKind(collector),
      [other]: ofKind(other),
    },
    notVerified: counts.reduce((sum, one) => sum + one.notVerified, 0),
    mailReturned: counts.reduce((sum, one) => sum + one.mailReturned, 0),
    noDisputeAddress: counts.reduce((sum, one) => sum + one.noDisputeAddress, 0),
  };
};
