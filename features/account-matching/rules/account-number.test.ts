import { describe, expect, test } from 'vitest';
import { compareNumbers, numberPattern } from './account-number.ts';
import { nameSimilarity } from './creditor-name.ts';

describe('account numbers', () => {
  test.for([
    ['1x3x-7 XXX', '1*3*7***'],
    ['5500 **** 1234', '5500****1234'],
    ['••••1234', '****1234'],
    ['#12ab', '*12AB'],
    ['', ''],
    ['-', ''],
  ] as const)('%s reads as %s', ([printed, pattern]) => {
    expect(numberPattern(printed)).toBe(pattern);
  });

  test.for<readonly [string, string, 'compatible' | 'conflict' | 'silent', number]>([
    ['300632XXXX', '3006324455', 'compatible', 6],
    ['1X3X7X4X', '12345678', 'conflict', 0],
    ['1X3X5X7X', '12345678', 'compatible', 4],
    ['0012345678', '12345678', 'compatible', 8],
    ['000123456**', '123456**', 'conflict', 0],
    ['00012345678', '12345678', 'compatible', 8],
    ['**********8785', '****8785', 'compatible', 4],
    ['**********8785', '****8786', 'conflict', 0],
    ['550012****', '****1234', 'silent', 0],
    ['5500****', '5500****', 'compatible', 4],
    ['550*****', '550*****', 'silent', 0],
    ['****', '****', 'silent', 0],
    ['', '1234', 'silent', 0],
    ['X'.repeat(9000), '5'.repeat(9000), 'silent', 0],
  ])('%s and %s: %s', ([a, b, verdict, concrete]) => {
    for (const agreement of [compareNumbers(numberPattern(a), numberPattern(b)), compareNumbers(numberPattern(b), numberPattern(a))]) {
      const { compatible, conflict } = agreement;
      expect([compatible ? 'compatible' : conflict ? 'conflict' : 'silent', agreement.concrete]).toEqual([verdict, concrete]);
    }
  });
});

describe('names of creditors', () => {
  test.for<readonly [string, string, boolean]>([
    ['CAPITAL ONE', 'CAPITAL ONE BANK USA NA', true],
    ['CAPITAL ONE', 'CAPITAL ONE, N.A.', true],
    ['JPMCB CARD', 'CHASE CARD', true],
    ['SYNCB/AMAZON', 'SYNCHRONY BANK AMAZON', true],
    ['DEPTEDNELNET', 'NELNET', true],
    ['PACIFIC UNION', 'PACIFICUNION', true],
    ['FIRST TEST BANK', 'SECOND TEST BANK', false],
    ['', '', false],
    ['BANK', 'INC', false],
  ])('%s and %s alike: %s', ([a, b, alike]) => {
    expect(nameSimilarity(a, b) >= 0.85).toBe(alike);
    expect(nameSimilarity(b, a)).toBeCloseTo(nameSimilarity(a, b));
  });
});
