// Every line of a report one can dispute, with what names it across reports: accounts, inquiries, public records.
import type { Bureau } from '../../../report-files/rules/bureaus.ts';
import type { BureauTrade, CreditReport } from '../../../report-files/rules/model.ts';
import { ofInquiry, ofLine, ofRecord, type Evidence } from '../evidence.ts';
import { aboutInquiry, aboutLine, aboutRecord, accountLines, recordLines, type About } from '../finding-parts.ts';

export interface FileLine {
  readonly about: About;
  readonly trade: BureauTrade | null;
  readonly collection: boolean;
  /** What shows that it is listed. */
  readonly evidence: readonly Evidence[];
}

// Asked for again by each line that may have come back, of every earlier report.
const LINES = new WeakMap<CreditReport, readonly FileLine[]>();

/** Blended accounts are left out: no one knows which bureau says what. */
export function fileLines(report: CreditReport): readonly FileLine[] {
  const known = LINES.get(report) ?? collectLines(report);
  LINES.set(report, known);
  return known;
}

function collectLines(report: CreditReport): readonly FileLine[] {
  return [
    ...accountLines(report)
      .filter(({ bureau }) => bureau !== null)
      .map((line) => ({
        about: aboutLine(line),
        trade: line.trade,
        collection: line.collection,
        evidence: ofLine(line, 'creditorName', 'accountNumberMasked', 'payStatus'),
      })),
    ...report.inquiries.map((inquiry) => ({
      about: aboutInquiry(inquiry),
      trade: null,
      collection: false,
      evidence: ofInquiry(inquiry, 'name', 'date'),
    })),
    ...recordLines(report).map((line) => ({
      about: aboutRecord(line),
      trade: null,
      collection: false,
      evidence: ofRecord(line, 'type', 'status', 'filed'),
    })),
  ];
}

/** The line of this key at `bureau`; undefined when it is not listed. */
export function findFileLine(report: CreditReport, bureau: Bureau, lineKey: string): FileLine | undefined {
  return fileLines(report).find(({ about }) => about.bureau === bureau && about.lineKey === lineKey);
}
