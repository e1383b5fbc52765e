// Texts that the law prescribes word for word. They contain outdated and odd words; none of them may be changed. Each has the SHA-256 of its
// UTF-8 text, paragraphs joined by a blank line, and a test compares. A statute never changes here: other words are a new id.
import type { FilledDocument, FilledStatute } from '../../../platform/base/document/filled-document.ts';

export const STATUTE_IDS = ['usc-1679c-a', 'usc-1679d-b-4', 'usc-1679e-b'] as const;
export type StatuteId = (typeof STATUTE_IDS)[number];

export interface StatutoryText extends FilledStatute {
  /** What people call it. */
  readonly name: string;
  readonly citation: string;
}

export const STATUTORY_TEXTS: Readonly<Record<StatuteId, StatutoryText>> = {
  /** Stands alone: on its own paper, apart from the contract and everything else (1679c(b)). */
  'usc-1679c-a': {
    name: 'Consumer Credit File Rights',
    citation: '15 U.S.C. 1679c(a)',
    bold: false,
    sha256: 'faf39407fccf91e73ce076ec196250ec0237f08695cce5be5db278d544e1c256',
    heading: 'Consumer Credit File Rights Under State and Federal Law',
    paragraphs: [
      'You have a right to dispute inaccurate information in your credit report by contacting the credit bureau directly. ' +
        'However, neither you nor any “credit repair” company or credit repair organization has the right to have accurate, ' +
        'current, and verifiable information removed from your credit report. The credit bureau must remove accurate, negative ' +
        'information from your report only if it is over 7 years old. Bankruptcy information can be reported for 10 years.',
      'You have a right to obtain a copy of your credit report from a credit bureau. You may be charged a reasonable fee. ' +
        'There is no fee, however, if you have been turned down for credit, employment, insurance, or a rental dwelling ' +
        'because of information in your credit report within the preceding 60 days. The credit bureau must provide someone to ' +
        'help you interpret the information in your credit file. You are entitled to receive a free copy of your credit report ' +
        'if you are unemployed and intend to apply for employment in the next 60 days, if you are a recipient of public ' +
        'welfare assistance, or if you have reason to believe that there is inaccurate information in your credit report due ' +
        'to fraud.',
      'You have a right to sue a credit repair organization that violates the Credit Repair Organization Act. This law ' +
        'prohibits deceptive practices by credit repair organizations.',
      'You have the right to cancel your contract with any credit repair organization for any reason within 3 business days ' +
        'from the date you signed it.',
      'Credit bureaus are required to follow reasonable procedures to ensure that the information they report is accurate. ' +
        'However, mistakes may occur.',
      'You may, on your own, notify a credit bureau in writing that you dispute the accuracy of information in your credit ' +
        'file. The credit bureau must then reinvestigate and modify or remove inaccurate or incomplete information. The credit ' +
        'bureau may not charge any fee for this service. Any pertinent information and copies of all documents you have ' +
        'concerning an error should be given to the credit bureau.',
      'If the credit bureau’s reinvestigation does not resolve the dispute to your satisfaction, you may send a brief ' +
        'statement to the credit bureau, to be kept in your file, explaining why you think the record is inaccurate. The ' +
        'credit bureau must include a summary of your statement about disputed information with any report it issues about you.',
      'The Federal Trade Commission regulates credit bureaus and credit repair organizations. For more information contact:',
      'The Public Reference Branch\nFederal Trade Commission\nWashington, D.C. 20580',
    ],
  },
  /** In bold, directly beside the space for the signature of the client. */
  'usc-1679d-b-4': {
    name: 'Right to cancel, beside the signature',
    citation: '15 U.S.C. 1679d(b)(4)',
    bold: true,
    sha256: 'd0bbbffbe71911e48f9f2dac150bfb7566aa0a761a36d13ddbeb56302f66ec7f',
    heading: null,
    paragraphs: [
      'You may cancel this contract without penalty or obligation at any time before midnight of the 3rd business day after ' +
        'the date on which you signed the contract. See the attached notice of cancellation form for an explanation of this ' +
        'right.',
    ],
  },
  /** A form in duplicate behind the contract, in bold. */
  'usc-1679e-b': {
    name: 'Notice of Cancellation',
    citation: '15 U.S.C. 1679e(b)',
    bold: true,
    sha256: '741a730ac72ca90697dcccf81a030d5dbd660f66674ccfa84ba4a228328333a9',
    heading: 'Notice of Cancellation',
    paragraphs: [
      'You may cancel this contract, without any penalty or obligation, at any time before midnight of the 3rd day which ' +
        'begins after the date the contract is signed by you.',
      'To cancel this contract, mail or deliver a signed, dated copy of this cancellation notice, or any other written ' +
        'notice to [ name of credit repair organization ] at [ address of credit repair organization ] before midnight on ' +
        '[ date ]',
      'I hereby cancel this transaction,',
      '[ date ]\n[ purchaser’s signature ].',
    ],
  },
};

/** The words of a statute as its hash is taken: the heading of the notice is prescribed apart from them (1679e(b)(2)). */
export function wordsOf(id: StatuteId): string {
  const { heading, paragraphs } = STATUTORY_TEXTS[id];
  return [...(heading === null || id === 'usc-1679e-b' ? [] : [heading]), ...paragraphs].join('\n\n');
}

/** The statutes as they go into a document. Only this one may stand within a contract. */
export const CONTRACT_STATUTES = ['usc-1679d-b-4'] as const satisfies readonly StatuteId[];

/** What a document needs of a statute. */
export function filledStatute(id: StatuteId): FilledStatute {
  const { heading, paragraphs, bold, sha256 } = STATUTORY_TEXTS[id];
  return { heading, paragraphs, bold, sha256 };
}

/** The federal statement as a paper of its own, with nothing but the space to acknowledge it (15 U.S.C. 1679c(b) and (c)). */
export function statementPaper(): FilledDocument {
  return {
    type: 'doc',
    content: [
      { type: 'statute', attrs: { id: 'usc-1679c-a', ...filledStatute('usc-1679c-a') } },
      { type: 'signature', attrs: { who: 'client' } },
    ],
  };
}

const PLACES = {
  organization: '[ name of credit repair organization ]',
  address: '[ address of credit repair organization ]',
  date: '[ date ]',
} as const;

/**
 * The notice of cancellation with the first three of its bracketed places filled: name and address of the office and the last day, which
 * is the longer of the federal and the state's. The day and the signature of the client stay blank. No other word may vary.
 * @throws Error when a value is empty, since a notice without its places is none (15 U.S.C. 1679e(b))
 */
export function fillNotice(values: { readonly organization: string; readonly address: string; readonly date: string }): FilledStatute {
  const { paragraphs, ...notice } = filledStatute('usc-1679e-b');
  const left = new Map<string, string>(
    (['organization', 'address', 'date'] as const).map((name) => {
      const value = values[name].replaceAll(/\s+/g, ' ').trim();
      if (value === '') throw new Error(`The notice of cancellation has no ${name}.`);
      return [PLACES[name], value] as const;
    }),
  );
  const blank = '____________________';
  // One pass, so that nothing is sought in what was filled in; each of the three places is filled once, all later ones stay blank.
  const filled = paragraphs.map((text) =>
    text.replaceAll(/\[ [^\]]+ \]/g, (place) => {
      const value = left.get(place);
      left.delete(place);
      return value ?? (place === PLACES.date ? blank : blank + blank);
    }),
  );
  return { ...notice, paragraphs: filled };
}

/** The notice as a paper of its own; two copies hang at each contract. */
export function noticePaper(values: Parameters<typeof fillNotice>[0]): FilledDocument {
  return { type: 'doc', content: [{ type: 'statute', attrs: { id: 'usc-1679e-b', ...fillNotice(values) } }] };
}
