// An Experian Consumer Credit Profile as a credit report (field reference 2.7): Experian's file alone.
import type { Refusal } from '../../../../platform/base/refusal.ts';
import { checkAgainstSummary } from '../checksum.ts';
import type { CreditReport } from '../model.ts';
import { assembleReport } from '../assemble-report.ts';
import { assemblePublicRecords } from '../public-records.ts';
import { Reading } from '../reading.ts';
import { refusals } from '../refusals.ts';
import { plainChild, plainChildren, plainText } from './plain-node.ts';
import { type JsonNode } from '../source-node.ts';
import { spellDate } from './compact-date.ts';
import { readExperianAlerts, readExperianIdentity, readExperianStatements } from './experian-person.ts';
import {
  readExperianCreditors,
  readExperianFilings,
  readExperianInquiries,
  readExperianScores,
  readExperianSummary,
} from './experian-records.ts';
import { hasTradeData, readExperianTrades } from './experian-trades.ts';
import { oneBureauFile } from './one-bureau.ts';

/** Reads one profile (an item of `creditProfile`); an outline without data is refused. */
export function readExperian(profile: JsonNode): CreditReport | Refusal {
  const listed = plainChildren(profile, 'tradeline').length > 0;
  if (listed && !hasTradeData(profile)) return refusals.noAccountData();
  const reading = new Reading();
  const accounts = readExperianTrades(profile, reading);
  const inquiries = readExperianInquiries(profile, reading);
  const filings = assemblePublicRecords(readExperianFilings(profile, reading), reading);
  const scores = readExperianScores(profile, reading);
  const alerts = readExperianAlerts(profile);
  const header = plainChild(profile, 'headerRecord');
  reading.enter('header');
  const reportDate = reading.date(
    spellDate(plainText(header, 'y2kReportedDate') || plainText(header, 'reportDate'), 'MMDDYY'),
    'reportDate',
  );
  const bureaus = oneBureauFile(
    'EX',
    {
      pulledOn: reportDate,
      frozen: alerts.some(({ kind }) => kind === 'freeze'),
      scores,
      identity: readExperianIdentity(profile, reading),
      statements: readExperianStatements(profile),
      alerts,
    },
    { accounts, inquiries, publicRecords: filings.records },
  );
  if (!listed && bureaus.every(({ present }) => present === 'no-hit' || present === 'not-ordered')) return refusals.noAccountData();
  if (!listed) {
    reading.enter('accounts');
    reading.warn('noAccounts', 'This report lists no accounts.');
  }
  const declaredSummary = readExperianSummary(profile, reading);
  checkAgainstSummary({ declared: declaredSummary, accounts, inquiries, filings: filings.listed.filings, reportDate }, reading);
  return assembleReport(reading, filings, {
    sourceFormat: 'experian-json',
    provider: 'Experian',
    providerReference: plainText(header, 'mKeywordText') || undefined,
    reportDate,
    bureaus,
    accounts,
    inquiries,
    creditors: readExperianCreditors(profile),
    declaredSummary,
  });
}
