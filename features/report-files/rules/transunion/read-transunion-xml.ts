// TransUnion XML v2.x as businesses get it: a credit report, or a model report that only has a score (field reference 2.9).
import type { Refusal } from '../../../../platform/base/refusal.ts';
import { readFileOf } from '../files-of-people.ts';
import { given } from '../given.ts';
import type { CreditReport, SummaryCounts } from '../model.ts';
import { Reading } from '../reading.ts';
import { refusals } from '../refusals.ts';
import { childOf, childrenOf, textOf, type JsonNode } from '../source-node.ts';
import { dateAt } from './tu-node.ts';
import { readTuIdentity } from './tu-identity.ts';
import { readTuAlerts, readTuCreditors, readTuFilings, readTuInquiries, readTuStatements } from './tu-records.ts';
import { assembleTuReport } from './tu-report.ts';
import { readTuScores } from './tu-scores.ts';
import { rawTradeOf } from './tu-trade-node.ts';

/** Reads the `creditBureau` node; of several subjects (joint requests) the one at place `client`. */
export function readTransUnionXml(bureau: JsonNode, client?: number): CreditReport | Refusal {
  const subjects = childrenOf(bureau, 'product').flatMap((product) => childrenOf(product, 'subject'));
  const records = subjects.flatMap((subject) => childrenOf(subject, 'subjectRecord'));
  if (records.length === 0) return refusals.noAccountData();
  return readFileOf(
    records.map((record) => () => readRecord(childOf(bureau, 'transactionControl'), record)),
    client,
  );
}

function readRecord(control: JsonNode | undefined, record: JsonNode): CreditReport | Refusal {
  const reading = new Reading();
  const summary = childOf(record, 'fileSummary');
  const credit = childOf(childOf(record, 'custom'), 'credit');
  const pulledOn = dateAt(childOf(control, 'tracking'), 'transactionTimeStamp', reading);
  const frozen = textOf(childOf(childOf(summary, 'creditDataStatus'), 'freeze'), 'indicator') === 'true';
  return assembleTuReport(
    {
      format: 'tu-xml',
      reference: textOf(control, 'userRefNumber'),
      pulledOn,
      fileNumber: '',
      inFileSince: dateAt(summary, 'inFileSinceDate', reading),
      hit: !/nohit/i.test(textOf(summary, 'fileHitIndicator')),
      frozen,
      trades: [
        ...childrenOf(credit, 'trade').map((node, index) => {
          reading.enter(`trade/${index}`);
          return rawTradeOf(node, 'trade', reading);
        }),
        ...childrenOf(credit, 'collection').map((node, index) => {
          reading.enter(`collection/${index}`);
          return rawTradeOf(node, 'collection', reading);
        }),
      ],
      inquiries: readTuInquiries(credit, reading),
      filings: readTuFilings(credit, reading),
      parts: {
        scores: readTuScores(record, pulledOn, reading),
        identity: readTuIdentity(childOf(record, 'indicative'), reading),
        statements: readTuStatements(record),
        alerts: readTuAlerts(record, frozen),
      },
      creditors: readTuCreditors(credit),
      declared: declaredCounts(childOf(childOf(credit, 'creditSummary'), 'recordCounts'), reading),
      askedBy: textOf(childOf(control, 'subscriber'), 'memberCode'),
      results: undefined,
    },
    reading,
  );
}

function declaredCounts(counts: JsonNode | undefined, reading: Reading): SummaryCounts | undefined {
  const declared = given({
    accounts: reading.count(textOf(counts, 'totalTradeCount')),
    inquiries: reading.count(textOf(counts, 'totalInquiryCount')),
    publicRecords: reading.count(textOf(counts, 'publicRecordCount')),
  });
  return Object.keys(declared).length > 0 ? declared : undefined;
}
