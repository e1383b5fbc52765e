// What a collector's line says in codes, and whom the debt was first owed to.
import { formatOf } from '../../../credit-reports/rules/combining/combine-reports.ts';
import type { SourceFormat } from '../../../report-files/rules/model.ts';
import { money, owes, perLine, accountLines } from '../finding-parts.ts';
import { medicalEvidence } from '../medical/medical-collections.ts';

const METRO2_STATUS = /^(?:05|11|13|6[1-5]|71|78|8[0,2-4]|88|89|9[3-7]|DA|DF)$/;
const COLLECTOR_STATUS: ReadonlySet<string> = new Set(['93', '62', 'DA', 'DF']);

export const collectorStatusCode = perLine(
  {
    code: 'A48',
    title: 'Collector uses a status of original creditors',
    citation: 'Metro 2 account status codes; evidence, not law',
    basis: 'standard',
    guard:
      'Only where the source prints a Metro 2 status code on a collection; that collectors use four codes alone is unverified, so the confidence is low.',
  },
  ({ trade, collection, who }) => {
    const code = trade.statusCode?.toUpperCase();
    if (!collection || code === undefined || !METRO2_STATUS.test(code) || COLLECTOR_STATUS.has(code)) return undefined;
    return {
      severity: 'low',
      confidence: 0.3,
      facts: [`${who} prints the account status code ${code} on this collection.`],
      values: [
        ['Account status code', code],
        ['Codes of collectors', [...COLLECTOR_STATUS].join(', ')],
      ],
      evidence: ['statusCode'],
      suggestedReason: 'status-wrong',
      suggestedClaim: 'The status reported for this collection is not correct.',
      question: 'Is the status shown for this collection wrong?',
    };
  },
);

/** Formats with a place for the original creditor; in others its absence says nothing. */
const NAMES_ORIGINAL: ReadonlySet<SourceFormat> = new Set<SourceFormat>([
  'truelink-json',
  'truelink-xml',
  'idiq-html',
  'idiq-feed',
  'array-json',
  'mismo2',
  'mismo3',
  'experian-json',
  'equifax-json',
  'tu-xml',
  'tu-disclosure',
]);

export const originalCreditorMissing = perLine(
  {
    code: 'A49',
    title: 'Collection without its original creditor',
    citation: 'Metro 2 K1 segment (evidence, not law); 15 U.S.C. 1692g(a)(2)',
    basis: 'standard',
    guard:
      'Only for unpaid collections whose account no bureau gives an original creditor for, in a report that gives one for another collection; medical ones are left out, since their creditor may only be shown in code.',
  },
  (line, { report }) => {
    const { trade, account, collection, bureau, who } = line;
    const format = formatOf(report, bureau);
    if (
      !collection ||
      !owes(trade.balance) ||
      !NAMES_ORIGINAL.has(format) ||
      account.category === 'medical-collection' ||
      medicalEvidence(line) !== undefined
    )
      return undefined;
    const lines = accountLines(report).filter((other) => other.collection);
    const named = (other: typeof line): boolean =>
      [other.account.originalCreditor, other.trade.originalCreditor, other.trade.purchasedFrom].some(
        (name) => name !== undefined && name !== '',
      );
    const here = lines.filter((other) => other.account.id === account.id);
    const said = /original|orig\.? ?(?:cr|cred)|\bO\.?C\.?:/i;
    if (
      here.some((other) => named(other) || other.trade.remarks.some(({ text }) => said.test(text))) ||
      !lines.some((other) => formatOf(report, other.bureau) === format && named(other))
    )
      return undefined;
    return {
      severity: 'low',
      confidence: 0.5,
      facts: [`${who} lists this collection of ${money(trade.balance)} without the name of the original creditor.`],
      values: [
        ['Original creditor', 'not reported'],
        ['Balance', money(trade.balance)],
      ],
      evidence: ['originalCreditor', 'balance'],
      suggestedReason: 'incomplete',
      suggestedClaim: 'This collection does not say whom the debt was first owed to.',
      question: 'Is it unclear to you whom this debt was first owed to?',
    };
  },
);
