// Inquiries, public records, scores, creditors and the summary of an Experian profile.
import { addressLines, cleanText } from '../clean-text.ts';
import { phoneOf, stateOf, zipOf } from '../contact-values.ts';
import { given } from '../given.ts';
import type { CreditorContact, CreditReport, Inquiry, Score } from '../model.ts';
import { publicRecordKindOf, type ReadFiling } from '../public-records.ts';
import type { Reading } from '../reading.ts';
import { scoreOf, withoutRepeats } from '../scores.ts';
import { plainChildren, plainText } from './plain-node.ts';
import { type JsonNode } from '../source-node.ts';
import { spellDate } from './compact-date.ts';
import { ecoaOf, industryOf } from './metro2-codes.ts';

/** A profile lists only inquiries that other lenders see, so all are hard. */
export function readExperianInquiries(profile: JsonNode, reading: Reading): Inquiry[] {
  return plainChildren(profile, 'inquiry').flatMap((node, index) => {
    reading.enter(`inquiries/${index}`);
    const name = cleanText(plainText(node, 'subscriberName'));
    if (name === '' && plainText(node, 'date') === '') return [];
    return given({
      id: `inquiry-${index + 1}`,
      bureau: 'EX' as const,
      name,
      date: reading.date(spellDate(plainText(node, 'date')), 'date'),
      kind: 'hard' as const,
      business: industryOf(plainText(node, 'kob')),
      subscriberCode: plainText(node, 'subscriberCode') || undefined,
    });
  });
}

/** Of Experian's status codes two are mapped, by the law audit of 2026: a state tax lien, and one that was released. */
const RECORD_STATUS: Readonly<Record<string, readonly [type: string, status: string]>> = {
  '32': ['State tax lien', 'Filed'],
  '33': ['State tax lien', 'Released'],
};

/** Other status codes of public records are not public; the court's name tells a bankruptcy, and nothing else is guessed. */
export function readExperianFilings(profile: JsonNode, reading: Reading): ReadFiling[][] {
  return plainChildren(profile, 'publicRecord').map((node, index) => {
    reading.enter(`publicRecords/${index}`);
    const court = cleanText(plainText(node, 'courtName'));
    const status = plainText(node, 'status');
    const bankrupt = /bankr/i.test(court) || plainText(node, 'bankruptcyVoluntaryIndicator') !== '';
    const [type, words] = (!bankrupt && Object.hasOwn(RECORD_STATUS, status) && RECORD_STATUS[status]) || [];
    const kind = publicRecordKindOf(bankrupt ? 'bankruptcy' : (type ?? ''));
    const money = (key: string) => reading.amount(/^UNK/i.test(plainText(node, key)) ? '' : plainText(node, key), key);
    return [
      {
        bureau: 'EX' as const,
        kind,
        record: given({
          type: bankrupt ? 'Bankruptcy' : (type ?? 'Public record'),
          status: words ?? (status === '' ? '' : `Experian status ${status.slice(0, 24)}`),
          filed: reading.date(spellDate(plainText(node, 'filingDate')), 'filingDate'),
          // The day of the status is the day of the release only where the status is one.
          resolved: words === 'Released' ? reading.date(spellDate(plainText(node, 'statusDate')), 'statusDate') : undefined,
          reference: cleanText(plainText(node, 'referenceNumber') || plainText(node, 'bookPageSequence')) || undefined,
          court: court || undefined,
          amount: money('amount'),
          assets: plainText(node, 'bankruptcyAssetAmount') === '' ? undefined : money('bankruptcyAssetAmount'),
          responsibility: ecoaOf(plainText(node, 'ecoa')),
          remarks: [
            plainText(node, 'plaintiffName') && `Plaintiff: ${cleanText(plainText(node, 'plaintiffName'))}`,
            cleanText(plainText(node, 'consumerComment')),
          ].filter((text) => text !== ''),
        }),
      },
    ];
  });
}

/** Models by the two characters Experian prints; others keep these as their name. */
const MODELS: Readonly<Record<string, string>> = { V3: 'VantageScore 3.0', V4: 'VantageScore 4.0', F8: 'FICO Score 8', F9: 'FICO Score 9' };

/** 9001 to 9003 replace a score and give the reason why there is none. */
export function readExperianScores(profile: JsonNode, reading: Reading): Score[] {
  reading.enter('scores');
  return withoutRepeats(
    plainChildren(profile, 'riskModel').flatMap((node) => {
      const [printed, model] = [plainText(node, 'score'), plainText(node, 'modelIndicator')];
      const refused = /^900\d$/.test(printed);
      return (
        scoreOf(
          {
            bureau: 'EX',
            printed: refused ? '' : printed,
            modelRaw: (Object.hasOwn(MODELS, model) ? MODELS[model] : undefined) ?? `Experian model ${model}`,
            reason: refused ? `No score given (code ${printed})` : '',
            factors: plainChildren(node, 'scoreFactors')
              .slice(0, 10)
              .flatMap((factor, index) => {
                const code = plainText(factor, 'code');
                return code === ''
                  ? []
                  : [
                      {
                        rank: Number(plainText(factor, 'importance')) || index + 1,
                        code,
                        text: `Factor ${code}`,
                        polarity: 'negative' as const,
                      },
                    ];
              }),
          },
          reading,
        ) ?? []
      );
    }),
  );
}

/** directCheck: where the subscribers can be reached. */
export function readExperianCreditors(profile: JsonNode): CreditorContact[] {
  return plainChildren(profile, 'directCheck').flatMap((node) => {
    const name = cleanText(plainText(node, 'subscriberName'));
    return name === ''
      ? []
      : given({
          name,
          lines: addressLines(plainText(node, 'subscriberAddress')),
          city: cleanText(plainText(node, 'subscriberCity')) || undefined,
          state: stateOf(plainText(node, 'subscriberState')),
          zip: zipOf(node['subscriberZipCode']),
          phone: phoneOf(plainText(node, 'subscriberPhone')),
          subscriberCode: plainText(node, 'subscriberCode') || undefined,
          bureau: 'EX' as const,
        });
  });
}

/** The profile summary, as a checksum. */
export function readExperianSummary(profile: JsonNode, reading: Reading): CreditReport['declaredSummary'] {
  const attributes = plainChildren(profile, 'summaries').flatMap((node) => plainChildren(node, 'attributes'));
  const count = (id: string) =>
    reading.count(
      attributes.map((node) => (plainText(node, 'id') === id ? plainText(node, 'value') : '')).find((text) => text !== '') ?? '',
    );
  const counts = given({
    accounts: count('totalTradeItems'),
    inquiries: count('totalInquiries'),
    publicRecords: count('publicRecordsCount'),
  });
  return Object.keys(counts).length > 0 ? { EX: counts } : undefined;
}
