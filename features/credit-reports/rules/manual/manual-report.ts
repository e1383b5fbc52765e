// A report entered by hand from a PDF or a page no reader knows.
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { Refusal } from '../../../../platform/base/refusal.ts';
import { bureauFiles, type BureauParts } from '../../../report-files/rules/bureau-files.ts';
import { given } from '../../../report-files/rules/given.ts';
import type { Bureau } from '../../../report-files/rules/bureaus.ts';
import type { CreditReport, IdentityVariants } from '../../../report-files/rules/model.ts';
import { assembleReport } from '../../../report-files/rules/assemble-report.ts';
import { assemblePublicRecords } from '../../../report-files/rules/public-records.ts';
import { Reading } from '../../../report-files/rules/reading.ts';
import { scoreOf } from '../../../report-files/rules/scores.ts';
import { assembleTradeline } from '../../../report-files/rules/tradeline.ts';
import { readTypedRecord, readTypedTrade } from './manual-lines.ts';
import { findMissing } from './manual-rules.ts';
import type { ManualReport } from './manual-schema.ts';
import { typedText, type TypedText } from './typed-text.ts';

/** The report as entered; refused with the first problem (no date or one after `today`, no bureau, nothing listed). */
export function readManualReport(typed: ManualReport, today: CivilDate): CreditReport | Refusal {
  const missing = findMissing(typed, today);
  if (missing !== undefined) return missing;
  const reading = new Reading();
  const words = typedText(
    reading,
    typed.identities.map(({ ssnLast4 }) => ssnLast4),
  );
  reading.enter('report');
  const provider = words(typed.provider, 'provider') || undefined;
  const accounts = typed.trades.map((trade, index) => {
    reading.enter(`accounts/${index}`);
    return assembleTradeline({ id: `account-${index + 1}`, portfolio: trade.portfolio, lines: [readTypedTrade(trade, reading, words)] });
  });
  const inquiries = typed.inquiries.map(({ bureau: at, name, date, kind }, index) => {
    reading.enter(`inquiries/${index}`);
    return given({ id: `inquiry-${index + 1}`, bureau: at, name: words(name, 'name'), date: reading.date(date, 'date'), kind });
  });
  const records = assemblePublicRecords(
    typed.publicRecords.map((record) => [readTypedRecord(record, reading, words)]),
    reading,
  );
  const reportDate = reading.date(typed.reportDate, 'reportDate');
  const scoresAt = (at: Bureau): BureauParts['scores'] => {
    reading.enter(`scores/${at}`);
    return typed.scores
      .filter((score) => score.bureau === at)
      .flatMap(
        ({ model, value }) =>
          scoreOf(
            {
              bureau: at,
              printed: value,
              modelRaw: words(model, 'model') || 'Not stated',
              reason: value === '' ? 'No score on the paper' : '',
              factors: [],
            },
            reading,
          ) ?? [],
      );
  };
  const parts = (at: Bureau): BureauParts => ({
    pulledOn: typed.bureaus.includes(at) ? reportDate : undefined,
    ordered: typed.bureaus.includes(at),
    frozen: false,
    scores: scoresAt(at),
    identity: identityAt(at, typed.identities, reading, words),
    statements: [],
    alerts: [],
  });
  const bureaus = bureauFiles(parts, { accounts, inquiries, publicRecords: records.records });
  return assembleReport(reading, records, {
    sourceFormat: 'manual',
    provider,
    reportDate,
    bureaus,
    accounts,
    accountsListed: accounts.length,
    inquiries,
    creditors: [],
  });
}

function identityAt(at: Bureau, identities: ManualReport['identities'], reading: Reading, words: TypedText): IdentityVariants {
  const own = identities.filter((identity) => identity.bureau === at);
  reading.enter(`identity/${at}`);
  return given({
    names: own
      .map(({ name }) => words(name, 'name'))
      .flatMap((full, index) => (full === '' ? [] : [{ full, kind: index === 0 ? ('primary' as const) : ('aka' as const) }])),
    ssnLast4: own.find((identity) => identity.ssnLast4 !== '')?.ssnLast4,
    dobs: own.flatMap(({ dateOfBirth }) => reading.date(dateOfBirth, 'birth') ?? []),
    addresses: own
      .map(({ address }) => words(address, 'address'))
      .flatMap((line, index) => (line === '' ? [] : [{ kind: index === 0 ? ('current' as const) : ('previous' as const), lines: [line] }])),
    employers: [],
    phones: [],
  });
}
