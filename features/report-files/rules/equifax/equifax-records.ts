// Inquiries, public records, scores and creditors of an Equifax report.
import { addressLines, cleanText } from '../clean-text.ts';
import { phoneOf, stateOf, zipOf } from '../contact-values.ts';
import { spellDate } from '../experian/compact-date.ts';
import { industryOf } from '../experian/metro2-codes.ts';
import { given } from '../given.ts';
import type { BureauPublicRecord, CreditorContact, Inquiry, PublicRecord, Score } from '../model.ts';
import type { ReadFiling } from '../public-records.ts';
import type { Reading } from '../reading.ts';
import { scoreOf, withoutRepeats } from '../scores.ts';
import { plainChild, plainChildren, plainText } from '../experian/plain-node.ts';
import { type JsonNode } from '../source-node.ts';
import { codeText, customerIndustry } from './equifax-trades.ts';

export function readEquifaxInquiries(report: JsonNode, reading: Reading): Inquiry[] {
  return plainChildren(report, 'inquiries').flatMap((node, index) => {
    reading.enter(`inquiries/${index}`);
    const name = cleanText(plainText(node, 'customerName'));
    if (name === '' && plainText(node, 'inquiryDate') === '') return [];
    const type = plainText(node, 'type');
    const customer = plainText(node, 'customerNumber');
    return given({
      id: `inquiry-${index + 1}`,
      bureau: 'EQ' as const,
      name,
      date: reading.date(spellDate(plainText(node, 'inquiryDate')), 'inquiryDate'),
      kind: type === 'inquiry' ? ('hard' as const) : /promo|review|soft/i.test(type) ? ('soft' as const) : ('unknown' as const),
      business: industryOf(plainText(node, 'industryCode')) ?? customerIndustry(customer),
      subscriberCode: customer || undefined,
    });
  });
}

type Chapter = NonNullable<BureauPublicRecord['chapter']>;
/** Intent or disposition: the chapter, and how far the case is. */
const DISPOSITIONS: Readonly<Record<string, readonly [Chapter, 'Filed' | 'Discharged' | 'Dismissed or closed']>> = {
  A: ['7', 'Discharged'],
  I: ['7', 'Filed'],
  V: ['7', 'Filed'],
  M: ['7', 'Dismissed or closed'],
  D: ['11', 'Filed'],
  F: ['11', 'Discharged'],
  E: ['11', 'Dismissed or closed'],
  G: ['12', 'Filed'],
  H: ['12', 'Discharged'],
  J: ['12', 'Dismissed or closed'],
  C: ['13', 'Filed'],
  L: ['13', 'Discharged'],
  K: ['13', 'Dismissed or closed'],
};
const FILERS: Readonly<Record<string, string>> = { I: 'Individual', J: 'Joint', W: 'Spouse' };

/** Bankruptcies, and the tax liens and judgments that older answers hold. */
export function readEquifaxFilings(report: JsonNode, reading: Reading): ReadFiling[][] {
  const list = (key: string, read: (node: JsonNode) => BureauPublicRecord, kind: PublicRecord['kind']) =>
    plainChildren(report, key).map((node, index) => {
      reading.enter(`${key}/${index}`);
      return [{ bureau: 'EQ' as const, kind, record: read(node) }];
    });
  return [
    ...list('bankruptcies', (node) => readBankruptcy(node, reading), 'bankruptcy'),
    ...list('taxLiens', (node) => readLegacy(node, 'Tax lien', reading), 'tax-lien'),
    ...list('judgments', (node) => readLegacy(node, 'Judgment', reading), 'judgment'),
  ];
}

function readBankruptcy(node: JsonNode, reading: Reading): BureauPublicRecord {
  const date = (key: string) => reading.date(spellDate(plainText(node, key)), key);
  const amount = (key: string) => (plainText(node, key) === '' ? undefined : reading.amount(plainText(node, key), key));
  const code = codeText(node, 'currentIntentOrDispositionCode');
  const [chapter, state] = (Object.hasOwn(DISPOSITIONS, code) ? DISPOSITIONS[code] : undefined) ?? [undefined, undefined];
  const filer = codeText(node, 'filer');
  return given({
    type: chapter === undefined ? 'Bankruptcy' : `Bankruptcy chapter ${chapter}`,
    status: state ?? cleanText(plainText(plainChild(node, 'currentIntentOrDispositionCode'), 'description')),
    filed: date('dateFiled'),
    resolved: state === undefined || state === 'Filed' ? undefined : (date('currentDispositionDate') ?? date('dispositionDate')),
    reference: cleanText(plainText(node, 'caseNumberOrTrustee') || plainText(node, 'caseNumber')) || undefined,
    court: cleanText(plainText(node, 'courtName')) || undefined,
    chapter,
    assets: amount('assetAmount'),
    liabilities: amount('liabilityAmount'),
    responsibility: Object.hasOwn(FILERS, filer) ? FILERS[filer] : undefined,
    remarks: plainChildren(node, 'narrativeCodes')
      .map((narrative) => cleanText(plainText(narrative, 'description')))
      .filter((text) => text !== ''),
  });
}

function readLegacy(node: JsonNode, type: string, reading: Reading): BureauPublicRecord {
  const date = (key: string) => reading.date(spellDate(plainText(node, key)), key);
  return given({
    type,
    status: cleanText(plainText(plainChild(node, 'statusCode'), 'description') || plainText(plainChild(node, 'status'), 'description')),
    filed: date('dateFiled'),
    resolved: date('releaseDate') ?? date('dateSatisfied'),
    reference: cleanText(plainText(node, 'caseNumber')) || undefined,
    court: cleanText(plainText(node, 'courtName')) || undefined,
    amount: reading.amount(plainText(node, 'amount'), 'amount'),
    remarks: [],
  });
}

/** FICO 5 is the mortgage score of Equifax, with a scale of its own. */
const MORTGAGE_SCORE = { model: 'FICO_EQ_5', min: 334, max: 818 } as const;

export function readEquifaxScores(report: JsonNode, reading: Reading): Score[] {
  reading.enter('scores');
  return withoutRepeats(
    plainChildren(report, 'models').flatMap((node) => {
      const indicator = codeText(node, 'FICOScoreIndicatorCode');
      const number = plainText(node, 'modelNumber') || plainText(node, 'type');
      const pricing = plainChild(node, 'riskBasedPricingOrModel');
      const [low, high] = [reading.count(plainText(pricing, 'lowRange')), reading.count(plainText(pricing, 'highRange'))];
      const score = scoreOf(
        {
          bureau: 'EQ',
          printed: plainText(node, 'score'),
          modelRaw: cleanText(plainText(plainChild(node, 'FICOScoreIndicatorCode'), 'description')) || `Equifax model ${number}`,
          reason: cleanText(plainText(plainChild(node, 'rejects'), 'description')),
          range: low !== undefined && high !== undefined && low < high ? [low, high] : undefined,
          factors: plainChildren(node, 'reasons')
            .slice(0, 10)
            .flatMap((reason, index) => {
              const code = plainText(reason, 'code');
              return code === ''
                ? []
                : [
                    {
                      rank: index + 1,
                      code,
                      text: cleanText(plainText(reason, 'description')) || `Reason ${code}`,
                      polarity: 'negative' as const,
                    },
                  ];
            }),
        },
        reading,
      );
      if (score === undefined) return [];
      return indicator === 'J' || indicator === 'Z' ? { ...score, ...MORTGAGE_SCORE } : score;
    }),
  );
}

/** onlineDirectory: where the creditors can be reached. */
export function readEquifaxCreditors(report: JsonNode): CreditorContact[] {
  return plainChildren(report, 'onlineDirectory').flatMap((node) => {
    const name = cleanText(plainText(node, 'customerName'));
    const address = plainChild(node, 'address') ?? node;
    const phone = plainChild(node, 'telephoneNumber');
    return name === ''
      ? []
      : given({
          name,
          lines: addressLines(plainText(address, 'addressLine1') || plainText(address, 'primaryAddress')),
          city: cleanText(plainText(address, 'cityName')) || undefined,
          state: stateOf(plainText(address, 'stateAbbreviation')),
          zip: zipOf(address['zipCode']),
          phone: phoneOf(phone === undefined ? plainText(node, 'telephoneNumber') : plainText(phone, 'telephoneNumber')),
          subscriberCode: plainText(node, 'customerNumber') || undefined,
          bureau: 'EQ' as const,
        });
  });
}
