// Inquiries, public records, statements, alerts and creditors of TransUnion's XML and disclosures.
import { cleanText } from '../clean-text.ts';
import { phoneOf } from '../contact-values.ts';
import { given } from '../given.ts';
import { maskAccountNumber } from '../masking.ts';
import type { Alert, BureauPublicRecord, ConsumerStatement, CreditorContact, Inquiry } from '../model.ts';
import { publicRecordKindOf, type ReadFiling } from '../public-records.ts';
import type { Reading } from '../reading.ts';
import { childOf, childrenOf, textOf, type JsonNode } from '../source-node.ts';
import { industryWords } from './tu-codes.ts';
import { contentAt, dateAt, phoneText, placeOf, subscriberName, wordsAt } from './tu-node.ts';
import { readPublicRecordType } from './tu-public-record.ts';

/** An inquiry as any of TransUnion's formats lists it. */
export function tuInquiries(found: readonly Omit<Inquiry, 'id' | 'bureau'>[]): Inquiry[] {
  return found.map((inquiry, index) => ({ id: `inquiry-${index + 1}`, bureau: 'TU', ...inquiry }));
}

/**
 * Those of `custom/credit`: XML lists one per date, disclosures one per asker with all its dates, regular ones apart from those only the
 * person sees.
 */
export function readTuInquiries(credit: JsonNode | undefined, reading: Reading): Inquiry[] {
  reading.enter('inquiries');
  const groups = childOf(credit, 'inquiries');
  const disclosed = Object.keys(groups ?? {}).flatMap((group) =>
    childrenOf(groups, group).map((node) => ({
      node,
      kind: /promo|review|soft|consumer/i.test(group) ? ('soft' as const) : ('hard' as const),
    })),
  );
  const plain = childrenOf(credit, 'inquiry').map((node) => ({ node, kind: 'hard' as const }));
  return tuInquiries(
    [...plain, ...disclosed].flatMap(({ node, kind }) => {
      const subscriber = childOf(node, 'subscriber');
      const dates = textOf(node, 'dates')
        .split(',')
        .map((text) => reading.date(text.trim(), 'dates'))
        .filter((date) => date !== undefined);
      const one = dateAt(node, 'date', reading);
      const base = {
        name: subscriberName(subscriber),
        kind,
        business: industryWords(textOf(subscriber, 'industryCode')),
        subscriberCode: textOf(subscriber, 'memberCode') || textOf(subscriber, 'memSubCode') || undefined,
        purpose: wordsAt(childOf(node, 'permissiblePurpose'), 'description') || undefined,
      };
      if (base.name === '' && !one && dates.length === 0) return [];
      return (dates.length > 0 ? dates : [one]).map((date) => given({ ...base, date }));
    }),
  );
}

export function readTuFilings(credit: JsonNode | undefined, reading: Reading): ReadFiling[][] {
  return childrenOf(credit, 'publicRecord').map((node, index) => {
    reading.enter(`publicRecords/${index}`);
    const { type, status, chapter } = readPublicRecordType(textOf(node, 'type'), wordsAt(node, 'publicRecordTypeDescription'));
    const reference = wordsAt(node, 'docketNumber');
    const record: BureauPublicRecord = given({
      type,
      status,
      chapter,
      filed: dateAt(node, 'dateFiled', reading),
      resolved: dateAt(node, 'datePaid', reading) ?? dateAt(node, 'dateSettled', reading),
      reference: reference || undefined,
      court: subscriberName(childOf(node, 'subscriber')) || wordsAt(childOf(node, 'source'), 'description') || undefined,
      amount: amountAt(node, 'amount', reading) ?? amountAt(node, 'legalDesignator', reading),
      assets: amountAt(node, 'assets', reading),
      liabilities: amountAt(node, 'liabilities', reading),
      responsibility: wordsAt(node, 'ECOADescription') || undefined,
      removalDate: dateAt(node, 'estimatedDateOfDeletion', reading) ?? dateAt(node, 'estimatedDeletionDate', reading),
      remarks: [],
    });
    return [{ bureau: 'TU' as const, kind: publicRecordKindOf(type), record }];
  });
}

function amountAt(node: JsonNode, key: string, reading: Reading): BureauPublicRecord['amount'] | undefined {
  const text = contentAt(node, key);
  return /\d/.test(text) ? reading.amount(text, key) : undefined;
}

export function readTuStatements(record: JsonNode | undefined): ConsumerStatement[] {
  return childrenOf(childOf(record, 'consumerFileData'), 'consumerStatement').flatMap((node) => {
    const text = cleanText(textOf(node, 'text') || textOf(node, 'content') || textOf(node, 'statement'));
    return text === '' ? [] : { bureau: 'TU' as const, text };
  });
}

/** Freezes and mismatches of the file summary, and the messages of the alert products. */
export function readTuAlerts(record: JsonNode | undefined, frozen: boolean): Alert[] {
  const alerts: Alert[] = frozen ? [{ bureau: 'TU', kind: 'freeze', text: 'Security freeze on file' }] : [];
  const match = textOf(childOf(record, 'fileSummary'), 'ssnMatchIndicator');
  if (/mismatch|noMatch/i.test(match))
    alerts.push({ bureau: 'TU', kind: 'ssn-mismatch', text: 'The Social Security number asked for does not match the one on file' });
  for (const product of childrenOf(record, 'addOnProduct')) {
    for (const [key, kind] of [
      ['highRiskFraudAlert', 'initial-fraud'],
      ['fraudAlert', 'initial-fraud'],
      ['idMismatchAlert', 'address-mismatch'],
      ['ofacNameScreen', 'ofac'],
    ] as const) {
      for (const message of childrenOf(product, key).flatMap((alert) => childrenOf(alert, 'message'))) {
        const text = wordsAt(message, 'text');
        if (text !== '')
          alerts.push(
            given({
              bureau: 'TU' as const,
              kind: /extended/i.test(text) ? ('extended-fraud' as const) : kind,
              code: textOf(message, 'code') || undefined,
              text,
            }),
          );
      }
    }
  }
  return alerts;
}

/** Whom the lines come from, each once, where the file has their addresses. */
export function readTuCreditors(credit: JsonNode | undefined): CreditorContact[] {
  const groups = childOf(credit, 'inquiries');
  const nodes = [
    ...childrenOf(credit, 'trade'),
    ...childrenOf(credit, 'collection'),
    ...childrenOf(credit, 'publicRecord'),
    ...Object.keys(groups ?? {}).flatMap((group) => childrenOf(groups, group)),
  ];
  const known = new Map<string, CreditorContact>();
  for (const node of nodes) {
    const subscriber = childOf(node, 'subscriber');
    const name = subscriberName(subscriber);
    const subscriberCode = textOf(subscriber, 'memberCode') || textOf(subscriber, 'memSubCode') || undefined;
    const key = `${name}|${subscriberCode}`;
    if (name === '' || known.has(key)) continue;
    const place = placeOf(childOf(subscriber, 'address'));
    const phone = phoneOf(phoneText(childOf(subscriber, 'phone')));
    if (place.lines.length === 0 && place.city === undefined && phone === undefined) continue;
    known.set(key, given({ name, ...place, phone, subscriberCode, bureau: 'TU' as const }));
  }
  return [...known.values()];
}

/** The number of a line as a result prints it: '# 5X5X2X1', 'DOCKET# 9X4X6X3'. */
export function numberOfLine(printed: string): string {
  return maskAccountNumber(printed.replace(/^.*#/, ''));
}
