// IDIQ's "Experian provider" feed as a credit report (field reference 2.2): an object per bureau, whose lines are not put together.
import type { Refusal } from '../../../../platform/base/refusal.ts';
import { bureauFiles, type BureauParts } from '../bureau-files.ts';
import { bureauOf } from '../source-bureaus.ts';
import { addressLines, cleanText } from '../clean-text.ts';
import { phoneOf, stateOf, zipOf } from '../contact-values.ts';
import { given } from '../given.ts';
import { ssnLast4 } from '../masking.ts';
import type { Bureau } from '../bureaus.ts';
import type { CreditReport, IdentityVariants, Inquiry, PartialDate, Score, Tradeline } from '../model.ts';
import { assembleReport } from '../assemble-report.ts';
import { later } from '../partial-date.ts';
import { assemblePublicRecords, type ReadFiling } from '../public-records.ts';
import { Reading } from '../reading.ts';
import { refusals } from '../refusals.ts';
import { scoreOf, withoutRepeats } from '../scores.ts';
import { childrenOf, nodesAmong, textOf, valueOf, type JsonNode } from '../source-node.ts';
import { firstText, hasFeedData, readFeedAccounts, readFeedFilings, readFeedInquiries } from './idiq-feed-lines.ts';

/** Reads the list of bureau files. A bureau listed twice is read once; a feed without any account that has a name or number is refused. */
export function readIdiqFeed(feed: readonly unknown[]): CreditReport | Refusal {
  const reading = new Reading();
  const files = new Map<Bureau, JsonNode>();
  for (const file of nodesAmong(feed)) {
    const bureau = bureauOf(textOf(file, 'bureau'));
    if (bureau !== undefined && !files.has(bureau)) files.set(bureau, file);
    else
      reading.warn(
        'bureauUnknown',
        'A part of this feed names none of the three bureaus, or one that was read already, so it was left out.',
      );
  }
  const listed = [...files.values()].some((file) => childrenOf(file, 'accounts').length > 0);
  if (files.size === 0 || (listed && ![...files.values()].some(hasFeedData))) return refusals.noAccountData();

  const accounts: Tradeline[] = [];
  const inquiries: Inquiry[] = [];
  const filings: ReadFiling[][] = [];
  const parts = new Map<Bureau, BureauParts>();
  for (const [bureau, file] of files) {
    accounts.push(...readFeedAccounts(file, bureau, accounts.length, reading));
    inquiries.push(...readFeedInquiries(file, bureau, inquiries.length, reading));
    filings.push(...readFeedFilings(file, bureau, reading));
    parts.set(bureau, partsOf(file, bureau, reading));
  }
  const records = assemblePublicRecords(filings, reading);
  const bureaus = bureauFiles((bureau) => parts.get(bureau) ?? NOTHING, { accounts, inquiries, publicRecords: records.records });
  if (!listed && bureaus.every(({ present }) => present !== 'yes')) return refusals.noAccountData();
  if (!listed) reading.warn('noAccounts', 'This report lists no accounts.');
  return assembleReport(reading, records, {
    sourceFormat: 'idiq-feed',
    provider: 'IdentityIQ',
    reportDate: bureaus.reduce<PartialDate | undefined>((date, { pulledOn }) => later(date, pulledOn), undefined),
    bureaus,
    accounts,
    accountsListed: accounts.length,
    inquiries,
    creditors: [],
  });
}

const NOTHING: BureauParts = {
  pulledOn: undefined,
  ordered: false,
  frozen: false,
  scores: [],
  identity: { names: [], dobs: [], addresses: [], employers: [], phones: [] },
  statements: [],
  alerts: [],
};

function partsOf(file: JsonNode, bureau: Bureau, reading: Reading): BureauParts {
  reading.enter(`file/${bureau}`);
  return {
    pulledOn: reading.date(textOf(file, 'report_date'), 'report_date'),
    ordered: true,
    frozen: false,
    scores: readScores(file, bureau, reading),
    identity: readIdentity(file, reading),
    statements: childrenOf(file, 'consumer_statements').flatMap((node) => {
      const text = firstText(node, 'statement', 'text');
      return text === '' ? [] : [{ bureau, text }];
    }),
    alerts: [],
  };
}

function readIdentity(file: JsonNode, reading: Reading): IdentityVariants {
  const births = ['date_of_birth', 'dob', 'birth_date'].flatMap((key) => reading.date(textOf(file, key), key) ?? []);
  return given({
    names: childrenOf(file, 'names').flatMap((node, index) => {
      const parts = ['first', 'middle', 'last', 'suffix']
        .map((part) => firstText(node, part, `${part}_name`))
        .filter((part) => part !== '');
      const full = parts.length > 0 ? parts.join(' ') : firstText(node, 'full_name', 'name');
      return full === '' ? [] : [{ full, kind: index === 0 ? ('primary' as const) : ('aka' as const) }];
    }),
    ssnLast4: ssnLast4(textOf(file, 'ssn')),
    dobs: births.slice(0, 1),
    addresses: childrenOf(file, 'addresses').flatMap((node, index) => {
      const lines = addressLines(firstText(node, 'street', 'line1', 'address', 'street_address'));
      const city = cleanText(textOf(node, 'city'));
      if (lines.length === 0 && city === '') return [];
      return [
        given({
          kind: index === 0 ? ('current' as const) : ('previous' as const),
          lines,
          city: city || undefined,
          state: stateOf(textOf(node, 'state')),
          zip: zipOf(valueOf(node, 'zip') ?? valueOf(node, 'postal_code')),
          lastReported: reading.date(textOf(node, 'date_reported'), 'address'),
        }),
      ];
    }),
    employers: childrenOf(file, 'employers').flatMap((node) => {
      const name = firstText(node, 'name', 'employer');
      return name === '' ? [] : [{ name }];
    }),
    phones: childrenOf(file, 'phones').flatMap((node) => phoneOf(firstText(node, 'number', 'phone')) ?? []),
  });
}

function readScores(file: JsonNode, bureau: Bureau, reading: Reading): Score[] {
  return withoutRepeats(
    childrenOf(file, 'score_details').flatMap(
      (node) =>
        scoreOf(
          {
            bureau,
            printed: firstText(node, 'score', 'value'),
            modelRaw: firstText(node, 'score_model', 'model', 'name') || 'VantageScore',
            reason: firstText(node, 'no_score_reason'),
            scoredOn: reading.date(firstText(node, 'score_date', 'date'), 'score_date'),
            factors: childrenOf(node, 'factors')
              .concat(childrenOf(node, 'score_factors'))
              .slice(0, 10)
              .flatMap((factor, index) => {
                const text = firstText(factor, 'text', 'description', 'name');
                return text === '' ? [] : [{ rank: index + 1, text, polarity: 'negative' as const }];
              }),
          },
          reading,
        ) ?? [],
    ),
  );
}
