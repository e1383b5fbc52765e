// TransUnion's disclosure to a consumer, also when it carries the results of an investigation (field reference 2.10).
import type { Refusal } from '../../../../platform/base/refusal.ts';
import type { CreditReport } from '../model.ts';
import { Reading } from '../reading.ts';
import { refusals } from '../refusals.ts';
import { childOf, childrenOf, textOf, type JsonNode } from '../source-node.ts';
import { dateAt } from './tu-node.ts';
import { readTuIdentity } from './tu-identity.ts';
import { readResults } from './tu-investigation.ts';
import { readTuAlerts, readTuCreditors, readTuFilings, readTuInquiries, readTuStatements } from './tu-records.ts';
import { assembleTuReport } from './tu-report.ts';
import { readTuScores } from './tu-scores.ts';
import { rawTradeOf } from './tu-trade-node.ts';

/** Reads the `creditBureau` node with its `productArray`. */
export function readDisclosure(bureau: JsonNode): CreditReport | Refusal {
  const reading = new Reading();
  const holder = childOf(bureau, 'productArray') ?? bureau;
  const subjects = childrenOf(holder, 'product').flatMap((product) => childrenOf(product, 'subject'));
  const subject = subjects.find((one) => childOf(one, 'subjectRecord') !== undefined);
  const record = childOf(subject, 'subjectRecord');
  if (!record) return refusals.noAccountData();
  const summary = childOf(record, 'fileSummary');
  const credit = childOf(childOf(record, 'custom'), 'credit');
  const tracking = childOf(childOf(bureau, 'transactionControl'), 'tracking');
  const pulledOn = dateAt(record, 'fileDate', reading) ?? dateAt(tracking, 'transactionTimeStamp', reading);
  const nodes = [
    ...childrenOf(credit, 'trade').map((node) => ({ node, kind: 'trade' as const })),
    ...childrenOf(credit, 'collection').map((node) => ({ node, kind: 'collection' as const })),
  ];
  const frozen = textOf(childOf(childOf(summary, 'creditDataStatus'), 'freeze'), 'indicator') === 'true';
  const idsByKey = (keys: readonly string[], prefix: string) =>
    new Map(keys.flatMap((key, index) => (key === '' ? [] : [[key, `${prefix}-${index + 1}`] as const])));
  const results = readResults(summary, {
    accounts: idsByKey(
      nodes.map(({ node }) => textOf(node, 'itemKey')),
      'account',
    ),
    records: idsByKey(
      childrenOf(credit, 'publicRecord').map((node) => textOf(node, 'itemKey')),
      'public-record',
    ),
  });
  if (textOf(subject, 'fullDisclFlag') === 'N') {
    reading.warn(
      'notFullDisclosure',
      'This file follows a dispute and is not a full disclosure: what it leaves out may still be on file.',
      'warning',
    );
  }
  return assembleTuReport(
    {
      format: 'tu-disclosure',
      reference: '',
      pulledOn,
      fileNumber: textOf(subject, 'fileAccessCode').replace(/[*\s]/g, '') || textOf(record, 'fileNumber'),
      inFileSince: dateAt(summary, 'inFileSinceDate', reading),
      hit: true,
      frozen,
      trades: nodes.map(({ node, kind }, index) => {
        reading.enter(`trade/${index}`);
        return rawTradeOf(node, kind, reading);
      }),
      inquiries: readTuInquiries(credit, reading),
      filings: readTuFilings(credit, reading),
      parts: {
        scores: readTuScores(record, pulledOn, reading),
        identity: readTuIdentity(childOf(record, 'indicative'), reading),
        statements: readTuStatements(record),
        alerts: readTuAlerts(record, frozen),
      },
      creditors: readTuCreditors(credit),
      declared: undefined,
      askedBy: '',
      results: results.length > 0 ? results : undefined,
    },
    reading,
  );
}
