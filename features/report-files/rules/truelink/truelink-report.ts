// A TrueLink report, with any wrapper and flavor, as a credit report (field reference 2.3, mapping section 4).
import type { Refusal } from '../../../../platform/base/refusal.ts';
import { bureauFiles, type BureauParts } from '../bureau-files.ts';
import { checkAgainstSummary } from '../checksum.ts';
import { type Bureau, BUREAUS } from '../bureaus.ts';
import type { CreditReport, PartialDate } from '../model.ts';
import { assembleReport } from '../assemble-report.ts';
import { later } from '../partial-date.ts';
import { assemblePublicRecords } from '../public-records.ts';
import { Reading } from '../reading.ts';
import { refusals } from '../refusals.ts';
import type { FoundReport } from './truelink-find.ts';
import { readIdentity, readStatements } from './truelink-identity.ts';
import { bureauOfNode, childOf, childrenOf, textOf, type JsonNode } from '../source-node.ts';
import {
  readAlerts,
  readCreditors,
  readDeclaredSummary,
  readFilings,
  readFrozen,
  readInquiries,
  subscriberNames,
} from './truelink-records.ts';
import { readScores } from './truelink-scores.ts';
import { hasAccountData, readAccounts } from './truelink-trades.ts';

/** Reads the found report; refuses an outline without data. */
export function readTrueLinkReport(
  { report, components, around }: FoundReport,
  sourceFormat: 'truelink-json' | 'truelink-xml',
): CreditReport | Refusal {
  const reading = new Reading();
  const borrower = childOf(report, 'Borrower');
  const hasAccounts = childrenOf(report, 'TradeLinePartition').length > 0;
  if (hasAccounts && !hasAccountData(report)) return refusals.noAccountData();

  const creditors = readCreditors(report);
  const accounts = readAccounts(report, subscriberNames(creditors), reading);
  const inquiries = readInquiries(report, reading);
  const publicRecords = assemblePublicRecords(readFilings(report, reading), reading);
  const scores = readScores(report, components, reading);
  const pulls = readPulls(report, reading);
  const frozen = readFrozen(report);
  const alerts = readAlerts(report, frozen, pulls.size === 1 ? [...pulls.keys()][0] : undefined);
  const parts = (bureau: Bureau): BureauParts => ({
    pulledOn: pulls.get(bureau),
    ordered: pulls.has(bureau),
    frozen: frozen.has(bureau),
    scores: scores.filter((score) => score.bureau === bureau),
    identity: readIdentity(borrower, bureau, reading),
    statements: readStatements(borrower, bureau),
    alerts: alerts.filter((alert) => alert.bureau === bureau),
  });
  const bureaus = bureauFiles(parts, { accounts, inquiries, publicRecords: publicRecords.records });
  if (!hasAccounts && bureaus.every(({ present }) => present !== 'yes')) return refusals.noAccountData();
  if (!hasAccounts) reading.warn('noAccounts', 'This report lists no accounts.');

  const reportDate =
    BUREAUS.reduce<PartialDate | undefined>((date, bureau) => later(date, pulls.get(bureau)), undefined) ?? wrapperDate(around, reading);
  reading.enter('');
  if (!reportDate) reading.warn('noReportDate', 'This file does not say on which day it was pulled.');
  const declaredSummary = readDeclaredSummary(report, reading);
  checkAgainstSummary({ declared: declaredSummary, accounts, inquiries, filings: publicRecords.listed.filings, reportDate }, reading);
  return assembleReport(reading, publicRecords, {
    sourceFormat,
    provider: providerOf(report, around),
    providerReference: referenceOf(borrower) || undefined,
    reportDate,
    bureaus,
    accounts,
    inquiries,
    creditors,
    declaredSummary,
  });
}

/** The day each bureau's file was pulled; a bureau listed among the sources was asked. */
function readPulls(report: JsonNode, reading: Reading): Map<Bureau, PartialDate | undefined> {
  const pulls = new Map<Bureau, PartialDate | undefined>();
  reading.enter('sources');
  for (const sources of childrenOf(report, 'Sources')) {
    for (const source of childrenOf(sources, 'Source')) {
      const bureau = bureauOfNode({ Source: source });
      if (bureau) pulls.set(bureau, later(pulls.get(bureau), reading.date(textOf(source, 'InquiryDate'), 'InquiryDate')));
    }
  }
  return pulls;
}

function wrapperDate(around: readonly JsonNode[], reading: Reading): PartialDate | undefined {
  const dated = around.find((node) => textOf(node, 'ReportDate') !== '');
  return reading.date(textOf(dated, 'ReportDate'), 'ReportDate');
}

/** MyFreeScoreNow leaves its mark in the wrapper and in its references; other vendors of TrueLink data do not name themselves. */
function providerOf(report: JsonNode, around: readonly JsonNode[]): string | undefined {
  const marked = around.some((node) => Object.hasOwn(node, 'creditorsArray') || Object.hasOwn(node, 'AccountTradeLine'));
  return marked || referenceOf(childOf(report, 'Borrower')).startsWith('MFS_') ? 'MyFreeScoreNow' : undefined;
}

/** The pull's reference. It is on every node, so the first name's is used. */
function referenceOf(borrower: JsonNode | undefined): string {
  return (
    childrenOf(borrower, 'BorrowerName')
      .map((node) => textOf(childOf(node, 'Source'), 'Reference'))
      .find((reference) => reference !== '') ?? ''
  );
}
