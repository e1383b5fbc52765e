// Whether what the client confirmed about a line at one bureau covers the same line at another, so that it is asked once.
import { claimsOf, statementsOf, type ClaimedItem } from './item-claim.ts';

/** Both letters speak of a bureau without its name here, so that only what is claimed is compared. */
const ANY_BUREAU = 'The bureau';

/**
 * True when every sentence that the client would be asked about at the other bureau is one that was confirmed, and both bureaus report the same values
 * of what is claimed. False for claims of answered findings: their question named the bureau.
 */
export function isSameClaim(confirmed: ClaimedItem, other: ClaimedItem): boolean {
  if ((confirmed.claims?.length ?? 0) > 0 || (other.claims?.length ?? 0) > 0) return false;
  const said = statementsOf(confirmed, ANY_BUREAU);
  const asked = statementsOf(other, ANY_BUREAU);
  return asked.length > 0 && asked.every((text) => said.includes(text)) && reportedBy(confirmed) === reportedBy(other);
}

/** 'You report …': the values the claim is about, as the bureau prints them. */
const reportedBy = (item: ClaimedItem): string => JSON.stringify(claimsOf(item, ANY_BUREAU).map(({ youReport }) => youReport));
