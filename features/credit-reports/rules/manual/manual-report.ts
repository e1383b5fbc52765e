// A report typed in by hand from a PDF or a page no reader knows: what the form sends, and the report it makes.
import { z } from 'zod';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { Refusal } from '../../../../platform/base/refusal.ts';
import { bureauFiles, type BureauParts } from '../bureau-files.ts';
import { given } from '../given.ts';
import type { Bureau, CreditReport, IdentityVariants } from '../model.ts';
import { PARSER_VERSION } from '../parser-version.ts';
import { assemblePublicRecords } from '../public-records.ts';
import { Reading } from '../reading.ts';
import { scoreOf } from '../scores.ts';
import { assembleTradeline } from '../tradeline.ts';
import { readTypedRecord, readTypedTrade } from './manual-lines.ts';
import { findMissing } from './manual-rules.ts';
import { typedText, type TypedText } from './typed-text.ts';

const bureau = z.enum(['TU', 'EX', 'EQ']);
/** 'YYYY-MM-DD', 'YYYY-MM', 'YYYY' or '': as much as the paper says. */
const printedDate = z
  .string()
  .trim()
  .max(10)
  .regex(/^(?:\d{4}(?:-\d{2}(?:-\d{2})?)?)?$/, 'Year, or year-month, or year-month-day.');
/** Dollars as typed; '' when the paper gives none. */
const amount = z
  .string()
  .trim()
  .max(16)
  .regex(/^(?:\$?-?[\d,]+(?:\.\d{2})?)?$/, 'An amount such as 1,250.00.');
const text = (most: number) => z.string().trim().max(most, `At most ${most} characters.`);

export const manualTrade = z.strictObject({
  bureau,
  creditorName: text(120),
  accountNumber: text(40),
  accountType: text(60),
  portfolio: z.enum(['R', 'I', 'M', 'O', 'C', 'COLL', 'U']),
  payStatus: text(30),
  openClosed: z.enum(['open', 'closed', '']),
  responsibility: z.enum(['individual', 'joint', 'authorized-user', 'co-maker', 'maker', 'terminated', 'deceased', 'undesignated', '']),
  balance: amount,
  pastDue: amount,
  highCredit: amount,
  creditLimit: amount,
  monthlyPayment: amount,
  chargeOffAmount: amount,
  opened: printedDate,
  closed: printedDate,
  reported: printedDate,
  lastPayment: printedDate,
  firstDelinquency: printedDate,
  originalCreditor: text(120),
  remarks: z.array(text(300)).max(10),
  /** Months that are not on time: 'YYYY-MM' and a grid code. */
  history: z
    .array(
      z.strictObject({
        month: z.string().regex(/^\d{4}-\d{2}$/),
        code: z.enum(['OK', '30', '60', '90', '120', '150', '180', 'CO', 'COLL', 'RP', 'FC', 'VS', 'BK', 'PP', 'ND']),
      }),
    )
    .max(120),
});
export const manualReport = z.strictObject({
  reportDate: printedDate,
  provider: text(60),
  /** The bureaus whose file the paper holds. */
  bureaus: z.array(bureau).max(3),
  scores: z
    .array(
      z.strictObject({
        bureau,
        model: text(60),
        value: z
          .string()
          .trim()
          .regex(/^\d{0,3}$/),
      }),
    )
    .max(12),
  identities: z
    .array(
      z.strictObject({
        bureau,
        name: text(120),
        ssnLast4: z
          .string()
          .trim()
          .regex(/^\d{0,4}$/),
        dateOfBirth: printedDate,
        address: text(200),
      }),
    )
    .max(3),
  trades: z.array(manualTrade).max(400),
  inquiries: z.array(z.strictObject({ bureau, name: text(120), date: printedDate, kind: z.enum(['hard', 'soft', 'unknown']) })).max(200),
  publicRecords: z
    .array(
      z.strictObject({
        bureau,
        kind: z.enum(['bankruptcy', 'judgment', 'tax-lien', 'foreclosure', 'other']),
        status: text(60),
        filed: printedDate,
        reference: text(40),
        court: text(120),
        chapter: z.enum(['7', '11', '12', '13', '']),
      }),
    )
    .max(60),
});
export type ManualReport = z.output<typeof manualReport>;

/** The report as typed; refused with the first reason why it is not enough (no date or one after `today`, no bureau, nothing listed). */
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
  return given({
    sourceFormat: 'manual' as const,
    provider,
    reportDate,
    parserVersion: PARSER_VERSION,
    warnings: reading.warnings(),
    bureaus,
    accounts,
    accountsListed: accounts.length,
    inquiries,
    publicRecords: records.records,
    publicRecordsListed: records.listed.records,
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
