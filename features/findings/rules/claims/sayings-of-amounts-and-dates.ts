// What the answer that says "wrong" says: questions about dates, amounts and status of an account (A1 to A25).
import type { AnalysisCode } from '../finding.ts';
import { saying, toName, type Saying } from './saying.ts';

export const SAYINGS_OF_AMOUNTS_AND_DATES = {
  A1: [
    saying(
      'Did you first fall behind on this account by … and never catch up again?',
      'I first fell behind on this account by {1} and never caught up again.',
      'It is older than 15 U.S.C. 1681c(a)(4) and (c)(1) allow to be reported, and should be removed.',
    ),
  ],
  A2: [
    saying(
      'Do you want the bureau to remove the late months …, which are more than seven years old?',
      'The late months {1} are more than seven years old.',
      'Under 15 U.S.C. 1681c(a)(5) these late marks should be removed. The rest of the account may stay.',
    ),
    saying(
      'Do you want the bureau to remove the late month …, which is more than seven years old?',
      'The late month {1} is more than seven years old.',
      'Under 15 U.S.C. 1681c(a)(5) this late mark should be removed. The rest of the account may stay.',
    ),
    saying(
      'Do you want the bureau to remove the earlier ratings …, which are more than seven years old?',
      'The earlier ratings {1} are more than seven years old.',
      'Under 15 U.S.C. 1681c(a)(5) these ratings should be removed. The rest of the account may stay.',
    ),
    saying(
      'Do you want the bureau to remove the earlier rating …, which is more than seven years old?',
      'The earlier rating {1} is more than seven years old.',
      'Under 15 U.S.C. 1681c(a)(5) this rating should be removed. The rest of the account may stay.',
    ),
  ],
  A3: [
    saying(
      'Was this bankruptcy filed on or before …?',
      'This bankruptcy was filed on or before {1}.',
      'It is older than 15 U.S.C. 1681c(a)(1) allows to be reported, and should be removed.',
    ),
    toName('Was this chapter 13 bankruptcy filed on or before …?'),
  ],
  A4: [
    saying(
      'Was this record entered on or before …, and has the time to enforce it run out in your state?',
      'This record was entered on or before {1}, and the time to enforce it has run out in my state.',
      'It is older than 15 U.S.C. 1681c(a) allows to be reported, and should be removed.',
    ),
    saying(
      'Was this record entered on or before …?',
      'This record was entered on or before {1}.',
      'It is older than 15 U.S.C. 1681c(a) allows to be reported, and should be removed.',
    ),
    saying(
      'Was this lien paid on or before …?',
      'This lien was paid on or before {1}.',
      'It is older than 15 U.S.C. 1681c(a)(3) allows to be reported, and should be removed.',
    ),
  ],
  A5: [
    saying(
      'Did you fall behind on this account and stay behind?',
      'I fell behind on this account and stayed behind.',
      'The date of first delinquency should be shown.',
    ),
  ],
  A6: [
    saying(
      'Did you fall behind on this account by … and stay behind from then on?',
      'I fell behind on this account by {1} and stayed behind from then on.',
      'The date of first delinquency should be {1} or earlier.',
    ),
  ],
  A7: [
    saying(
      'Had you already fallen behind on this debt before …?',
      'I had already fallen behind on this debt before {1}.',
      'The date of first delinquency should be before {1}.',
    ),
    saying(
      'Is this collection for the account of …, and did it go unpaid from … on?',
      'This collection is for the account of {1}, which went unpaid from {2} on.',
      'The date of first delinquency should be {2} or earlier.',
    ),
  ],
  A8: [toName('Did you first fall behind on this account on another date than one of these?')],
  A9: [
    saying(
      'Are these two lines one and the same account?',
      'These two lines are one and the same account.',
      'The account should be listed once.',
    ),
  ],
  A10: [
    saying(
      'Did you have only one debt to …, which both of these companies now report?',
      'I had only one debt to {1}, which both of these companies now report.',
      'The debt should be listed once.',
    ),
  ],
  A11: [
    saying(
      'Did another company take this account over?',
      'Another company took this account over.',
      'Nothing should be shown as owed to this creditor.',
    ),
  ],
  A12: [
    saying(
      'Did you pay this account in full, or pay what was agreed, before the balance now shown was reported?',
      'I paid this account in full, or paid what was agreed, before the balance now shown was reported.',
      'The balance should be $0.',
    ),
    saying(
      'Do you owe more than … on this account, such as interest or costs by the contract or a court judgment?',
      'I do not owe more than {1} on this account.',
      'The balance should not be more than {1}.',
    ),
  ],
  A13: [
    saying(
      'Were you up to date on this account…, with nothing past due?',
      'I was up to date on this account{1}, with nothing past due.',
      'The past-due amount should be $0.',
    ),
  ],
  A14: [
    saying(
      'Have you paid or settled this account in full?',
      'I have paid or settled this account in full.',
      'Nothing should be shown as owed on it.',
    ),
  ],
  A15: [
    saying(
      'Were you up to date on this account…?',
      'I was up to date on this account{1}.',
      'It should be shown as up to date at that time.',
    ),
  ],
  A16: [toName('Is “…” the wrong status for this account?')],
  A17: [
    saying(
      'Did you pay this account on time until it was paid off?',
      'I paid this account on time until it was paid off.',
      'The remark should be removed.',
    ),
  ],
  A18: [
    saying(
      'Was an amount charged off on this account?',
      'An amount was charged off on this account.',
      'The amount charged off should be shown.',
    ),
  ],
  A19: [
    saying(
      'Did you pay on time, or less late than shown, in …?',
      'I paid on time, or less late than shown, in {1}.',
      'The late marks for {1} should be corrected or removed.',
    ),
  ],
  A20: [
    saying(
      'Had you paid this account off by …?',
      'I had paid this account off by {1}.',
      'The months after {1} should not be shown as late.',
    ),
  ],
  A21: [
    toName('Is one of these dates wrong, as you remember it or as your papers show?'),
    toName('Is one of these dates wrong, as you remember it or as your court papers show?'),
    saying(
      'Did you get this account only after you turned 18?',
      'I got this account only after I turned 18.',
      'The date opened should be a day after I turned 18, or the account should be removed.',
    ),
  ],
  A22: [toName('Did you open this account on another date than …?')],
  A23: [
    toName('Was … the status of this account as of …?'),
    toName('Was this account … as of …?'),
    toName('Did you owe … on this account as of …?'),
    toName('Were you … behind on this account as of …?'),
    toName('Was … the limit of this account as of …?'),
    toName('Did you open this account on or about …?'),
    saying(
      'Did you sign for this account yourself, or agree to pay it?',
      'I did not sign for this account myself, and did not agree to pay it.',
      'I should not be shown as responsible for this account.',
    ),
  ],
  // “It has a limit” gives a bureau nothing to check: the limit is named, or nothing goes out (15 U.S.C. 1681i(a)(3)(A)).
  A24: [toName('Does this card have a credit limit?', 'This card has a credit limit.')],
  A25: [
    saying(
      'Did you ask the creditor to close this account?',
      'I asked the creditor to close this account.',
      'It should be shown as closed at my request.',
    ),
  ],
} satisfies Partial<Record<AnalysisCode, readonly Saying[]>>;
