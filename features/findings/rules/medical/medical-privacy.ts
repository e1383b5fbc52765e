// A provider of care named to a lender, and medical debts of veterans.
import { formatOf } from '../../../credit-reports/rules/combining/combine-reports.ts';
import type { SourceFormat } from '../../../report-files/rules/model.ts';
import { money, dateText, perLine } from '../finding-parts.ts';
import { given, remarkFields } from '../evidence.ts';
import { said } from '../disputed/client-statements.ts';
import { medicalEvidence, providerIn } from './medical-collections.ts';

/** Files made for lenders. What a consumer sees of their own file may name the provider. */
const FOR_USERS: ReadonlySet<SourceFormat> = new Set<SourceFormat>(['mismo2', 'mismo3', 'experian-json', 'equifax-json', 'tu-xml', 'tu4r']);

export const providerNamed = perLine(
  {
    code: 'A39',
    title: 'Medical provider named to a lender',
    citation: '15 U.S.C. 1681c(a)(6), 1681b(g)(1)(C)',
    basis: 'statute',
    guard:
      'Only in files made for lenders, never in one made for the consumer, and only where the printed original creditor or remark is surely a provider of care.',
  },
  (line, { report }) => {
    if (!FOR_USERS.has(formatOf(report, line.bureau)) || medicalEvidence(line) === undefined) return undefined;
    const { trade, who } = line;
    const named =
      providerIn(trade.originalCreditor) ?? trade.remarks.map(({ text }) => providerIn(text)).find((text) => text !== undefined);
    if (named === undefined) return undefined;
    return {
      severity: 'low',
      confidence: 0.4,
      facts: [`${who} prints "${named}" on this collection in a report made for a lender.`],
      values: [
        ['Printed', named],
        ['Made for', 'a lender'],
      ],
      evidence: [...given(trade, 'originalCreditor'), ...remarkFields(trade, (text) => text === named)],
      suggestedReason: null,
      suggestedClaim: 'This report names who gave me medical care, which a report to a lender may show only in code.',
      question: 'Is this the name of a doctor, hospital or other provider of care you went to?',
    };
  },
);

export const veteranMedical = perLine(
  {
    code: 'A40',
    title: 'Medical debt of a veteran',
    citation: '15 U.S.C. 1681i(g)',
    basis: 'statute',
    guard:
      'Only when the client says that they are a veteran, and only for collections surely medical; the notice of the Department of Veterans Affairs is asked for, and the limits of one year and of paid debts in 1681c(a)(7) and (8) are not claimed.',
  },
  (line, input) => {
    const evidence = medicalEvidence(line);
    if (evidence === undefined || said(input, 'veteran').length === 0) return undefined;
    const { trade, who } = line;
    return {
      severity: 'medium',
      confidence: 0.5,
      facts: [`${who} lists this collection with a balance of ${money(trade.balance)}.`, `It is medical, as ${evidence} shows.`],
      values: [
        ['Medical by', evidence],
        ['Balance', money(trade.balance)],
        ['First delinquency', dateText(trade.firstDelinquency)],
        ["Veteran, by the client's word", 'yes'],
      ],
      evidence: [
        ...given(trade, 'balance', 'originalCreditor', 'industryText', 'accountTypeText', 'firstDelinquency'),
        ...remarkFields(trade, (text) => /medical/i.test(text)),
      ],
      suggestedReason: 'medical-veteran',
      suggestedClaim: 'I am a veteran, this is a debt for care the Department of Veterans Affairs authorized, and I have its notice.',
      question: 'Do you have a notice of the Department of Veterans Affairs that it authorized this care or pays this bill?',
    };
  },
);
