// The buttons say yes and no, and one of them is kept as 'the report is wrong'. Which one is written down here for every question.
import { expect, test } from 'vitest';
import { analyse, ANALYSES } from './analyse.ts';
import { SPEAKING as LATER } from './disputed/testing-report.ts';
import {
  account as accountOf,
  bankruptcy,
  collectionAccount,
  collector,
  day,
  file,
  input as inputOf,
  line,
  on,
  report as reportOf,
  usd as dollars,
} from './disputed/testing.ts';
import type { AnalysisCode } from './finding.ts';
import { wordFor, yesThenNo } from './wrong-answer.ts';
import { AUDIT_CASES } from './testing-audit-cases.ts';
import { SPEAKING } from './testing-report.ts';
import { account, civil, day as dayOf, input, record, report, trade, usd } from './testing.ts';

/** The question ('…' stands for what differs), the answer that says that the report is wrong, and what it says of the report. */
const MEANING: Readonly<Record<AnalysisCode, readonly (readonly [question: string, wrong: 'yes' | 'no', says: string])[]>> = {
  A1: [['Did you first fall behind on this account by … and never catch up again?', 'yes', 'it is too old to be reported']],
  A2: [
    ['Do you want the bureau to remove the late …, which … more than seven years old?', 'yes', 'the months are too old to be reported'],
    ['Do you want the bureau to remove the earlier …, which … more than seven years old?', 'yes', 'the ratings are too old to be reported'],
  ],
  A3: [
    ['Was this bankruptcy filed on or before …?', 'yes', 'it is too old to be reported'],
    ['Was this chapter 13 bankruptcy filed on or before …?', 'yes', 'it is older than bureaus list it'],
  ],
  A4: [
    [
      'Was this record entered on or before …, and has the time to enforce it run out in your state?',
      'yes',
      'it is too old to be reported',
    ],
    ['Was this lien paid on or before …?', 'yes', 'it is too old to be reported'],
    ['Do you want us to ask … about its policy on judgments and tax liens?', 'yes', 'bureaus say they do not list them'],
  ],
  A5: [['Did you fall behind on this account and stay behind?', 'yes', 'the date of it is missing']],
  A6: [['Did you fall behind on this account by … and stay behind from then on?', 'yes', 'the later date is wrong']],
  A7: [
    ['Had you already fallen behind on this debt before …?', 'yes', 'the later date is wrong'],
    ['Is this collection for the account of …, and did it go unpaid from … on?', 'yes', 'the later date is wrong'],
  ],
  A8: [['Did you first fall behind on this account on another date than one of these?', 'yes', 'one of the dates is wrong']],
  A9: [['Are these two lines one and the same account?', 'yes', 'it is listed twice']],
  A10: [['Did you have only one debt to …, which both of these companies now report?', 'yes', 'it is listed twice']],
  A11: [['Did another company take this account over?', 'yes', 'nothing is owed to the first one']],
  A12: [
    ['Did you pay this account in full, or pay what was agreed, before the balance now shown was reported?', 'yes', 'the balance is wrong'],
    [
      'Do you owe more than … on this account, such as interest or costs by the contract or a court judgment?',
      'no',
      'the balance is wrong',
    ],
  ],
  A13: [['Were you up to date on this account…, with nothing past due?', 'yes', 'the amount past due is wrong']],
  A14: [['Have you paid or settled this account in full?', 'yes', 'the balance is wrong']],
  A15: [['Were you up to date on this account…?', 'yes', 'the status is wrong']],
  A16: [['Is “…” the wrong status for this account?', 'yes', 'the status is wrong']],
  A17: [['Did you pay this account on time until it was paid off?', 'yes', 'the remark is wrong']],
  A18: [['Was an amount charged off on this account?', 'yes', 'the amount is missing']],
  A19: [['Did you pay on time, or less late than shown, in …?', 'yes', 'the months are wrong']],
  A20: [['Had you paid this account off by …?', 'yes', 'the late months are wrong']],
  A21: [
    ['Is one of these dates wrong, as you remember it or as your papers show?', 'yes', 'a date is wrong'],
    ['Is one of these dates wrong, as you remember it or as your court papers show?', 'yes', 'a date is wrong'],
    ['Did you get this account only after you turned 18?', 'yes', 'the date or the account is wrong'],
  ],
  A22: [['Did you open this account on another date than …?', 'yes', 'the date is wrong']],
  A23: [
    ['Was … the status of this account as of …?', 'no', 'the status is wrong'],
    ['Was this account … as of …?', 'no', 'the state is wrong'],
    ['Did you owe … on this account as of …?', 'no', 'the balance is wrong'],
    ['Were you … behind on this account as of …?', 'no', 'the amount past due is wrong'],
    ['Was … the limit of this account as of …?', 'no', 'the limit is wrong'],
    ['Did you open this account on or about …?', 'no', 'the date is wrong'],
    ['Did you sign for this account yourself, or agree to pay it?', 'no', 'the responsibility is wrong'],
  ],
  A24: [['Does this card have a credit limit?', 'yes', 'the limit is missing']],
  A25: [['Did you ask the creditor to close this account?', 'yes', 'that is missing']],
  A26: [['Do you still dispute this account?', 'yes', 'the note of the dispute is missing']],
  A27: [
    ['Do you want the note that you dispute this account removed? Mortgage lenders often ask for that.', 'yes', 'the note is out of date'],
  ],
  A28: [
    ['Was this debt discharged in your bankruptcy? (A debt you agreed in court to keep paying was not.)', 'yes', 'nothing is owed'],
    ['Do your latest court papers say Chapter …?', 'yes', 'the chapter is wrong'],
  ],
  A29: [['Did you ever file for bankruptcy, alone or with a spouse?', 'no', 'the bankruptcy is someone else’s']],
  A30: [
    ['Did you sign for this account yourself, or agree to pay it?', 'no', 'the client does not owe it'],
    ['Did the trouble with this account begin only after you had left it?', 'yes', 'the client does not owe it'],
    ['Had you left this account by …, before it fell behind?', 'yes', 'the client does not owe it'],
  ],
  A31: [['Is this mark about you? (It may be about someone who shared the account.)', 'yes', 'it calls a living person dead']],
  A32: [['Does … list names, numbers, dates or accounts that belong to someone else?', 'yes', 'the file is mixed']],
  A33: [
    ['Were you born on …?', 'no', 'the date is wrong'],
    ['Have you ever used the name …?', 'no', 'the name is wrong'],
    ['Have you ever spelled your name …?', 'no', 'the name is wrong'],
    ['Did you ever live or receive mail at …?', 'no', 'the address is wrong'],
    ['Did you ever work for …?', 'no', 'the employer is wrong'],
  ],
  A34: [
    [
      'Did you apply for credit with … around … (online, in a store or at a dealer), or let them check your credit?',
      'no',
      'the inquiry had no reason',
    ],
  ],
  A35: [['Do you want us to ask … about its policy on old inquiries?', 'yes', 'it is older than bureaus list it']],
  A36: [['Is this a medical bill, and has it been paid, by you or by insurance?', 'yes', 'bureaus do not list it']],
  A37: [['Is this a medical bill for care or a missed payment less than one year ago?', 'yes', 'bureaus do not list it yet']],
  A38: [['Is this a medical bill that was under $500 when it was first reported?', 'yes', 'bureaus do not list it']],
  A39: [['Is this the name of a doctor, hospital or other provider of care you went to?', 'yes', 'it may not be named']],
  A40: [
    [
      'Do you have a notice of the Department of Veterans Affairs that it authorized this care or pays this bill?',
      'yes',
      'it is deleted on that notice',
    ],
  ],
  A41: [
    [
      'Did the creditor agree to a pause or lower payments for these months, and did you keep to it? Please add what you have in writing.',
      'yes',
      'the late months are wrong',
    ],
  ],
  A42: [
    [
      'Did this collection appear on your report before the collector had written, emailed, texted or called you?',
      'yes',
      'it was reported too early',
    ],
  ],
  A43: [['Did … write to you when it listed this again?', 'no', 'it is back without the notice the law asks for']],
  A44: [
    ['Are you still waiting for a letter, email or online notice from … with the result of this dispute?', 'yes', 'the answer is overdue'],
  ],
  A45: [['Is what … verified still wrong? Please add what you have that is new and shows it.', 'yes', 'it is still wrong']],
  A46: [
    [
      'Did the lender write to you that it would remove the default after the program? Please add whether you have the letter.',
      'yes',
      'the default should be gone',
    ],
  ],
  A47: [['Do your documents cover this item? If so, we can help you send them to the bureau.', 'yes', 'it may not be reported']],
  A48: [['Is the status shown for this collection wrong?', 'yes', 'the status is wrong']],
  A49: [['Is it unclear to you whom this debt was first owed to?', 'yes', 'the original creditor is missing']],
  A50: [['Were you behind on this debt by …, and did you stay behind?', 'yes', 'it is too old to be reported']],
  A51: [['Do you want … to remove this item, as its own date of removal has passed?', 'yes', 'the bureau itself says it is over']],
  A52: [
    ['Were you up to date on this account on …, or less than … days late?', 'yes', 'the status is wrong'],
    ['Did you pay on time, or less late than shown, in …?', 'yes', 'the months are wrong'],
    ['Were you less late on this account than its earlier … …: …?', 'yes', 'the ratings are wrong'],
    ['Were you … behind on this account on …?', 'no', 'the amount past due is wrong'],
  ],
  A53: [['Did you make a payment in each of the months from …?', 'no', 'the history is wrong']],
  A54: [
    ['Did you have this account before …?', 'yes', 'the date opened is wrong'],
    ['Did you pay this creditor on or about …?', 'no', 'the date of last payment is wrong'],
  ],
  A55: [
    ['Did this bankruptcy case end with a discharge?', 'yes', 'the status is wrong'],
    ['Was this case filed on or about …?', 'yes', 'the later date is wrong'],
    ['Had this case ended before the next one was filed on …?', 'yes', 'the end is missing'],
    ['Did you yourself get a discharge under chapter 7 in each of these … cases?', 'no', 'a case is someone else’s'],
  ],
  A56: [
    ['Was the bankruptcy case that this account was part of dismissed by the court?', 'yes', 'the mark is wrong'],
    ['Did you file for bankruptcy before …?', 'no', 'the mark is wrong'],
    ['Did you make a payment on this account after the discharge of …?', 'no', 'the date of last payment is wrong'],
  ],
  A57: [['Did you agree to interest or fees on this debt beyond …, in the contract or later?', 'no', 'the balance is wrong']],
  A58: [['Did you stop paying on this account after … and stay behind from then on?', 'yes', 'the history is wrong']],
  A59: [
    ['Were you … days late on this account in more than … …?', 'no', 'the history or the counter is wrong'],
    ['Were you ever late on this account by … to … days?', 'no', 'the history or the rating is wrong'],
    ['Were you … days or more late on this account in … months?', 'no', 'the counter is wrong'],
    ['Were you 90 days or more late in … months before this account was charged off?', 'no', 'the counter counts other months'],
    ['Were you ever late on this account by … days or more?', 'no', 'the counter is wrong'],
  ],
};
/** No question asks for a yes to something that did not happen: 'Is it true that you did not …?', 'a name you never used?' */
const DOUBLE_NEGATIVE = /\b(?:not|never|n['’]t|without|nobody|no one|unlike)\b.*\?/i;
/** What only sounds like one: the first fall that was never caught up is one event, and no permission is the matter itself. */
const PLAIN: ReadonlySet<AnalysisCode> = new Set(['A1', 'A28']);

const file33 = file('EQ', {
  identity: {
    dobs: [on('1951')],
    names: [
      { full: 'PAT SAMPEL', kind: 'aka' },
      { full: 'JO OTHER', kind: 'aka' },
    ],
    addresses: [],
    employers: [{ name: 'ACME MINES' }],
  },
});
const INPUTS = [
  SPEAKING,
  LATER,
  inputOf(reportOf({ publicRecords: [bankruptcy({ chapter: '13' })] }), {
    client: { statements: [{ kind: 'bankruptcy', on: day('2022-07-01'), text: 'Chapter 7' }] },
  }),
  inputOf(reportOf({ publicRecords: [bankruptcy()] }), { client: { statements: [{ kind: 'no-bankruptcy' }] } }),
  inputOf(
    reportOf({
      bureaus: [file33],
      accounts: [
        collectionAccount([collector({ originalCreditor: 'CITY HOSPITAL', balance: dollars(0) })]),
        accountOf([line({ responsibility: 'terminated', payStatus: 'late60' })]),
      ],
    }),
    {
      client: { names: ['Pat Sample'], employers: ['Reno Schools'], statements: [{ kind: 'unknown-name', text: 'JO OTHER' }] },
    },
  ),
  input(
    report(
      [
        account([trade({ balance: usd(100) }), trade({ bureau: 'EX', balance: usd(900) })]),
        account([trade({ payStatus: 'late90' }), trade({ bureau: 'EX' })]),
        account([trade({ creditLimit: usd(100) }), trade({ bureau: 'EX', creditLimit: usd(9000) })]),
      ],
      { publicRecords: [record('tax-lien', { filed: dayOf('2005-01-01'), status: 'Released' })] },
    ),
    { client: { dateOfBirth: civil('2000-01-01') } },
  ),
  ...AUDIT_CASES.map(({ given }) => given),
];
const asked = INPUTS.flatMap((one) => analyse(one)).map(({ code, question, wrongAnswer }) => ({ code, question, wrongAnswer }));

test('the answer that says that the report is wrong is the one written down here', () => {
  for (const { code, question, wrongAnswer } of asked) {
    const known = MEANING[code].filter(([words]) => matches(words, question));
    expect(
      known.map(([, wrong]) => wrong),
      `${code}: ${question}`,
    ).toEqual([wrongAnswer]);
  }
});

test('questions ask what happened, without a double negative', () => {
  for (const { code, question } of asked) if (!PLAIN.has(code)) expect(question, code).not.toMatch(DOUBLE_NEGATIVE);
  for (const turned of ['Is it true that you never filed?', 'Is this a name you never used?', 'Did they check without your permission?'])
    expect(turned).toMatch(DOUBLE_NEGATIVE);
});

test('every analysis asks here', () => {
  expect(ANALYSES.map(({ code }) => code).filter((code) => !asked.some((one) => one.code === code))).toEqual([]);
});

test.for([
  ['yes', 'wrong', 'yes'],
  ['yes', 'right', 'no'],
  ['no', 'wrong', 'no'],
  ['no', 'right', 'yes'],
] as const)('where %s says wrong, %s is given by %s', ([wrongAnswer, verdict, word]) => {
  expect(wordFor(verdict, wrongAnswer)).toBe(word);
  expect(wordFor(yesThenNo(wrongAnswer)[0], wrongAnswer), 'yes stands first').toBe('yes');
});

function matches(words: string, question: string): boolean {
  const parts = words.split('…').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(question);
}
