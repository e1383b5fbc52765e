// Which column is what, from the words at its head. The names of Credit Repair Cloud are those of its public interface for
// records (see README.md); the other programs publish none, so their exports are recognized by common column names.
import type { PlainTarget, Target } from './columns.ts';

export const ORIGINS = ['credit-repair-cloud', 'redress', 'other'] as const;
export type Origin = (typeof ORIGINS)[number];
export const ORIGIN_NAMES: Readonly<Record<Origin, string>> = {
  'credit-repair-cloud': 'Credit Repair Cloud',
  redress: 'Redress',
  other: 'Another program',
};

/** Words at the head of a column in lower case without anything but letters and digits, in the order in which they are preferred. */
const WORDS: Readonly<Partial<Record<PlainTarget, string>>> = {
  fullName: 'fullname name clientname customername contactname leadname displayname',
  firstName: 'firstname fname first givenname forename clientfirstname customerfirstname namefirst',
  middleName: 'middlename mname middle middleinitial mi',
  lastName: 'lastname lname last surname familyname clientlastname customerlastname namelast',
  suffix: 'suffix namesuffix generation',
  company: 'company companyname business businessname organization organisation employer',
  email: 'email emailaddress mail emailid primaryemail clientemail customeremail personalemail email1',
  phone:
    'phone mobile mobilephone phonemobile cell cellphone cellular phonenumber mobilenumber cellnumber telephone tel primaryphone contactnumber phonem phone1',
  phoneHome: 'homephone phonehome phoneh home homenumber homephonenumber phone2',
  phoneWork: 'workphone phonework phonew work worknumber businessphone officephone phone3',
  addressLine1:
    'address streetaddress street address1 addressline1 addressline mailingaddress currentaddress homeaddress currentstreetaddress addr',
  addressLine2: 'address2 addressline2 apt apartment unit suite aptunit line2',
  city: 'city town currentcity mailingcity',
  state: 'state province st currentstate mailingstate region',
  zip: 'zip zipcode postalcode postcode currentzip mailingzip zippostalcode',
  dateOfBirth: 'dateofbirth birthdate dob birthday birth dobmmddyyyy',
  ssn: 'ssn ssno socialsecuritynumber socialsecurity social socialsecurityno ssnumber ss',
  category: 'category type clienttype recordtype contacttype leadtype',
  urgency: 'urgency priority',
  language: 'language lang preferredlanguage',
  source: 'source leadsource referralsource howdidyouhear howdidyouhearaboutus referredby referrer referral',
  owner: 'owner assignedto clientassignedto assigned assignee agent representative salesrep caseowner casemanager teammember assigneduser',
  followUpOn: 'followup followupon followupdate nextfollowup nextcontact',
  tags: 'tags tag labels label groups group',
  agreementSigned: 'agreementsignedon agreementsigned agreementsignedday agreementdate signedon datesigned contractsigned contractdate',
  agreementSeen: 'agreementseenby agreementattested attestedby attested signedagreementseenby',
  agreementState: 'agreementstate stateofagreement stateatsigning contractstate',
  agreementFound: 'kindofsale saletype saleschannel saleskind howsold soldby agreementsale',
  agreementScan: 'agreementfile agreementfilename agreementscan scanfile scanfilename contractfile contractscan',
};
const BY_WORD: ReadonlyMap<string, { readonly target: PlainTarget; readonly rank: number }> = new Map(
  (Object.entries(WORDS) as [PlainTarget, string][]).flatMap(([target, words]) =>
    words.split(' ').map((word, rank) => [word, { target, rank }] as const),
  ),
);

/** Heads that only one program writes; two of them name it. */
const SIGNS: Readonly<Record<Exclude<Origin, 'other'>, readonly string[]>> = {
  redress: ['redressid', 'birthyear', 'ssnmasked'],
  'credit-repair-cloud': [
    'ssno',
    'clientassignedto',
    'clientportalaccess',
    'clientuserid',
    'clientagreement',
    'previousmailingaddress',
    'sendsetuppasswordinfoviaemail',
    'referredbyfirstname',
    'referredbylastname',
    'referredbyemail',
  ],
};

const wordOf = (head: string): string =>
  head
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]/g, '');

/** The program a file with these heads comes from. */
export function recogniseOrigin(headers: readonly string[]): Origin {
  const heads = new Set(headers.map(wordOf));
  const isFrom = (origin: Exclude<Origin, 'other'>): boolean => SIGNS[origin].filter((sign) => heads.has(sign)).length >= 2;
  if (isFrom('redress')) return 'redress';
  return isFrom('credit-repair-cloud') ? 'credit-repair-cloud' : 'other';
}

/** What each column most likely is. `own` are fields of the office, by label. */
export function proposeColumns(headers: readonly string[], own: readonly { readonly id: string; readonly label: string }[] = []): Target[] {
  const ownByWord = new Map(own.map((field) => [wordOf(field.label), field.id]));
  const guesses = headers.map((head) => ({ word: wordOf(head), guess: BY_WORD.get(wordOf(head)) }));
  return guesses.map(({ word, guess }, at): Target => {
    const custom = ownByWord.get(word);
    if (custom !== undefined && guesses.findIndex((other) => other.word === word) === at) return `custom:${custom}`;
    if (!guess) return 'ignore';
    if (guess.target === 'tags') return 'tags';
    const better = guesses.some(
      (other, place) =>
        other.guess?.target === guess.target &&
        place !== at &&
        (other.guess.rank < guess.rank || (other.guess.rank === guess.rank && place < at)),
    );
    return better ? 'ignore' : guess.target;
  });
}
