// The lines of a report as the analyses look at them.
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { BureauPublicRecord, BureauTrade, PublicRecord, Tradeline } from '../../report-files/rules/model.ts';

/** One bureau's line of an account as the analyses look at it. */
export interface AccountLine {
  readonly account: Tradeline;
  readonly trade: BureauTrade;
  readonly collection: boolean;
  /** null where the source blends the bureaus: then no one can say which of them reports it. */
  readonly bureau: Bureau | null;
  /** Who says it, for sentences: 'Equifax', or 'The merged report'. */
  readonly who: string;
  /** Place among this bureau's lines of the account; more than 0 where a bureau lists an account twice. */
  readonly index: number;
}

/** One filing of a public record at one bureau. */
export interface RecordLine {
  readonly record: PublicRecord;
  readonly filing: BureauPublicRecord;
  readonly bureau: Bureau;
  readonly who: string;
  /** Place among this bureau's filings of the record. */
  readonly index: number;
}
