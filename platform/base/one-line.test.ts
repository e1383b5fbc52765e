import { expect, test } from 'vitest';
import { fitLine, isFitLine, oneLine, tidyLine, UNFIT_LINE } from './one-line.ts';

/** The line as a form would keep it. */
const read = (typed: string): string | undefined => {
  const line = tidyLine(typed);
  return isFitLine(line) && line !== '' ? line : undefined;
};

test.each([
  ['  Maria   Lopez ', 'Maria Lopez'],
  ['Maria\tLopez', 'Maria Lopez'],
  ['Maria\u00a0\u3000Lopez\r\n', 'Maria Lopez'],
  ["Mia O'Brien-Łukasz, Jr.", "Mia O'Brien-Łukasz, Jr."],
  ['Мария 李小龍 ひろし 김', 'Мария 李小龍 ひろし 김'],
  ['e\u0301va', 'e\u0301va'],
  ['محمد عبد الله', 'محمد عبد الله'],
  ['שָׁלוֹם כהן', 'שָׁלוֹם כהן'],
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['ක්\u200dරිශාන්', 'ක්\u200dරිශාන්'],
  ['വിനോദ്\u200d', 'വിനോദ്\u200d'],
  ['👩\u200d👩\u200d👧 Lee', '👩\u200d👩\u200d👧 Lee'],
  ['👩🏽\u200d🚀', '👩🏽\u200d🚀'],
  ['❤\ufe0f\u200d🔥', '❤\ufe0f\u200d🔥'],
  ['葛\u{e0100}城', '葛\u{e0100}城'],
  ['<b>M</b>', '<b>M</b>'],
])('%j is kept as %j', (typed, line) => {
  expect(read(typed)).toBe(line);
  expect(fitLine(typed)).toBe(line);
});

test.each([
  ['\u202eLopez', 'Lopez'],
  ['a\u202ab', 'ab'],
  ['a\u202cb', 'ab'],
  ['a\u202db', 'ab'],
  ['a\u2066b', 'ab'],
  ['a\u2067b', 'ab'],
  ['a\u2068b', 'ab'],
  ['a\u2069b', 'ab'],
  ['a\u200eb', 'ab'],
  ['a\u061cb', 'ab'],
  ['a\u200bb', 'ab'],
  ['\ufeffa', 'a'],
  ['a\ufeff', 'a'],
  ['a\u00adb', 'ab'],
  ['a\u2060b', 'ab'],
  ['a\u034fb', 'ab'],
  ['a\u3164', 'a'],
  ['a\u{e0041}', 'a'],
  ['\ufe0fa', 'a'],
  ['Ma\u200dria', 'Maria'],
  ['Ma\u200cria', 'Maria'],
  ['علی\u200c\u200cرضا', 'علی\u200cرضا'],
  ['👩\u200d', '👩'],
  ['Maria\r\n\r\nOpen this', 'Maria Open this'],
  ['Maria\u2028Lopez', 'Maria Lopez'],
  ['a\u0085b', 'a b'],
  ['a\0b', 'ab'],
  ['a\u001bb', 'ab'],
  ['a\u007fb', 'ab'],
  ['\ud800x', '\ufffdx'],
  ['', ''],
  [' \t ', ''],
  ['\u200b', ''],
  ['\ufeff', ''],
  ['\u2800', ''],
  ['\u3164', ''],
  ['\u0301', ''],
  ['\u202e \u202c', ''],
])('%j is refused, and shown as %j', (typed, shown) => {
  expect(read(typed)).toBeUndefined();
  expect(fitLine(typed)).toBe(shown);
});

test('a field is tidied before it is measured', () => {
  expect(oneLine(5).parse('  a \t b  ')).toBe('a b');
  expect(oneLine(5).safeParse('abcdef').error?.issues).toMatchObject([{ message: 'At most 5 characters.' }]);
  expect(oneLine(5).safeParse('a\nb').error?.issues).toMatchObject([{ message: UNFIT_LINE }]);
});
