// TrueLink partitions to accounts. A partition is the vendor's own merge of one account over the bureaus, and is kept as it is
// (field reference, section 6).
import { cleanText } from '../clean-text.ts';
import { conditionOf, openClosedOf, payStatusOf, portfolioOf, responsibilityOf } from '../code-tables.ts';
import { given } from '../given.ts';
import { maskAccountNumber, maskNumericAccount } from '../masking.ts';
import type { Bureau } from '../bureaus.ts';
import type { BureauTrade, Portfolio, Tradeline } from '../model.ts';
import type { Reading } from '../reading.ts';
import { assembleTradeline, disputeFlagOf } from '../tradeline.ts';
import { readHistory } from './truelink-history.ts';
import { bureauOfNode, childOf, childrenOf, codeOf, textOf, valueOf, type JsonNode } from '../source-node.ts';

/** A creditor's name for a subscriber code, from the report's list of subscribers. */
export type SubscriberName = (code: string, bureau: Bureau) => string | undefined;

/** Every partition with a line of one of the three bureaus. */
export function readAccounts(report: JsonNode, subscriberName: SubscriberName, reading: Reading): Tradeline[] {
  return childrenOf(report, 'TradeLinePartition').flatMap((partition, index) => {
    const portfolio = partitionPortfolio(partition);
    const read = childrenOf(partition, 'Tradeline').flatMap((line) => {
      const bureau = bureauOfNode(line);
      if (bureau === undefined) {
        reading.enter(`accounts/${index}`);
        reading.warn('bureauUnknown', 'A line of this account names none of the three bureaus, so it was left out.');
        return [];
      }
      reading.enter(`accounts/${index}/${bureau}`);
      return readTrade(line, bureau, portfolio, reading);
    });
    if (read.length === 0) return [];
    const lines = nameLines(read, subscriberName);
    return assembleTradeline({ id: `account-${index + 1}`, portfolio, lines });
  });
}

/** Whether any tradeline of the report carries data; converters that drop attributes leave only the outline (field reference 2.3). */
export function hasAccountData(report: JsonNode): boolean {
  return childrenOf(report, 'TradeLinePartition').some((partition) =>
    childrenOf(partition, 'Tradeline').some((line) => textOf(line, 'accountNumber') !== '' || textOf(line, 'creditorName') !== ''),
  );
}

/**
 * The partition's own symbol says what the account is. A `CollectionTrade` key proves nothing: some emitters put one with default
 * values on every line, so without a symbol it counts only when it names an original creditor or a credit type.
 */
function partitionPortfolio(partition: JsonNode): Portfolio {
  const symbol = textOf(partition, 'accountTypeSymbol');
  const portfolio = portfolioOf(symbol, textOf(partition, 'accountTypeDescription'));
  if (portfolio !== 'U') return portfolio;
  const lines = childrenOf(partition, 'Tradeline');
  if (lines.some(isFilledCollection)) return 'COLL';
  const type = codeOf(childOf(lines[0], 'GrantedTrade'), 'CreditType');
  return portfolioOf(type.symbol, type.description);
}

function isFilledCollection(line: JsonNode): boolean {
  const collection = childOf(line, 'CollectionTrade');
  const type = codeOf(collection, 'creditType');
  return textOf(collection, 'originalCreditor') !== '' || type.symbol !== '' || type.description !== '';
}

function readTrade(line: JsonNode, bureau: Bureau, portfolio: Portfolio, reading: Reading): BureauTrade {
  const granted = childOf(line, 'GrantedTrade');
  const date = (node: JsonNode | undefined, key: string) => reading.date(textOf(node, key), key);
  const amount = (node: JsonNode | undefined, key: string) => reading.amount(textOf(node, key), key);
  const conditionCode = codeOf(line, 'AccountCondition');
  const condition = conditionOf(conditionCode.symbol, conditionCode.description);
  const designator = codeOf(line, 'AccountDesignator');
  const pay = codeOf(line, 'PayStatus');
  const worst = codeOf(granted, 'WorstPayStatus');
  const remarks = readRemarks(line);
  return given({
    bureau,
    creditorName: cleanText(textOf(line, 'creditorName')),
    subscriberCode: textOf(line, 'subscriberCode') || undefined,
    accountNumberMasked: accountNumber(line),
    responsibility: responsibilityOf(designator.symbol, designator.description),
    openClosed: openClosedOf(codeOf(line, 'OpenClosed').symbol, condition),
    condition,
    conditionRaw: conditionCode.description || conditionCode.symbol || undefined,
    payStatus: payStatusOf(pay.symbol, pay.description),
    payStatusRaw: pay.description || pay.symbol,
    worstStatus: worst.symbol === '' ? undefined : payStatusOf(worst.symbol, worst.description),
    opened: date(line, 'dateOpened'),
    closed: date(line, 'dateClosed'),
    reported: date(line, 'dateReported'),
    statusDate: date(line, 'dateAccountStatus'),
    lastPayment: date(granted, 'dateLastPayment'),
    balance: amount(line, 'currentBalance'),
    highCredit: amount(line, 'highBalance'),
    creditLimit: amount(granted, 'CreditLimit'),
    pastDue: amount(granted, 'amountPastDue'),
    monthlyPayment: amount(granted, 'monthlyPayment'),
    termMonths: reading.count(textOf(granted, 'termMonths')) ?? null,
    termsFrequency: cleanText(codeOf(granted, 'PaymentFrequency').description) || codeOf(granted, 'PaymentFrequency').symbol || undefined,
    // Emitters fill what the bureau does not count with 0.
    monthsReviewed: reading.count(textOf(granted, 'monthsReviewed')) || undefined,
    late30: reading.count(textOf(granted, 'late30Count')),
    late60: reading.count(textOf(granted, 'late60Count')),
    late90: reading.count(textOf(granted, 'late90Count')),
    accountTypeText: cleanText(codeOf(granted, 'AccountType').description) || (portfolio === 'COLL' ? 'Collection' : undefined),
    loanTypeText: cleanText(codeOf(granted, 'CreditType').description) || undefined,
    industryText: cleanText(codeOf(line, 'IndustryCode').description) || undefined,
    originalCreditor: cleanText(textOf(childOf(line, 'CollectionTrade'), 'originalCreditor')) || undefined,
    disputeFlag: disputeFlagOf(codeOf(line, 'DisputeFlag').symbol, remarks),
    remarks,
    history: readHistory(childOf(granted, 'PayStatusHistory'), bureau, reading),
  });
}

function accountNumber(line: JsonNode): string {
  const value = valueOf(line, 'accountNumber');
  return typeof value === 'number' ? maskNumericAccount(value) : maskAccountNumber(cleanText(textOf(line, 'accountNumber')));
}

function readRemarks(line: JsonNode): BureauTrade['remarks'] {
  return childrenOf(line, 'Remark').flatMap((remark) => {
    const { symbol, description } = codeOf(remark, 'RemarkCode');
    const text = [description, textOf(remark, 'customRemark')]
      .map(cleanText)
      .filter((part) => part !== '')
      .join(' ');
    if (text === '' && symbol === '') return [];
    return symbol === '' ? { text } : { code: symbol, text: text || symbol };
  });
}

/** Equifax collections come without a name: a sibling line's is taken, or the subscriber's under the line's code (field reference 2.3). */
function nameLines(lines: readonly BureauTrade[], subscriberName: SubscriberName): BureauTrade[] {
  const sibling = lines.find(({ creditorName }) => creditorName !== '')?.creditorName;
  return lines.map((line) => {
    if (line.creditorName !== '') return line;
    const name = sibling ?? (line.subscriberCode && subscriberName(line.subscriberCode, line.bureau));
    return name ? { ...line, creditorName: name } : line;
  });
}
