// An Equifax Consumer Credit Report as a credit report (field reference 2.8): Equifax's file alone, its collections folded in.
import type { Refusal } from '../../../../platform/base/refusal.ts';
import { spellDate } from '../experian/compact-date.ts';
import { oneBureauFile } from '../experian/one-bureau.ts';
import type { CreditReport } from '../model.ts';
import { assembleReport } from '../assemble-report.ts';
import { assemblePublicRecords } from '../public-records.ts';
import { Reading } from '../reading.ts';
import { refusals } from '../refusals.ts';
import { plainChildren, plainText } from '../experian/plain-node.ts';
import { type JsonNode } from '../source-node.ts';
import { hitOf, readEquifaxAlerts, readEquifaxIdentity, readEquifaxStatements } from './equifax-person.ts';
import { readEquifaxCreditors, readEquifaxFilings, readEquifaxInquiries, readEquifaxScores } from './equifax-records.ts';
import { hasEquifaxData, readEquifaxAccounts } from './equifax-trades.ts';

/**
 * Reads one item of `equifaxUSConsumerCreditReport`. An outline without data is refused; an answer that is no hit (frozen, no file, under
 * review) is a report whose Equifax file is not 'yes', so that nothing is taken for deleted from it.
 */
export function readEquifax(report: JsonNode): CreditReport | Refusal {
  const listed = plainChildren(report, 'trades').length + plainChildren(report, 'collections').length > 0;
  if (listed && !hasEquifaxData(report)) return refusals.noAccountData();
  const reading = new Reading();
  const hit = hitOf(report);
  const accounts = nameCollectors(readEquifaxAccounts(report, reading), readEquifaxCreditors(report));
  const inquiries = readEquifaxInquiries(report, reading);
  const filings = assemblePublicRecords(readEquifaxFilings(report, reading), reading);
  reading.enter('header');
  const reportDate = reading.date(spellDate(plainText(report, 'reportDate')), 'reportDate');
  const bureaus = oneBureauFile(
    'EQ',
    {
      pulledOn: reportDate,
      frozen: hit.present === 'frozen',
      inFileSince: reading.date(spellDate(plainText(report, 'fileSinceDate')), 'fileSinceDate'),
      scores: readEquifaxScores(report, reading),
      identity: readEquifaxIdentity(report, reading),
      statements: readEquifaxStatements(report),
      alerts: readEquifaxAlerts(report),
    },
    { accounts, inquiries, publicRecords: filings.records },
  ).map((file) => (file.bureau === 'EQ' && hit.present !== 'yes' ? { ...file, present: hit.present } : file));
  if (!listed && hit.present === 'yes' && bureaus.every(({ present }) => present !== 'yes')) return refusals.noAccountData();
  reading.enter('header');
  if (hit.present !== 'yes') reading.warn('fileNotComplete', `Equifax did not give its whole file: ${hit.why}.`, 'warning', 'hitCode');
  else if (!listed) reading.warn('noAccounts', 'This report lists no accounts.');
  return assembleReport(reading, filings, {
    sourceFormat: 'equifax-json',
    provider: 'Equifax',
    providerReference: plainText(report, 'customerReferenceNumber') || undefined,
    reportDate,
    bureaus,
    accounts,
    inquiries,
    accountsListed: accounts.length,
    creditors: readEquifaxCreditors(report),
  });
}

/** Collectors come as a customer number; where the directory of the same report has the number, it has the name. */
function nameCollectors(accounts: CreditReport['accounts'], creditors: CreditReport['creditors']): CreditReport['accounts'] {
  const names = new Map(creditors.flatMap(({ name, subscriberCode }) => (subscriberCode ? [[subscriberCode, name] as const] : [])));
  return accounts.map((account) => {
    const line = account.byBureau.EQ?.[0];
    const name = line && line.creditorName === '' ? names.get(line.subscriberCode ?? '') : undefined;
    return line && name ? { ...account, displayName: name, byBureau: { EQ: [{ ...line, creditorName: name }] } } : account;
  });
}
