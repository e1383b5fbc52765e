// Inquiries, public records, creditors, alerts and the declared summary of a TrueLink report.
import { bureauOf } from '../source-bureaus.ts';
import { cleanText } from '../clean-text.ts';
import { phoneOf, stateOf, zipOf } from '../contact-values.ts';
import { given } from '../given.ts';
import type { Bureau } from '../bureaus.ts';
import type { Alert, CreditReport, CreditorContact, Inquiry, SummaryCounts } from '../model.ts';
import { publicRecordKindOf, type ReadFiling } from '../public-records.ts';
import type { Reading } from '../reading.ts';
import { streetLines } from './truelink-identity.ts';
import { bureauOfNode, childOf, childrenOf, codeOf, textOf, valueOf, type JsonNode } from '../source-node.ts';

/**
 * Inquiries are hard ones: the merged report holds only those other lenders see. Its `inquiryType` is the responsibility the
 * credit was asked under, and MyFreeScoreNow's "Good" and "Bad" are its own judgement; neither is taken over.
 */
export function readInquiries(report: JsonNode, reading: Reading): Inquiry[] {
  return childrenOf(report, 'InquiryPartition')
    .flatMap((partition) => childrenOf(partition, 'Inquiry'))
    .flatMap((node, index) => {
      const bureau = bureauOfNode(node);
      const name = cleanText(textOf(node, 'subscriberName'));
      reading.enter(`inquiries/${index}`);
      if (bureau === undefined || (name === '' && textOf(node, 'inquiryDate') === '')) return [];
      return given({
        id: `inquiry-${index + 1}`,
        bureau,
        name,
        date: reading.date(textOf(node, 'inquiryDate'), 'inquiryDate'),
        kind: /promo|account review|soft/i.test(codeOf(node, 'inquiryType').description) ? ('soft' as const) : ('hard' as const),
        business: cleanText(codeOf(node, 'IndustryCode').description) || undefined,
        subscriberCode: textOf(node, 'subscriberNumber') || undefined,
      });
    });
}

/** The filings of each partition; the vendor misspells the key, and both spellings are read. */
export function readFilings(report: JsonNode, reading: Reading): ReadFiling[][] {
  const partitions = [...childrenOf(report, 'PulblicRecordPartition'), ...childrenOf(report, 'PublicRecordPartition')];
  return partitions.map((partition, index) =>
    childrenOf(partition, 'PublicRecord').flatMap((node) => {
      const bureau = bureauOfNode(node);
      reading.enter(`publicRecords/${index}`);
      return bureau === undefined ? [] : [{ bureau, kind: kindOf(node), record: readFiling(node, reading) }];
    }),
  );
}

function kindOf(node: JsonNode): ReadFiling['kind'] {
  return publicRecordKindOf(`${codeOf(node, 'Classification').description} ${codeOf(node, 'Type').description}`);
}

function readFiling(node: JsonNode, reading: Reading): ReadFiling['record'] {
  const bankruptcy = childOf(node, 'Bankruptcy');
  const detail = [bankruptcy, childOf(node, 'TaxLien'), childOf(node, 'LegalItem'), childOf(node, 'Foreclosure')];
  const resolved = detail
    .map((part) => textOf(part, 'dateResolved') || textOf(part, 'dateReleased') || textOf(part, 'dateSatisfied'))
    .find((date) => date !== '');
  return given({
    type: cleanText(codeOf(node, 'Type').description || codeOf(node, 'Classification').description),
    status: cleanText(codeOf(node, 'Status').description),
    filed: reading.date(textOf(node, 'dateFiled'), 'dateFiled'),
    resolved: reading.date(resolved ?? '', 'dateResolved'),
    reference: cleanText(textOf(node, 'referenceNumber')) || undefined,
    court: cleanText(textOf(node, 'courtName')) || undefined,
    // 0 is what emitters print where the court's papers name no amount.
    assets: reading.amount(textOf(bankruptcy, 'assetAmount'), 'assetAmount') || undefined,
    liabilities: reading.amount(textOf(bankruptcy, 'liabilityAmount'), 'liabilityAmount') || undefined,
    responsibility: cleanText(codeOf(node, 'AccountDesignator').description) || undefined,
    remarks: childrenOf(node, 'Remark')
      .map((remark) => cleanText(`${codeOf(remark, 'RemarkCode').description} ${textOf(remark, 'customRemark')}`))
      .filter((text) => text !== ''),
  });
}

/** Subscribers: where a letter to the creditor goes. */
export function readCreditors(report: JsonNode): CreditorContact[] {
  return childrenOf(report, 'Subscriber').flatMap((node) => {
    const name = cleanText(textOf(node, 'name'));
    if (name === '') return [];
    const address = childOf(node, 'CreditAddress');
    return given({
      name,
      lines: streetLines(address),
      city: cleanText(textOf(address, 'city')) || undefined,
      state: stateOf(textOf(address, 'stateCode')),
      zip: zipOf(valueOf(address, 'postalCode')),
      phone: phoneOf(textOf(node, 'telephone')),
      subscriberCode: textOf(node, 'subscriberCode') || undefined,
      bureau: bureauOfNode(node),
    });
  });
}

/** Finds a creditor's name by subscriber code. Codes turned into numbers lost their leading zeros, so these do not count. */
export function subscriberNames(creditors: readonly CreditorContact[]): (code: string, bureau: Bureau) => string | undefined {
  const names = new Map<string, string>();
  for (const { name, subscriberCode, bureau } of creditors) {
    if (!subscriberCode) continue;
    const code = subscriberCode.replace(/^0+/, '');
    if (!names.has(code)) names.set(code, name);
    if (bureau) names.set(`${bureau}|${code}`, name);
  }
  return (code, bureau) => names.get(`${bureau}|${code.replace(/^0+/, '')}`) ?? names.get(code.replace(/^0+/, ''));
}

/** Alert messages. The first letter of a code is the bureau's: T TransUnion, X and E Experian, Q Equifax. */
export function readAlerts(report: JsonNode, frozen: ReadonlySet<Bureau>, only: Bureau | undefined): Alert[] {
  const messages = childrenOf(report, 'Message').flatMap((node): Alert[] => {
    const { symbol, description } = codeOf(node, 'Code');
    const text = cleanText(description || textOf(node, 'text'));
    const bureau = bureauOfNode(node) ?? ({ T: 'TU', X: 'EX', E: 'EX', Q: 'EQ' } as const)[symbol.charAt(0)] ?? only;
    return bureau === undefined || text === '' ? [] : [given({ bureau, kind: alertKindOf(text), code: symbol || undefined, text })];
  });
  const flags = only === undefined ? [] : flagAlerts(report, only).filter(({ kind }) => !messages.some((one) => one.kind === kind));
  const freezes = [...frozen].map((bureau): Alert => ({ bureau, kind: 'freeze', text: 'Security freeze on file' }));
  return [...freezes, ...messages, ...flags];
}

/** Flags of the whole report; in one of several bureaus they do not say whose they are. */
function flagAlerts(report: JsonNode, bureau: Bureau): Alert[] {
  const isSet = (key: string): boolean => /^(?:true|y|1)/i.test(textOf(report, key));
  return [
    ...(isSet('DeceasedIndicator') ? [{ bureau, kind: 'deceased' as const, text: 'Deceased indicator' }] : []),
    ...(isSet('FraudIndicator') ? [{ bureau, kind: 'other' as const, text: 'Fraud indicator' }] : []),
  ];
}

function alertKindOf(text: string): Alert['kind'] {
  if (/freeze|frozen/i.test(text)) return 'freeze';
  if (/active duty/i.test(text)) return 'active-duty';
  if (/deceased/i.test(text)) return 'deceased';
  if (/extended/i.test(text) && /fraud/i.test(text)) return 'extended-fraud';
  if (/fraud/i.test(text)) return 'initial-fraud';
  return /address/i.test(text) && /conflict|mismatch|not ?on ?file/i.test(text) ? 'address-mismatch' : 'other';
}

/** Bureaus whose file is frozen (California SB 168 and its like). */
export function readFrozen(report: JsonNode): Set<Bureau> {
  const flags = childOf(report, 'SB168Frozen');
  return new Set(
    (['equifax', 'experian', 'transunion'] as const).flatMap((name) => (textOf(flags, name) === 'true' ? (bureauOf(name) ?? []) : [])),
  );
}

/** What the report says of itself, per bureau. */
export function readDeclaredSummary(report: JsonNode, reading: Reading): CreditReport['declaredSummary'] {
  const summary = childOf(report, 'Summary');
  const declared: Partial<Record<Bureau, SummaryCounts>> = {};
  for (const name of ['TransUnion', 'Experian', 'Equifax']) {
    const bureau = bureauOf(name);
    const count = (section: string, key: string) => reading.count(textOf(childOf(childOf(summary, section), name), key));
    const counts = given({
      accounts: count('TradelineSummary', 'TotalAccounts'),
      inquiries: count('InquirySummary', 'NumberInLast2Years'),
      publicRecords: count('PublicRecordSummary', 'NumberOfRecords'),
    });
    if (bureau && Object.keys(counts).length > 0) declared[bureau] = counts;
  }
  return Object.keys(declared).length > 0 ? declared : undefined;
}
