// Reasons for inquiries, public records and personal information, and those that follow an answer of the bureau.
import type { DisputeReason } from './dispute-reason-shape.ts';

const ACCURACY = '15 U.S.C. 1681e(b), 1681i(a)';

export const OTHER_REASONS = [
  {
    code: 'inquiry-not-authorized',
    label: 'Inquiry not authorized',
    clientLabel: 'I did not ask this company for anything',
    itemKinds: ['inquiry'],
    citation: '15 U.S.C. 1681b(a), (f)',
    question:
      'Is it true that you did not apply to this company, have no account with it and did not let anybody check your credit with it?',
    instructions: ['remove-inquiry', 'delete-if-unverified'],
    sentence: (i) =>
      `I did not apply for credit with ${i.source} and did not authorize this inquiry${i.reported('Date of inquiry', 'Date') ? ` of ${i.reported('Date of inquiry', 'Date')}` : ''}.`,
  },
  {
    code: 'record-satisfied',
    label: 'Paid, satisfied or released',
    clientLabel: 'This has been paid or released',
    itemKinds: ['public-record'],
    citation: ACCURACY,
    question: 'Has this judgment or lien been paid, satisfied or released?',
    instructions: ['update-status', 'delete-if-unverified'],
    sentence: (i) =>
      `This public record has been paid, satisfied or released${i.reported('Status') ? `, and you report its status as "${i.reported('Status')}"` : ''}.`,
  },
  {
    code: 'record-dismissed',
    label: 'Dismissed, vacated or filed in error',
    clientLabel: 'The court dismissed this',
    itemKinds: ['public-record'],
    citation: ACCURACY,
    question: 'Was the case dismissed, set aside or filed by mistake?',
    instructions: ['update-status', 'delete-if-unverified'],
    sentence: (i) =>
      `The case behind this public record was dismissed, set aside or filed in error${i.reported('Status') ? `, and you report its status as "${i.reported('Status')}"` : ''}.`,
  },
  {
    code: 'record-details-wrong',
    label: 'Chapter, amount, court or status wrong',
    clientLabel: 'The details are wrong',
    itemKinds: ['public-record'],
    citation: ACCURACY,
    question: 'Does the report describe this record differently from the court papers?',
    instructions: ['correct', 'update-status'],
    sentence: () => 'This public record is described differently from the papers of the court.',
  },
  {
    code: 'personal-information-wrong',
    label: 'Personal information wrong',
    clientLabel: 'This detail about me is wrong',
    itemKinds: ['personal-information'],
    citation: '15 U.S.C. 1681e(b), 1681i(a)',
    // A true former name or address stays: taking it out to break its link to accounts would be 15 U.S.C. 1679b(a)(2).
    question: 'Is it true that this name, address, employer, phone number or date was never yours, or is misspelled?',
    instructions: ['correct', 'delete-if-unverified'],
    sentence: () => 'This information about me is not correct.',
  },
  {
    code: 'incomplete',
    label: 'Incomplete',
    clientLabel: 'Something important is missing',
    itemKinds: ['tradeline', 'public-record'],
    citation: '15 U.S.C. 1681i(a)(1)(A)',
    question: 'Is something missing without which the entry gives a wrong picture?',
    instructions: ['correct', 'update-status'],
    sentence: (i) => `This ${i.noun} is reported incompletely, and what is missing changes its meaning.`,
  },
  {
    code: 'other-inaccuracy',
    label: 'Other (explain in the facts)',
    clientLabel: 'Something else is wrong',
    citation: ACCURACY,
    itemKinds: ['tradeline', 'inquiry', 'public-record', 'personal-information'],
    question: 'Can you say in one or two sentences what is wrong and how you know?',
    instructions: ['correct', 'delete-if-unverified'],
    sentence: (i) => `This ${i.noun} is not reported accurately, as the facts below show.`,
  },
  {
    code: 'not-answered',
    label: 'No result in time',
    clientLabel: 'They did not answer in time',
    itemKinds: ['tradeline', 'inquiry', 'public-record', 'personal-information'],
    afterResults: true,
    citation: '15 U.S.C. 1681i(a)(1), (5), (6)',
    question: 'Is the time for an answer over, and have you received no result?',
    instructions: ['delete-if-unverified', 'correct'],
    sentence: (i) => `I disputed this ${i.noun} before and have received no result of a reinvestigation.`,
  },
  {
    code: 'verified-but-contradicted',
    label: 'Verified against the documents',
    clientLabel: 'They kept it although papers show it is wrong',
    itemKinds: ['tradeline', 'inquiry', 'public-record'],
    afterResults: true,
    citation: '15 U.S.C. 1681i(a)(4), (5), (7)',
    question: 'Do you have something new that shows the answer was wrong?',
    instructions: ['explain-how-verified', 'correct'],
    sentence: (i) => `You answered that this ${i.noun} was verified. The facts below, which I ask you to consider, show otherwise.`,
  },
  {
    code: 'reinserted',
    label: 'Deleted before, now back',
    clientLabel: 'This was removed and came back',
    itemKinds: ['tradeline', 'inquiry', 'public-record'],
    afterResults: true,
    citation: '15 U.S.C. 1681i(a)(5)(B)',
    question: 'Was this removed from your file before, and did you get no notice that it would come back?',
    instructions: ['delete-if-unverified', 'explain-how-verified'],
    sentence: (i) =>
      `This ${i.noun} was deleted from my file before and has come back. I have received no notice of it under 15 U.S.C. 1681i(a)(5)(B)(ii).`,
  },
] as const satisfies readonly DisputeReason[];
