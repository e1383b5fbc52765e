// The papers of an offer as the client reads them. Each is made again from the offer whenever it is shown, and the hash of its text is compared when
// it is signed: what was shown is what is signed.
import { addDays, formatLongCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { FieldDocument } from '../../../platform/base/document/field-document.ts';
import { fillDocument } from '../../../platform/base/document/fill-document.ts';
import type { FilledBlock, FilledDocument } from '../../../platform/base/document/filled-document.ts';
import { toPlainText } from '../../../platform/base/document/to-plain-text.ts';
import { LOCALES, type Language } from '../../../platform/base/language.ts';
import { formatDollars } from '../../../platform/base/money.ts';
import { agreementValues, type AgreementFacts } from '../../agreement-templates/rules/agreement-values.ts';
import { fillNotice, statementPaper } from '../../agreement-templates/rules/statutory-texts.ts';
import { BUREAU_NAMES, type Bureau } from '../../report-files/rules/bureaus.ts';
import { isPhoneSale, type Found } from '../../contacts/rules/found.ts';
import { totalsOf, type OfferTerms } from './offer-terms.ts';
import type { Paper } from './offer-steps.ts';
import { CONSENT, INSTRUCTIONS, TERM_WORDS } from './paper-texts.ts';

export interface PaperFacts {
  readonly language: Language;
  readonly client: AgreementFacts['client'];
  readonly office: AgreementFacts['office'];
  /** Two letters. */
  readonly state: string;
  readonly found: Found;
  readonly terms: OfferTerms;
  readonly template: FieldDocument;
  /** The day of signing where the client lives. */
  readonly signedOn: CivilDate;
  /** The last day on which the client may cancel, by federal and state law, whichever is later. */
  readonly cancelThrough: CivilDate;
  /** The bureaus that the client instructs. */
  readonly bureaus: readonly Bureau[];
}

const text = (words: string): FilledBlock => ({ type: 'paragraph', content: [{ type: 'text', text: words }] });
const title = (words: string): FilledBlock => ({ type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: words }] });
const SIGNED_BY_CLIENT: FilledBlock = { type: 'signature', attrs: { who: 'client' } };

/** One paper; or what it lacks, in words for the office. */
export function buildPaper(
  paper: Paper,
  facts: PaperFacts,
): { readonly document: FilledDocument } | { readonly missing: readonly string[] } {
  switch (paper) {
    case 'consent':
      return { document: consentPaper(facts) };
    case 'statement':
      return { document: statementPaper() };
    case 'instructions':
      return { document: instructionsPaper(facts) };
    case 'contract': {
      const made = fillDocument(facts.template, agreementValues(agreementFacts(facts), facts.language));
      return 'missing' in made ? { missing: made.missing } : { document: made.filled };
    }
    case 'notice':
      return { document: noticePaper(facts) };
    default:
      return paper satisfies never;
  }
}

/** The last day of the term, which is also that of the instructions. */
export const endOfTerm = ({ signedOn, terms }: Pick<PaperFacts, 'signedOn' | 'terms'>): CivilDate => addDays(signedOn, terms.termDays);

function consentPaper({ language, office }: PaperFacts): FilledDocument {
  const say = CONSENT[language];
  const words = {
    office: office.name,
    address: office.address.join(', '),
    reach: [office.phone, office.email, office.address.join(', ')].filter((one) => one !== null && one !== '').join(' · '),
  };
  const points = say.points(words).map((point) => ({ type: 'listItem' as const, content: [text(point)] }));
  return {
    type: 'doc',
    content: [
      title(say.title),
      text(say.intro(words)),
      { type: 'bulletList', content: points },
      text(say.proof),
      text(say.agree),
      SIGNED_BY_CLIENT,
    ],
  };
}

function instructionsPaper(facts: PaperFacts): FilledDocument {
  const { language, client, office, bureaus } = facts;
  const say = INSTRUCTIONS[language];
  const named = new Intl.ListFormat(LOCALES[language]).format(bureaus.map((bureau) => BUREAU_NAMES[bureau]));
  const until = formatLongCivilDate(endOfTerm(facts), language);
  const lines = say.body({ client: client.name, office: office.name, bureaus: named, until });
  return { type: 'doc', content: [title(say.title), ...lines.map(text), SIGNED_BY_CLIENT] };
}

/** In English, as the law words it; the client's day and signature stay blank. */
function noticePaper({ office, cancelThrough }: PaperFacts): FilledDocument {
  const filled = fillNotice({
    organization: office.name,
    address: office.address.join(', '),
    date: formatLongCivilDate(cancelThrough),
  });
  return { type: 'doc', content: [{ type: 'statute', attrs: { id: 'usc-1679e-b', ...filled } }] };
}

function agreementFacts({ language, client, office, state, found, terms, signedOn, cancelThrough }: PaperFacts): AgreementFacts {
  const say = TERM_WORDS[language];
  const sold = isPhoneSale(found) ? 'phone' : 'web';
  return {
    client,
    office,
    agreement: {
      date: signedOn,
      totalCents: totalsOf(terms).office,
      otherPayments: terms.otherPayments.map(({ to, what, cents }) => ({ description: `${to}, ${what}`, cents })),
      feePlan: say.feePlan[sold],
      periodDays: terms.termDays,
      guarantees: terms.guarantees === '' ? null : terms.guarantees,
      cancelThrough,
      state,
    },
    services: terms.services.map(({ name, description, feeCents }) => ({ name, description, feeCents, due: say.due[sold] })),
  };
}

/** The text whose hash stands for a paper: all its words, without looks. */
export const paperText = (document: FilledDocument): string => toPlainText(document, { signature: (who) => `[${who}]` });

/** What a contract would lack for the law whatever its template says (15 U.S.C. 1679d(b)); sentences for the office. */
export function missingInOffer(
  facts: Pick<PaperFacts, 'client' | 'office' | 'state' | 'terms'>,
  longestTerm: number | undefined,
): string[] {
  const { client, office, state, terms } = facts;
  return [
    ...(office.name === '' || office.address.length === 0
      ? ['The name and principal business address of the office are missing. Enter them under Location.']
      : []),
    ...(client.address.length === 0 ? ["The client's address is missing."] : []),
    ...(longestTerm !== undefined && terms.termDays > longestTerm
      ? [`In ${state} the work must end within ${longestTerm} days of signing. This offer takes ${terms.termDays} days.`]
      : []),
    ...(terms.services.length === 0 ? ['No service is described.'] : []),
  ];
}

/** '$450.00 in total, 180 days' for lists. */
export function termsLine(terms: OfferTerms): string {
  return `${formatDollars(totalsOf(terms).all)} in total, ${terms.termDays} days`;
}
