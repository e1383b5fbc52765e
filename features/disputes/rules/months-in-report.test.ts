// Months that a letter calls late have to be late in the report, at that bureau.
import { expect, test } from 'vitest';
import { account, report, trade } from '../../findings/rules/testing.ts';
import { checkMonths } from './months-in-report.ts';

const cell = (month: string, code: 'OK' | '30' | 'CO') => ({ month, code, raw: code });
const REPORT = report([
  account([
    trade({ bureau: 'EQ', history: [cell('2024-03', '30'), cell('2024-02', 'OK'), cell('2024-01', 'CO')] }),
    trade({ bureau: 'EX', history: [cell('2024-02', '30')] }),
    trade({ bureau: 'TU', history: [] }),
  ]),
]);
const found = (bureau: 'EQ' | 'EX' | 'TU', months: string[]) =>
  checkMonths(REPORT, { bureau, kind: 'tradeline', lineId: 'account-1', months }).map(({ message, blocks }) => [
    /\d{4}-\d\d/.exec(message)?.[0],
    blocks,
  ]);

test.each<[string, 'EQ' | 'EX' | 'TU', string[], unknown[]]>([
  ['late months', 'EQ', ['2024-03', '2024-01'], []],
  ['a month on time', 'EQ', ['2024-03', '2024-02'], [['2024-02', true]]],
  ['late at another bureau only', 'EX', ['2024-03'], [['2024-03', true]]],
  ['a month that is not there', 'EQ', ['2019-03'], [['2019-03', true]]],
  ['no history printed', 'TU', ['2024-03'], [['2024-03', false]]],
  ['no month', 'EQ', [], []],
])('%s', (_name, bureau, months, expected) => expect(found(bureau, months)).toEqual(expected));
