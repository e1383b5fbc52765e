import { expect, test } from 'vitest';
import { checkExtras, consentsOf, fillExtras, previousAddressOf } from './new-contact-extras.ts';

const PREVIOUS = { movedLately: 'yes', previousStreet: '9 Elm St', previousCity: 'Toledo', previousState: 'OH', previousZip: '43604' };

test('nothing is asked for until it is ticked', () => {
  const extras = fillExtras({ ...PREVIOUS, movedLately: '', emailTold: 'by phone' });
  expect([checkExtras(extras), consentsOf(extras), previousAddressOf(extras)]).toEqual([{}, [], undefined]);
});

test('a consent says how it was given', () => {
  expect(checkExtras(fillExtras({ emailConsent: 'yes', smsConsent: 'yes', smsTold: 'signed form' }))).toEqual({
    emailTold: 'Please say how they told you.',
  });
  expect(consentsOf(fillExtras({ callConsent: 'yes', callTold: 'on the phone' }))).toEqual([{ channel: 'call', source: 'on the phone' }]);
});

test('a previous address is whole, or its gaps are named', () => {
  expect(checkExtras(fillExtras(PREVIOUS))).toEqual({});
  expect(Object.keys(checkExtras(fillExtras({ movedLately: 'yes', previousZip: '43' }))).sort()).toEqual([
    'previousCity',
    'previousState',
    'previousStreet',
    'previousZip',
  ]);
  expect(previousAddressOf(fillExtras({ ...PREVIOUS, previousUntil: '2025-11-01' }))).toMatchObject({
    addressLine1: '9 Elm St',
    addressLine2: null,
    livedUntil: '2025-11-01',
  });
});
