// TransUnion's fixed format TU4R: reads the header and hands each run of segments to its reader (field reference 2.9).
import type { Refusal } from '../../../../platform/base/refusal.ts';
import { readFileOf } from '../files-of-people.ts';
import { given } from '../given.ts';
import type { CreditReport, SummaryCounts } from '../model.ts';
import { Reading } from '../reading.ts';
import { refusals } from '../refusals.ts';
import { withoutRepeats } from '../scores.ts';
import { tuInquiries } from './tu-records.ts';
import { assembleTuReport } from './tu-report.ts';
import { tuScore } from './tu-scores.ts';
import { fixedDate, type Segment, type Segments } from './tu4r-segments.ts';
import { tu4rAlerts, tu4rCreditors, tu4rFiling, tu4rInquiry, tu4rStatements } from './tu4r-records.ts';
import { tu4rIdentity } from './tu4r-identity.ts';
import { tu4rTrades } from './tu4r-trades.ts';

/**
 * Reads the subject at place `client`, the first without one. A file that breaks off is refused, since what it lacks would look deleted.
 */
export function readTu4r({ segments: all, cut, counted }: Segments, client?: number): CreditReport | Refusal {
  if (cut) return refusals.cutShort();
  const header = all[0];
  const subjects = all.flatMap((segment, at) => (isSubject(segment) ? [{ segment, at }] : []));
  const first = subjects[0];
  if (!header || !first) return refusals.noAccountData();
  // A subject has several headings with one number; another number begins another subject.
  const begins = subjects.filter(({ segment }, at) => at === 0 || segment.at(8, 3) !== subjects[at - 1]?.segment.at(8, 3));
  return readFileOf(
    begins.map(
      ({ segment, at }, nth) =>
        () =>
          readSubject({
            header,
            subject: segment,
            segments: all.slice(nth === 0 ? 0 : at, begins[nth + 1]?.at),
            missing:
              counted !== undefined && counted !== all.length + 1
                ? `The file says that it has ${counted} segments, but ${all.length + 1} were found.`
                : undefined,
          }),
    ),
    client,
  );
}

interface Subject {
  readonly header: Segment;
  readonly subject: Segment;
  readonly segments: readonly Segment[];
  /** The warning about segments that the file counts and does not have. */
  readonly missing: string | undefined;
}

function readSubject({ header, subject, segments, missing }: Subject): CreditReport | Refusal {
  const reading = new Reading();
  if (missing !== undefined) reading.warn('segmentsMissing', missing);
  const of = (type: string): Segment[] => segments.filter((segment) => segment.type === type);
  const pulledOn = reading.date(fixedDate(header.at(49, 8)), 'transactionDate');
  return assembleTuReport(
    {
      format: 'tu4r',
      reference: header.at(11, 24),
      pulledOn,
      fileNumber: '',
      inFileSince: subject.type === 'SH01' ? reading.date(fixedDate(subject.at(20, 8)), 'inFileSince') : undefined,
      hit: subject.at(11, 1) !== 'N',
      frozen: false,
      trades: tu4rTrades(segments, reading),
      inquiries: tuInquiries(of('IN11').map((segment) => tu4rInquiry(segment, reading))),
      filings: of('PR11').map((segment) => [tu4rFiling(segment, segments, reading)]),
      parts: {
        scores: withoutRepeats(
          of('SC01').flatMap((segment) =>
            tuScore(
              {
                code: segment.at(8, 5),
                printed: segment.at(13, 6),
                reason: '',
                scoredOn: pulledOn,
                factors: [21, 24, 27, 30].map((place) => segment.at(place, 3)),
              },
              reading,
            ),
          ),
        ),
        identity: tu4rIdentity(segments, reading),
        statements: tu4rStatements(of('CS11')),
        alerts: tu4rAlerts(segments),
      },
      creditors: tu4rCreditors(segments),
      declared: declaredCounts(of('SM11').find((segment) => segment.at(8, 1) === '1') ?? of('SM11')[0], reading),
      askedBy: header.at(41, 8),
      results: undefined,
    },
    reading,
  );
}

/** SH02 comes in two layouts; only the long one says who was found. */
function isSubject({ type, at }: Segment): boolean {
  return type === 'SH01' || type === 'SH04' || (type === 'SH02' && at(5, 3) === '027');
}

function declaredCounts(summary: Segment | undefined, reading: Reading): SummaryCounts | undefined {
  if (!summary) return undefined;
  return given({
    accounts: reading.count(summary.at(24, 3)),
    inquiries: reading.count(summary.at(42, 3)),
    publicRecords: reading.count(summary.at(9, 3)),
  });
}
