// What the answer that says "wrong" says: questions about what contradicts itself in a report (A50 to A59).
import type { AnalysisCode } from '../finding.ts';
import { saying, toName, type Saying } from './saying.ts';

export const SAYINGS_OF_THE_AUDIT = {
  A50: [
    saying(
      'Were you behind on this debt by …, and did you stay behind?',
      'I was behind on this debt by {1}, and I stayed behind.',
      'It is older than 15 U.S.C. 1681c(a)(4) and (c)(1) allow to be reported, and should be removed.',
    ),
  ],
  A51: [
    saying(
      'Do you want … to remove this item, as its own date of removal has passed?',
      'I want you to remove this item, as your own date of removal has passed.',
      'The item should be removed.',
    ),
  ],
  A52: [
    saying(
      'Were you up to date on this account on …, or less than … days late?',
      'I was up to date on this account on {1}, or less than {2} days late.',
      'It should not be shown as {2} days late on {1}.',
    ),
    saying(
      'Did you pay on time, or less late than shown, in …?',
      'I paid on time, or less late than shown, in {1}.',
      'The late marks for {1} should be corrected or removed.',
    ),
    saying(
      'Were you less late on this account than its earlier rating says: …?',
      'I was less late on this account than its earlier rating says: {1}.',
      'This rating should be corrected or removed.',
    ),
    saying(
      'Were you less late on this account than its earlier ratings say: …?',
      'I was less late on this account than its earlier ratings say: {1}.',
      'These ratings should be corrected or removed.',
    ),
    toName('Were you … behind on this account on …?'),
  ],
  A53: [
    saying(
      'Did you make a payment in each of the months from …?',
      'I did not make a payment in each of the months from {1}.',
      'The history of these months should be checked and corrected.',
    ),
  ],
  A54: [
    saying('Did you have this account before …?', 'I had this account before {1}.', 'The date opened should be before {1}.'),
    toName('Did you pay this creditor on or about …?'),
  ],
  A55: [
    saying(
      'Did this bankruptcy case end with a discharge?',
      'This bankruptcy case ended with a discharge.',
      'It should be shown as discharged.',
    ),
    saying('Was this case filed on or about …?', 'This case was filed on or about {1}.', 'The filing date should be on or about {1}.'),
    saying(
      'Had this case ended before the next one was filed on …?',
      'This case had ended before the next one was filed on {1}.',
      'It should be shown as ended before {1}.',
    ),
    toName('Did you yourself get a discharge under chapter 7 in each of these … cases?'),
  ],
  A56: [
    saying(
      'Was the bankruptcy case that this account was part of dismissed by the court?',
      'The bankruptcy case that this account was part of was dismissed by the court.',
      'This account should not be shown as part of a bankruptcy.',
    ),
    saying(
      'Did you file for bankruptcy before …?',
      'I did not file for bankruptcy before {1}.',
      'The bankruptcy mark from before {1} should be removed.',
    ),
    saying(
      'Did you make a payment on this account after the discharge of …?',
      'I did not make a payment on this account after the discharge of {1}.',
      'The date of last payment should not be after {1}.',
    ),
  ],
  A57: [
    saying(
      'Did you agree to interest or fees on this debt beyond …, in the contract or later?',
      'I did not agree to interest or fees on this debt beyond {1}, in the contract or later.',
      'The balance should not be more than {1}, unless the collector shows what else is owed.',
    ),
  ],
  A58: [
    saying(
      'Did you stop paying on this account after … and stay behind from then on?',
      'I stopped paying on this account after {1} and stayed behind from then on.',
      'The history of the months after {1} should be checked and corrected.',
    ),
  ],
  A59: [
    saying(
      'Were you … days late on this account in more than … month?',
      'I was not {1} days late on this account in more than {2} month.',
      'No more than {2} month should be shown as {1} days late.',
    ),
    saying(
      'Were you … days late on this account in more than … months?',
      'I was not {1} days late on this account in more than {2} months.',
      'No more than {2} months should be shown as {1} days late.',
    ),
    saying(
      'Were you ever late on this account by … to … days?',
      'I was never late on this account by {1} to {2} days.',
      'No month should be shown or rated as {1} days late.',
    ),
    toName('Were you … days or more late on this account in … months?'),
    saying(
      'Were you 90 days or more late in … months before this account was charged off?',
      'I was not 90 days or more late in {1} months before this account was charged off.',
      'The count of late payments should be checked and corrected.',
    ),
    saying(
      'Were you ever late on this account by … days or more?',
      'I was never late on this account by {1} days or more.',
      'No month should be shown or counted as {1} days or more late.',
    ),
  ],
} satisfies Partial<Record<AnalysisCode, readonly Saying[]>>;
