// What the answer that says "wrong" says: questions about notes of a dispute, bankruptcy, the person, inquiries, medical debt and answers of the bureau (A26 to A49).
import type { AnalysisCode } from '../finding.ts';
import { saying, toName, type Saying } from './saying.ts';

export const SAYINGS_OF_PERSON_AND_PROCEDURE = {
  A26: [
    saying(
      'Do you still dispute this account?',
      'I still dispute this account.',
      'It should be noted as disputed by me (15 U.S.C. 1681i(c)).',
    ),
  ],
  A27: [
    saying(
      'Do you want the note that you dispute this account removed? Mortgage lenders often ask for that.',
      'I want the note that I dispute this account removed.',
      'The note should be removed.',
    ),
  ],
  A28: [
    saying(
      'Was this debt discharged in your bankruptcy? (A debt you agreed in court to keep paying was not.)',
      'This debt was discharged in my bankruptcy.',
      'It should be shown as discharged in bankruptcy, with nothing owed.',
    ),
    saying('Do your latest court papers say Chapter …?', 'My latest court papers say Chapter {1}.', 'It should be shown as Chapter {1}.'),
  ],
  A29: [
    saying(
      'Did you ever file for bankruptcy, alone or with a spouse?',
      'I never filed for bankruptcy, alone or with a spouse.',
      'What is shown of a bankruptcy here should be removed.',
    ),
  ],
  A30: [
    saying(
      'Did you sign for this account yourself, or agree to pay it?',
      'I did not sign for this account myself, and did not agree to pay it.',
      'The account should be removed from my file, or shown without what is adverse.',
    ),
    saying(
      'Did the trouble with this account begin only after you had left it?',
      'The trouble with this account began only after I had left it.',
      'What is adverse on this account should not be shown in my file.',
    ),
    saying(
      'Had you left this account by …, before it fell behind?',
      'I had left this account by {1}, before it fell behind.',
      'What is adverse on this account should not be shown in my file.',
    ),
  ],
  A31: [
    saying(
      'Is this mark about you? (It may be about someone who shared the account.)',
      'This mark is about me. I am alive.',
      'The mark should be removed.',
    ),
  ],
  A32: [
    saying(
      'Does … list names, numbers, dates or accounts that belong to someone else?',
      'You list names, numbers, dates or accounts that belong to someone else.',
      'What belongs to someone else should be taken out of my file.',
    ),
  ],
  A33: [
    toName('Were you born on …?'),
    saying('Have you ever used the name …?', 'I have never used the name {1}.', 'The name should be removed.'),
    saying('Have you ever spelled your name …?', 'I have never spelled my name {1}.', 'The spelling should be removed.'),
    saying('Did you ever live or receive mail at …?', 'I never lived or received mail at {1}.', 'The address should be removed.'),
    saying('Did you ever work for …?', 'I never worked for {1}.', 'The employer should be removed.'),
  ],
  A34: [
    saying(
      'Did you apply for credit with … around … (online, in a store or at a dealer), or let them check your credit?',
      'I did not apply for credit with {1} around {2}, and did not let them check my credit.',
      'The inquiry should be removed if no permissible purpose is shown.',
    ),
  ],
  A35: [],
  A36: [
    saying(
      'Is this a medical bill, and has it been paid, by you or by insurance?',
      'This is a medical bill, and it has been paid, by me or by insurance.',
      'I understand that your policy is not to report paid medical collections, so it should be removed.',
    ),
  ],
  A37: [
    saying(
      'Is this a medical bill for care or a missed payment less than one year ago?',
      'This is a medical bill for care or a missed payment less than one year ago.',
      'I understand that your policy is not to report these yet, so it should be removed.',
    ),
  ],
  A38: [
    saying(
      'Is this a medical bill that was under $500 when it was first reported?',
      'This is a medical bill that was under $500 when it was first reported.',
      'I understand that your policy is not to report these, so it should be removed.',
    ),
  ],
  A39: [],
  A40: [
    saying(
      'Do you have a notice of the Department of Veterans Affairs that it authorized this care or pays this bill?',
      'I have a notice of the Department of Veterans Affairs that it authorized this care or pays this bill.',
      'On the enclosed notice it should be deleted, as 15 U.S.C. 1681i(g) provides.',
    ),
  ],
  A41: [
    saying(
      'Did the creditor agree to a pause or lower payments for these months, and did you keep to it? Please add what you have in writing.',
      'The creditor agreed to a pause or lower payments for these months, and I kept to it.',
      'These months should not be shown as late.',
    ),
  ],
  A42: [],
  A43: [
    saying(
      'Did … write to you when it listed this again?',
      'You did not write to me when you listed this again.',
      'It should be removed unless it was certified as 15 U.S.C. 1681i(a)(5)(B)(i) asks.',
    ),
  ],
  A44: [
    saying(
      'Are you still waiting for a letter, email or online notice from … with the result of this dispute?',
      'I am still waiting for a letter, email or online notice from you with the result of this dispute.',
      'I should receive the result, as 15 U.S.C. 1681i(a)(6) provides.',
    ),
  ],
  A45: [
    saying(
      'Is what … verified still wrong? Please add what you have that is new and shows it.',
      'What you verified is still wrong.',
      'It should be corrected or removed.',
    ),
  ],
  A46: [
    saying(
      'Did the lender write to you that it would remove the default after the program? Please add whether you have the letter.',
      'The lender wrote to me that it would remove the default after the program.',
      'The default should be removed.',
    ),
  ],
  A47: [],
  A48: [toName('Is the status shown for this collection wrong?')],
  A49: [
    saying(
      'Is it unclear to you whom this debt was first owed to?',
      'It is unclear to me whom this debt was first owed to.',
      'The original creditor should be named.',
    ),
  ],
} satisfies Partial<Record<AnalysisCode, readonly Saying[]>>;
