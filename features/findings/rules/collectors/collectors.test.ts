import { describe, expect, test } from 'vitest';
import type { BureauTrade, Tradeline } from '../../../report-files/rules/model.ts';
import { account, collectionAccount, collector, input, report, reportOf, says, usd } from '../disputed/testing.ts';
import type { AnalysisInput } from '../finding.ts';
import { collectorStatusCode, originalCreditorMissing } from './collector-lines.ts';

type Case = readonly [what: string, given: AnalysisInput, said: string];

describe('A48 status code of a collector', () => {
  const at = (code: string) => input(reportOf(collectionAccount([collector({ statusCode: code })])));
  test.for<Case>([
    ['97', at('97'), 'A48 EQ TEST COLLECTORS'],
    ['93', at('93'), '-'],
    ['DA', at('da'), '-'],
    ['not of Metro 2', at('9B'), '-'],
    ['none printed', input(reportOf(collectionAccount([collector()]))), '-'],
    ['an original creditor', input(reportOf(account([collector({ statusCode: '97' })]))), '-'],
  ])('%s', ([, given, said]) => expect(says(collectorStatusCode, given)).toBe(said));
});

describe('A49 original creditor', () => {
  const named = collectionAccount([collector({ creditorName: 'OTHER COLLECTORS', originalCreditor: 'CELL CO' })], { id: 'account-9' });
  const at = (fields: Partial<BureauTrade> = {}, more: Partial<Tradeline> = {}, others: readonly Tradeline[] = [named]) =>
    input(reportOf(collectionAccount([collector(fields)], more), ...others));
  test.for<Case>([
    ['none named', at(), 'A49 EQ TEST COLLECTORS'],
    ['named', at({ originalCreditor: 'CELL CO' }), '-'],
    [
      'named by another bureau',
      input(reportOf(collectionAccount([collector(), collector({ bureau: 'TU', originalCreditor: 'CELL CO' })]), named)),
      '-',
    ],
    ['no collection of the report is named', at({}, {}, []), '-'],
    ['medical', at({}, { category: 'medical-collection' }), '-'],
    ['in a remark', at({ remarks: [{ text: 'ORIG CREDITOR: CELL CO' }] }), '-'],
    ['paid', at({ balance: usd(0) }), '-'],
    ['entered by hand', input(report({ sourceFormat: 'manual', accounts: [collectionAccount([collector()]), named] })), '-'],
  ])('%s', ([, given, said]) => expect(says(originalCreditorMissing, given)).toBe(said));
});
