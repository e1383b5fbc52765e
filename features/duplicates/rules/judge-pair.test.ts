import { expect, test } from 'vitest';
import { mayBeSameFirstName } from './first-names.ts';
import { judgePair, type PairSide, type Reason } from './judge-pair.ts';

const side = (over: Partial<PairSide> = {}): PairSide => ({ firstName: 'Ann', suffix: null, ssnIndex: null, birthYear: null, ...over });

test.each<[string, Reason[], Partial<PairSide>, Partial<PairSide>, boolean, Reason[]]>([
  ['one email, one first name', ['email'], {}, {}, false, ['email']],
  ['a family shares an email', ['email'], { firstName: 'Ann' }, { firstName: 'Tom' }, false, []],
  ['a family shares email and phone', ['email', 'phone'], { firstName: 'Ann' }, { firstName: 'Tom' }, false, []],
  ['Bob is Robert', ['phone', 'email'], { firstName: 'Bob' }, { firstName: 'Robert' }, false, ['email', 'phone']],
  ['a lead without a first name', ['phone'], { firstName: '' }, { firstName: 'Tom' }, false, ['phone']],
  ['spouses of one first name', ['email', 'phone'], { firstName: 'Chris' }, { firstName: 'Chris' }, true, []],
  ['spouses with one number are one person', ['ssn', 'email'], {}, { firstName: 'Tom' }, true, ['ssn', 'email']],
  ['two numbers are two people', ['email', 'name-zip'], { ssnIndex: 'a' }, { ssnIndex: 'b' }, false, []],
  ['one number, typed under two names', ['ssn'], { ssnIndex: 'a' }, { ssnIndex: 'a', firstName: 'Tom' }, false, ['ssn']],
  ['senior and junior', ['name-zip', 'phone'], { suffix: 'Sr.' }, { suffix: 'Jr' }, false, []],
  ['the suffix is written in two ways', ['name-zip'], { suffix: 'Jr.' }, { suffix: 'jr' }, false, ['name-zip']],
  ['born in two years', ['name-zip'], { birthYear: 1958 }, { birthYear: 1984 }, false, []],
  ['name and year of birth', ['name-birth'], { birthYear: 1984 }, { birthYear: 1984 }, false, ['name-birth']],
])('%s', (_what, found, one, other, areSpouses, wanted) => {
  expect(judgePair(found, side(one), side(other), areSpouses)).toEqual(wanted);
  expect(judgePair(found, side(other), side(one), areSpouses)).toEqual(wanted);
});

test.each([
  ['Liz', 'Elizabeth', true],
  ['J.', 'James', true],
  ['José', 'Jose Luis', true],
  ['Maria-Elena', 'María', true],
  ['Ann', 'Bea', false],
  ['Ted', 'Tom', false],
])('%s and %s', (one, other, same) => expect(mayBeSameFirstName(one, other)).toBe(same));
