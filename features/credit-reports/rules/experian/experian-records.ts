// Inquiries, public records, scores, creditors and the summary of an Experian profile.
import { addressLines, cleanText } from '../clean-text.ts';
import { phoneOf, stateOf, zipOf } from '../contact-values.ts';
import { given } from '../given.ts';
import type { CreditorContact, CreditReport, Inquiry, Score } from '../model.ts';
import { publicRecordKindOf, type ReadFiling } from '../public-records.ts';
import type { Reading } from '../reading.ts';
import { scoreOf, withoutRepeats } from '../scores.ts';
import { childrenOf, textOf, valueOf, type JsonNode } from '../source-node.ts';
import { spellDate } from './compact-date.ts';
import { ecoaOf, industryOf } from './metro2-codes.ts';

/** A profile lists only inquiries that other lenders see, so all are hard. */
export function readExperianInquiries(profile: JsonNode, reading: Reading): Inquiry[] {
  return childrenOf(profile, 'inquiry').flatMap((node, index) => {
    reading.enter(`inquiries/${index}`);
    const name = cleanText(textOf(node, 'subscriberName'));
    if (name === '' && textOf(node, 'date') === '') return [];
    return given({
      id: `inquiry-${index + 1}`,
      bureau: 'EX' as const,
      name,
      date: reading.date(spellDate(textOf(node, 'date')), 'date'),
      kind: 'hard' as const,
      business: industryOf(textOf(node, 'kob')),
      subscriberCode: textOf(node, 'subscriberCode') || undefined,
    });
  });
}

/** Status codes of public records are not public; the court's name tells a bankruptcy, and nothing else is guessed. */
export function readExperianFilings(profile: JsonNode, reading: Reading): ReadFiling[][] {
  return childrenOf(profile, 'publicRecord').map((node, index) => {
    reading.enter(`publicRecords/${index}`);
    const court = cleanText(textOf(node, 'courtName'));
    const kind = publicRecordKindOf(/bankr/i.test(court) || textOf(node, 'bankruptcyVoluntaryIndicator') !== '' ? 'bankruptcy' : '');
    const status = textOf(node, 'status');
    const money = (key: string) => reading.amount(/^UNK/i.test(textOf(node, key)) ? '' : textOf(node, key), key);
    return [{
      bureau: 'EX' as const,
      kind,
      record: given({
        type: kind === 'bankruptcy' ? 'Bankruptcy' : 'Public record',
        status: status === '' ? '' : `Experian status ${status.slice(0, 24)}`,
        filed: reading.date(spellDate(textOf(node, 'filingDate')), 'filingDate'),
        reference: cleanText(textOf(node, 'referenceNumber') || textOf(node, 'bookPageSequence')) || undefined,
        court: court || undefined,
        amount: money('amount'),
        assets: textOf(node, 'bankruptcyAssetAmount') === '' ? undefined : money('bankruptcyAssetAmount'),
        responsibility: ecoaOf(textOf(node, 'ecoa')),
        remarks: [textOf(node, 'plaintiffName') && `Plaintiff: ${cleanText(textOf(node, 'plaintiffName'))}`, cleanText(textOf(node, 'consumerComment'))].filter((text) => text !== ''),
      }),
    }];
  });
}

/** Models by the two characters Experian prints; others keep these as their name. */
const MODELS: Readonly<Record<string, string>> = { V3: 'VantageScore 3.0', V4: 'VantageScore 4.0', F8: 'FICO Score 8', F9: 'FICO Score 9' };

/** 9001 to 9003 stand where a score should and say why there is none. */
export function readExperianScores(profile: JsonNode, reading: Reading): Score[] {
  reading.enter('scores');
  return withoutRepeats(childrenOf(profile, 'riskModel').flatMap((node) => {
    const [printed, model] = [textOf(node, 'score'), textOf(node, 'modelIndicator')];
    const refused = /^900\d$/.test(printed);
    return scoreOf({
      bureau: 'EX',
      printed: refused ? '' : printed,
      modelRaw: (Object.hasOwn(MODELS, model) ? MODELS[model] : undefined) ?? `Experian model ${model}`,
      reason: refused ? `No score given (code ${printed})` : '',
      factors: childrenOf(node, 'scoreFactors').slice(0, 10).flatMap((factor, index) => {
        const code = textOf(factor, 'code');
        return code === '' ? [] : [{ rank: Number(textOf(factor, 'importance')) || index + 1, code, text: `Factor ${code}`, polarity: 'negative' as const }];
      }),
    }, reading) ?? [];
  }));
}

/** directCheck: where the subscribers can be reached. */
export function readExperianCreditors(profile: JsonNode): CreditorContact[] {
  return childrenOf(profile, 'directCheck').flatMap((node) => {
    const name = cleanText(textOf(node, 'subscriberName'));
    return name === '' ? [] : given({
      name,
      lines: addressLines(textOf(node, 'subscriberAddress')),
      city: cleanText(textOf(node, 'subscriberCity')) || undefined,
      state: stateOf(textOf(node, 'subscriberState')),
      zip: zipOf(valueOf(node, 'subscriberZipCode')),
      phone: phoneOf(textOf(node, 'subscriberPhone')),
      subscriberCode: textOf(node, 'subscriberCode') || undefined,
      bureau: 'EX' as const,
    });
  });
}

/** The profile summary, as a checksum. */
export function readExperianSummary(profile: JsonNode, reading: Reading): CreditReport['declaredSummary'] {
  const attributes = childrenOf(profile, 'summaries').flatMap((node) => childrenOf(node, 'attributes'));
  const count = (id: string) => reading.count(attributes.map((node) => (textOf(node, 'id') === id ? textOf(node, 'value') : '')).find((text) => text !== '') ?? '');
  const counts = given({ accounts: count('totalTradeItems'), inquiries: count('totalInquiries'), publicRecords: count('publicRecordsCount') });
  return Object.keys(counts).length > 0 ? { EX: counts } : undefined;
}
