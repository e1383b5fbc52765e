import { expect, test } from 'vitest';
import { readActionLink } from './action-link.ts';

test.each([
  ['?mode=resetPassword&oobCode=0012&apiKey=redress', { mode: 'resetPassword', code: '0012' }],
  ['?oobCode=a-b_c&mode=verifyAndChangeEmail', { mode: 'verifyAndChangeEmail', code: 'a-b_c' }],
  ['?mode=resetPassword&oobCode=', undefined],
  ['?mode=signIn&oobCode=x', undefined],
  ['', undefined],
])('%s', (search, link) => {
  expect(readActionLink(search)).toEqual(link);
});
