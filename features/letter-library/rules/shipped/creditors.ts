// Letters to furnishers and creditors that are not disputes of a credit repair office: a kindness asked for, and the client's own notice of
// a billing error. There is no letter that disputes an item with a furnisher, as one that we prepare creates no duty (15 U.S.C. 1681s-2(a)(8)(G)).
import { p, when } from '../../../../platform/base/document/write-document.ts';
import type { LibraryLetter } from '../../../letters/rules/wording/letter-shape.ts';
import { ownLetter } from './write-letter.ts';

export const CREDITOR_LETTERS: readonly LibraryLetter[] = [
  ownLetter({
    key: 'goodwill-story',
    name: 'Goodwill request',
    purpose: 'Asks a furnisher for a kindness about late payments that are correct. Nothing obliges it, and no answer is due.',
    category: 'goodwill',
    recipientClass: 'furnisher',
    gates: ['client-approves', 'goodwill-is-a-request', 'no-clock'],
    subject: 'A request about my account {account.number}',
    text: [
      'To {recipient.name}:',
      'My account {account.number} shows late payments in {goodwill.months}. They are reported correctly. I do not dispute them.',
      '{goodwill.story}',
      'I am writing to ask a favor: would you consider no longer reporting these late payments? I know that you do not have to, and I will ' +
        'understand if the answer is no.',
      'Thank you for reading this.',
    ],
  }),
  ownLetter({
    key: 'goodwill-short',
    name: 'Goodwill request, short',
    purpose: 'The same request in few words, for a customer of many years with a single late payment.',
    category: 'goodwill',
    recipientClass: 'furnisher',
    gates: ['client-approves', 'goodwill-is-a-request', 'no-clock'],
    subject: 'A favor, if you can: account {account.number}',
    text: [
      'To {recipient.name}:',
      'In {goodwill.months} I paid late on account {account.number}. Your reporting of it is correct, and this letter is a request and nothing more.',
      '{goodwill.story}',
      'If your rules leave room for it, I would be grateful if you no longer reported that I was late then. Either way, thank you for your service.',
    ],
  }),
  ownLetter({
    key: 'billing-error',
    name: 'Billing error',
    purpose:
      'The client’s own notice of an error on a credit card statement. It has to reach the creditor within 60 days of the statement.',
    category: 'billing-error',
    recipientClass: 'creditor',
    gates: ['client-approves', 'billing-sixty-days'],
    restsOn: ['12 CFR 1026.13'],
    subject: 'Billing error on account {account.number}',
    text: [
      'To the billing inquiries department of {recipient.name}:',
      'My statement of {billing.statementDate} for account {account.number} shows {billing.amount} for {billing.merchant}, dated ' +
        '{billing.chargeDate}. I believe that this is a billing error (15 U.S.C. 1666(a)).',
      '{billing.reason}',
      'Please look into it, correct the statement with any finance charge on the amount, and write to me with what you found.',
      when('has.enclosures', p('Copies of my papers are enclosed.')),
    ],
  }),
  ownLetter({
    key: 'billing-error-explanation',
    name: 'Billing error, explanation asked',
    purpose: 'The client’s own notice about a charge they cannot place: asks for an explanation and the papers behind it.',
    category: 'billing-error',
    recipientClass: 'creditor',
    gates: ['client-approves', 'billing-sixty-days'],
    restsOn: ['12 CFR 1026.13'],
    subject: 'A charge I cannot place, account {account.number}',
    text: [
      'To the billing inquiries department of {recipient.name}:',
      'On the statement of {billing.statementDate} for my account {account.number} there is a charge of {billing.amount}, dated ' +
        '{billing.chargeDate}, called {billing.merchant}. I need to know what it is for.',
      '{billing.reason}',
      'I give this notice under 15 U.S.C. 1666(a). Please explain the charge and send me copies of the papers behind it. If it is an error, please ' +
        'credit it.',
    ],
  }),
];
