// The buttons say yes and no, and a yes is kept as 'the report is wrong'. So what a yes means is written down here for every question.
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
import { SPEAKING } from './testing-report.ts';
import { account, civil, day as dayOf, input, record, report, trade, usd } from './testing.ts';

/** The question ('…' stands for what differs), and what a yes says about the report. */
const MEANING: Readonly<Record<AnalysisCode, readonly (readonly [question: string, yes: string])[]>> = {
  A1: [['Did you first fall behind on this account by … and never catch up again?', 'it is too old to be reported']],
  A2: [
    ['Do you want the late months …, now more than seven years old, removed from this account?', 'the months are too old to be reported'],
  ],
  A3: [
    ['Was this bankruptcy filed on or before …?', 'it is too old to be reported'],
    ['Was this chapter 13 bankruptcy filed on or before …?', 'it is older than bureaus list it'],
  ],
  A4: [
    ['Was this record entered on or before …, and has the time to enforce it run out in your state?', 'it is too old to be reported'],
    ['Was this lien paid on or before …?', 'it is too old to be reported'],
  ],
  A5: [['Did you fall behind on this account and not catch up again, on a date that the report does not show?', 'the date is missing']],
  A6: [['Did the account stay unpaid from … on, without ever being caught up?', 'the later date is wrong']],
  A7: [
    ['Had you already fallen behind on this debt before …?', 'the later date is wrong'],
    ['Is this collection for the account of …, and did it go unpaid from … on?', 'the later date is wrong'],
  ],
  A8: [['Is at least one of these dates not when you first fell behind on this account?', 'one of the dates is wrong']],
  A9: [['Are these two lines one and the same account?', 'it is listed twice']],
  A10: [['Did you have only one debt to …, which both of these companies now report?', 'it is listed twice']],
  A11: [['Did another company take this account over?', 'nothing is owed to the first one']],
  A12: [['Did you pay this account in full, or pay what was agreed, before the balance now shown was reported?', 'the balance is wrong']],
  A13: [['Were you up to date on this account…, with nothing past due?', 'the amount past due is wrong']],
  A14: [['Have you paid or settled this account, so that nothing is owed on it?', 'the balance is wrong']],
  A15: [['Were you up to date on this account…?', 'the status is wrong']],
  A16: [['Is the status shown different from the real status of the account?', 'the status is wrong']],
  A17: [
    [
      'Did you pay this account on time until it was paid off, without it ever going to collection or being charged off?',
      'the remark is wrong',
    ],
  ],
  A18: [['Was an amount charged off on this account that the report does not show?', 'the amount is missing']],
  A19: [['Did you pay on time, or less late than shown, in …?', 'the months are wrong']],
  A20: [['Had you paid this account off by …?', 'the late months are wrong']],
  A21: [
    ['Is one of these dates wrong, as you remember it or as your papers show?', 'a date is wrong'],
    ['Did you get this account only after you turned 18?', 'the date or the account is wrong'],
  ],
  A22: [['Did you open this account on another date than …?', 'the date is wrong']],
  A23: [
    ['Does at least one of these differ from the real status of the account?', 'a bureau is wrong'],
    ['Is at least one of these amounts different from what you owed at the time?', 'a bureau is wrong'],
    ['Is at least one of these amounts wrong?', 'a bureau is wrong'],
    ['Is at least one of these dates wrong, as you remember it or as your papers show?', 'a bureau is wrong'],
    ['Is your part in this account different from what one of the bureaus reports?', 'a bureau is wrong'],
  ],
  A24: [['Does this card have a credit limit that the report does not show?', 'the limit is missing']],
  A25: [['Did you ask the creditor to close this account?', 'that is missing']],
  A26: [['Do you still dispute this account?', 'the note of the dispute is missing']],
  A27: [['Do you want the note that you dispute this account removed? Mortgage lenders often ask for that.', 'the note is out of date']],
  A28: [
    ['Was this debt included in and discharged by your bankruptcy, and not reaffirmed?', 'nothing is owed'],
    ['Do your court papers say Chapter …, and was the case never changed to Chapter …?', 'the chapter is wrong'],
  ],
  A29: [['Is it true that you never filed for bankruptcy, alone or with a spouse?', 'the bankruptcy is someone else’s']],
  A30: [
    ['Were you only an authorized user, without having signed for this account?', 'the client does not owe it'],
    ['Had you left this account, and did the trouble begin only after that?', 'the client does not owe it'],
  ],
  A31: [['Is this mark about you, and not about someone who shared the account?', 'it calls a living person dead']],
  A32: [['Does … list names, numbers, dates or accounts that belong to someone else?', 'the file is mixed']],
  A33: [
    ['Is … a wrong date of birth for you, and … the right one?', 'the date is wrong'],
    ['Is … a name you never used?', 'the name is wrong'],
    ['Is … a misspelling of your name, one you never used?', 'the name is wrong'],
    ['Is … an address where you never lived or received mail?', 'the address is wrong'],
    ['Is … an employer you never worked for?', 'the employer is wrong'],
  ],
  A34: [
    [
      'Did … check your credit around … without your permission, and without any application from you (online, in a store or at a dealer)?',
      'the inquiry had no reason',
    ],
  ],
  A35: [['Do you want us to ask … about its policy on old inquiries?', 'it is older than bureaus list it']],
  A36: [['Is this a medical bill, and has it been paid, by you or by insurance?', 'bureaus do not list it']],
  A37: [['Is this a medical bill for care or a missed payment less than one year ago?', 'bureaus do not list it yet']],
  A38: [['Is this a medical bill that was under $500 when it was first reported?', 'bureaus do not list it']],
  A39: [['Is this the name of a doctor, hospital or other provider of care you went to?', 'it may not be named']],
  A40: [['Was this care the Department of Veterans Affairs authorized, and was the bill sent to it?', 'it may not be reported']],
  A41: [
    [
      'Had the creditor agreed to a pause or lower payments for these months, and did you keep to it? Please add what you have in writing.',
      'the late months are wrong',
    ],
  ],
  A42: [
    [
      'Did this collection appear on your report before the collector had written, emailed, texted or called you?',
      'it was reported too early',
    ],
  ],
  A43: [['Did … delete this after you disputed it, and did it come back without a notice to you?', 'it may not be back']],
  A44: [['Are you still waiting for a letter, email or online notice from … with the result of this dispute?', 'the answer is overdue']],
  A45: [['Is what … verified still wrong? Please add what you have that is new and shows it.', 'it is still wrong']],
  A46: [
    [
      'Did the lender write to you that it would take the default off after the program? Please add whether you have the letter.',
      'the default should be gone',
    ],
  ],
  A47: [['Do your documents cover this item? If so, we can help you send them to the bureau.', 'it may not be reported']],
  A48: [['Is the status shown different from the real status of this collection?', 'the status is wrong']],
  A49: [['Does the report leave it unclear whose debt this is?', 'the original creditor is missing']],
};
/**
 * Their yes denies the finding, leaves open what it says, or says only what someone knows: 'Is this right?', 'Did you never …?', 'Do you
 * know …?'
 */
const TURNED =
  /^(?:Is (?:this|it|the \w+) (?:right|correct|accurate|yours)|(?:Is|Are|Was|Were|Do|Does|Did|Has|Have|Had)n['’]t |(?:Do|Did|Have|Had|Were|Are|Was|Is) (?:you|this \w+|it|they) (?:never|not)\b|Do you (?:know|agree|recognize|remember)|Is your )/;
const NOT_TURNED = 'Is your part in this account different from what one of the bureaus reports?';

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
];
const asked = INPUTS.flatMap((one) => analyse(one)).map(({ code, question }) => ({ code, question }));

test('a yes to any question says that the report is wrong', () => {
  for (const { code, question } of asked) {
    const known = MEANING[code].filter(([words]) => matches(words, question));
    expect(known.length, `${code}: ${question}`).toBe(1);
    if (question !== NOT_TURNED) expect(question, code).not.toMatch(TURNED);
  }
});

test('every analysis asks here', () => {
  expect(ANALYSES.map(({ code }) => code).filter((code) => !asked.some((one) => one.code === code))).toEqual([]);
});

test('what no yes can mean is noticed', () => {
  for (const turned of [
    'Is your date of birth Mar 14, 1986?',
    'Is this right?',
    'Did you never live there?',
    'Do you know this account?',
    "Isn't this yours?",
  ])
    expect(turned).toMatch(TURNED);
});

function matches(words: string, question: string): boolean {
  const parts = words.split('…').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(question);
}
