import { describe, expect, test } from 'vitest';
import type { BureauTrade, Tradeline } from '../../../report-files/rules/model.ts';
import { account, day, input, keyOf, line, months, reportOf, saying, says } from '../disputed/testing.ts';
import type { AnalysisInput, ClientStatement } from '../finding.ts';
import { accommodationLate } from './accommodation.ts';
import { rehabilitatedLoan } from './rehabilitated-loan.ts';
import { traffickingDebt } from './trafficking.ts';

type Case = readonly [what: string, given: AnalysisInput, said: string];
const HIT = ' EQ FIRST TEST BANK';
const about = (kind: ClientStatement['kind'], fields: Partial<ClientStatement> = {}): ClientStatement => ({
  kind,
  bureau: 'EQ',
  lineKey: keyOf(line()),
  ...fields,
});

describe('A41 late during an accommodation', () => {
  const agreed = about('accommodation', { on: day('2020-04-01'), until: day('2020-09-30') });
  const at = (text: string, statement: ClientStatement = agreed, fields: Partial<BureauTrade> = {}) =>
    saying(reportOf(account([line({ history: months(text), ...fields })])), statement);
  test.for<Case>([
    ['late inside it', at('2020-03:OK 2020-04:OK 2020-05:30'), `A41${HIT}`],
    ['late after it', at('2020-03:OK 2020-10:30'), '-'],
    [
      'late in a month only part of it',
      at('2020-03:OK 2020-09:30', about('accommodation', { on: day('2020-04-01'), until: day('2020-09-15') })),
      '-',
    ],
    ['not current before', at('2020-03:30 2020-05:30'), '-'],
    ['the month before unknown', at('2020-01:OK 2020-05:30'), '-'],
    ['charged off', at('2020-03:OK 2020-05:30', agreed, { payStatus: 'charge-off' }), '-'],
    ['no end of it known', at('2020-03:OK 2020-05:30', about('accommodation', { on: day('2020-04-01') })), '-'],
    [
      'after the covered period',
      at('2023-08:OK 2023-09:30', about('accommodation', { on: day('2023-08-01'), until: day('2024-01-31') })),
      '-',
    ],
    ['about another account', at('2020-03:OK 2020-05:30', { ...agreed, lineKey: 'acct|other' }), '-'],
    ['nothing said', input(reportOf(account([line({ history: months('2020-03:OK 2020-05:30') })]))), '-'],
  ])('%s', ([, given, said]) => expect(says(accommodationLate, given)).toBe(said));
});

describe('A46 rehabilitated loan', () => {
  const at = (
    fields: Partial<BureauTrade> = {},
    more: Partial<Tradeline> = {},
    statements: readonly ClientStatement[] = [about('loan-rehabilitated')],
  ) =>
    saying(
      reportOf(account([line({ payStatus: 'charge-off', ...fields })], { category: 'student', portfolio: 'I', ...more })),
      ...statements,
    );
  test.for<Case>([
    ['charge-off shown', at(), `A46${HIT}`],
    ['a remark of default', at({ payStatus: 'current', remarks: [{ text: 'Student loan in default' }] }), `A46${HIT}`],
    ['current', at({ payStatus: 'current' }), '-'],
    ['federal', at({ loanTypeText: 'Government guaranteed student loan' }), '-'],
    ['no student loan', at({}, { category: 'installment' }), '-'],
    ['nothing said', at({}, {}, []), '-'],
  ])('%s', ([, given, said]) => expect(says(rehabilitatedLoan, given)).toBe(said));
});

describe('A47 trafficking', () => {
  const at = (fields: Partial<BureauTrade>, ...statements: readonly ClientStatement[]) =>
    saying(reportOf(account([line(fields)])), ...statements);
  test.for<Case>([
    ['adverse, named', at({ payStatus: 'charge-off' }, about('trafficking-documents')), `A47${HIT}`],
    ['not adverse', at({}, about('trafficking-documents')), '-'],
    ['no line named', at({ payStatus: 'charge-off' }, { kind: 'trafficking-documents' }), '-'],
    ['nothing said', at({ payStatus: 'charge-off' }), '-'],
  ])('%s', ([, given, said]) => expect(says(traffickingDebt, given)).toBe(said));
});
