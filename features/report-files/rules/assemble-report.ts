// The end of every reader.
import { given } from './given.ts';
import type { CreditReport } from './model.ts';
import { PARSER_VERSION } from './parser-version.ts';
import type { PublicRecords } from './public-records.ts';
import type { Reading } from './reading.ts';

type Assembled = 'parserVersion' | 'warnings' | 'publicRecords' | 'publicRecordsListed';
/** What a reader read itself; what its source does not say may be undefined. */
type ReadParts = { readonly [K in keyof Omit<CreditReport, Assembled>]: CreditReport[K] | undefined } & Omit<
  Pick<CreditReport, RequiredKeys>,
  Assembled
> & {
    /** Given where the source lists records that no bureau's filing was read of. */
    readonly publicRecordsListed?: number;
  };
type RequiredKeys = { [K in keyof CreditReport]-?: undefined extends CreditReport[K] ? never : K }[keyof CreditReport];

/** The report of what was read, with every warning made up to now and the public records with their count before repeats are left out. */
export function assembleReport(reading: Reading, filings: PublicRecords, parts: ReadParts): CreditReport {
  return given({
    ...parts,
    parserVersion: PARSER_VERSION,
    warnings: reading.warnings(),
    publicRecords: filings.records,
    publicRecordsListed: parts.publicRecordsListed ?? filings.listed.records,
  });
}
