import { expect, test } from 'vitest';
import { account, trade } from './testing.ts';
import { ACCOUNT_KINDS, isAboutAccount, nameAccount } from './account-statements.ts';

const shown = account([trade({ bureau: 'EQ', accountNumberMasked: '4512****' }), trade({ bureau: 'TU', accountNumberMasked: '451298**' })]);

test('a statement names the account by its most readable line, and is about it at every bureau', () => {
  const { lineKey = '', heading } = nameAccount(shown) ?? {};
  expect(lineKey).toContain('451298');
  expect(heading).toBe(shown.byBureau.TU?.[0]?.creditorName);
  expect(isAboutAccount(shown, lineKey)).toBe(true);
  expect(isAboutAccount(account([trade({ bureau: 'EQ', accountNumberMasked: '4512****' })]), lineKey)).toBe(true);
  expect(isAboutAccount(account([trade({ bureau: 'EQ', accountNumberMasked: '9912****' })]), lineKey)).toBe(false);
  expect(isAboutAccount(shown, null)).toBe(false);
});

test('of one account can be said that it was paid or closed', () => expect([...ACCOUNT_KINDS].sort()).toEqual(['closed-by-me', 'paid']));
