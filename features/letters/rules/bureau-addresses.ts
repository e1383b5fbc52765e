// Where written disputes to the nationwide bureaus go where no address book is at hand: the addresses that the program comes with. Letters
// of an office go where its address book says.
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import { postalLines } from '../../recipients/rules/mailing-address.ts';
import { shippedDisputeAddress } from '../../recipients/rules/shipped-recipients.ts';
import type { PostalAddress } from './letter-document.ts';

export interface BureauAddress extends PostalAddress {
  readonly evidence: string;
  /** What a person should do before relying on it. */
  readonly verify: string;
}

const VERIFY = "Compare with the dispute address printed on the client's own report from this bureau.";

function addressOf(bureau: Bureau): BureauAddress {
  const address = shippedDisputeAddress(bureau);
  return { name: address.nameLine, lines: postalLines(address), evidence: address.evidence, verify: VERIFY };
}

/** Dispute addresses, each name and lines within the four lines of a window envelope. */
export const BUREAU_ADDRESSES: Readonly<Record<Bureau, BureauAddress>> = { EQ: addressOf('EQ'), EX: addressOf('EX'), TU: addressOf('TU') };
