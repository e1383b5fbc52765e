// The bureaus, agencies and authorities that the program comes with. Facts only. Bureaus move: each address says whether it counts as
// verified. Offices change their own copy; what is here is added once, at the first start that knows it.
import { civilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { MailingAddress } from './mailing-address.ts';
import type { AddressPurpose, RecipientKind } from './recipient-kinds.ts';

export interface ShippedAddress extends MailingAddress {
  /** Fixed, like that of the recipient, so that a start that was cut short adds nothing twice. */
  readonly id: string;
  readonly purpose: AddressPurpose;
  /**
   * Many independent public sources agree, or the bureau's own disclosure prints it. Any other has to be verified by a person before a letter
   * goes there.
   */
  readonly verified: boolean;
  readonly evidence: string;
}
export interface ShippedRecipient {
  readonly id: string;
  readonly key: string;
  readonly kind: RecipientKind;
  readonly name: string;
  /** Other names reports and letters give it. */
  readonly aliases: readonly string[];
  /** What its files hold. */
  readonly note: string;
  readonly phone?: string;
  readonly website?: string;
  readonly addresses: readonly ShippedAddress[];
}

/** The day on which the addresses below were compared with their sources. */
export const SHIPPED_VERIFIED_ON: CivilDate = civilDate(2026, 11, 26);

interface Row extends Omit<ShippedRecipient, 'id' | 'aliases' | 'addresses'> {
  /** Never given to another row. */
  readonly number: number;
  readonly aliases?: readonly string[];
  readonly mail: readonly Mail[];
}
interface Mail {
  readonly for?: AddressPurpose;
  readonly name: string;
  /** 'P.O. Box 4500 | Allen, TX 75013': what stands before the city, and the city. */
  readonly at: string;
  /** Left out where a person has to verify it first. */
  readonly agreed?: string;
}

const AGREE = 'Eight or more public sources agree.';

const ROWS: readonly Row[] = [
  {
    number: 1,
    key: 'equifax',
    kind: 'bureau',
    name: 'Equifax',
    aliases: ['Equifax Information Services LLC', 'Equifax Credit Information Services'],
    note: 'Nationwide credit file.',
    phone: '+18663495191',
    website: 'equifax.com/personal/credit-report-services/credit-dispute',
    mail: [
      { name: 'Equifax Information Services LLC', at: 'P.O. Box 740256 | Atlanta, GA 30374-0256', agreed: AGREE },
      {
        for: 'file-requests',
        name: 'Equifax Information Services LLC',
        at: 'P.O. Box 740241 | Atlanta, GA 30374-0241',
        agreed: 'Reports print it as the place to ask for a file.',
      },
    ],
  },
  {
    number: 2,
    key: 'experian',
    kind: 'bureau',
    name: 'Experian',
    aliases: ['Experian Information Solutions Inc'],
    note: 'Nationwide credit file.',
    phone: '+18883973742',
    website: 'experian.com/disputes',
    mail: [
      { name: 'Experian', at: 'P.O. Box 4500 | Allen, TX 75013', agreed: AGREE },
      {
        for: 'file-requests',
        name: 'Experian',
        at: 'P.O. Box 2002 | Allen, TX 75013',
        agreed: 'Reports print it as the place to ask for a file.',
      },
    ],
  },
  {
    number: 3,
    key: 'transunion',
    kind: 'bureau',
    name: 'TransUnion',
    aliases: ['TransUnion LLC', 'TransUnion Consumer Solutions', 'TransUnion Consumer Relations'],
    note: 'Nationwide credit file.',
    phone: '+18009168800',
    website: 'transunion.com/credit-disputes',
    mail: [
      {
        name: 'TransUnion LLC',
        at: 'Consumer Dispute Center | P.O. Box 2000 | Chester, PA 19016-2000',
        agreed: `${AGREE.slice(0, -1)}; a disclosure of the bureau prints it.`,
      },
    ],
  },
  {
    number: 4,
    key: 'innovis',
    kind: 'agency',
    name: 'Innovis',
    aliases: ['Innovis Consumer Assistance', 'Innovis Data Solutions'],
    note: 'Nationwide credit file beside those of the three bureaus.',
    phone: '+18667120021',
    website: 'innovis.com',
    mail: [{ name: 'Innovis Consumer Assistance', at: 'P.O. Box 530088 | Atlanta, GA 30353-0088' }],
  },
  {
    number: 5,
    key: 'chexsystems',
    kind: 'agency',
    name: 'ChexSystems',
    aliases: ['Chex Systems, Inc.'],
    note: 'Deposit accounts.',
    phone: '+18004289623',
    website: 'chexsystems.com',
    mail: [{ name: 'Chex Systems, Inc.', at: 'Attn: Consumer Relations | P.O. Box 583399 | Minneapolis, MN 55458' }],
  },
  {
    number: 6,
    key: 'ews',
    kind: 'agency',
    name: 'Early Warning Services',
    aliases: ['Early Warning Services, LLC'],
    note: 'Deposit accounts.',
    phone: '+18007451560',
    website: 'earlywarning.com/consumer-information',
    mail: [{ name: 'Early Warning Services, LLC', at: 'Attn: Consumer Services | 5801 N. Pima Road | Scottsdale, AZ 85250' }],
  },
  {
    number: 7,
    key: 'lexisnexis',
    kind: 'agency',
    name: 'LexisNexis Risk Solutions',
    aliases: ['LexisNexis Risk Solutions Consumer Center'],
    note: 'Public records and insurance.',
    phone: '+18884970011',
    website: 'consumer.risk.lexisnexis.com',
    mail: [{ name: 'LexisNexis Risk Solutions', at: 'Consumer Center | P.O. Box 105108 | Atlanta, GA 30348-5108' }],
  },
  {
    number: 8,
    key: 'sagestream',
    kind: 'agency',
    name: 'SageStream',
    aliases: ['SageStream, LLC'],
    note: 'Subprime credit. LexisNexis may handle its mail by now.',
    phone: '+18883950277',
    website: 'sagestreamllc.com',
    mail: [{ name: 'SageStream, LLC', at: 'P.O. Box 503793 | San Diego, CA 92150' }],
  },
  {
    number: 9,
    key: 'credco',
    kind: 'agency',
    name: 'CoreLogic Credco',
    aliases: ['CoreLogic Credco, LLC', 'Cotality Credco'],
    note: 'Reports of all three bureaus for mortgages.',
    phone: '+18006372422',
    mail: [{ name: 'CoreLogic Credco, LLC', at: 'Attn: Consumer Relations | P.O. Box 509124 | San Diego, CA 92150' }],
  },
  {
    number: 10,
    key: 'ars',
    kind: 'agency',
    name: 'Advanced Resolution Services',
    note: 'Credit applications.',
    phone: '+18003928911',
    mail: [{ name: 'Advanced Resolution Services', at: '5005 Rockside Road, Suite 600 | Independence, OH 44131' }],
  },
  {
    number: 11,
    key: 'nctue',
    kind: 'agency',
    name: 'NCTUE',
    aliases: ['NCTUE Exchange Service Center'],
    note: 'Phone, cable and utility accounts; run by Equifax.',
    phone: '+18663432821',
    mail: [{ name: 'NCTUE Exchange Service Center', at: 'P.O. Box 105561 | Atlanta, GA 30348' }],
  },
  {
    number: 12,
    key: 'clarity',
    kind: 'agency',
    name: 'Clarity Services',
    aliases: ['Clarity Services, Inc.'],
    note: 'Subprime credit; run by Experian.',
    phone: '+18663903118',
    mail: [{ name: 'Clarity Services, Inc.', at: 'P.O. Box 16 | Allen, TX 75013' }],
  },
  {
    number: 13,
    key: 'factortrust',
    kind: 'agency',
    name: 'FactorTrust',
    note: 'Subprime credit; run by TransUnion.',
    phone: '+18447733321',
    mail: [{ name: 'FactorTrust', at: 'P.O. Box 3653 | Alpharetta, GA 30023' }],
  },
  {
    number: 14,
    key: 'datax',
    kind: 'agency',
    name: 'DataX',
    aliases: ['DataX, Ltd.'],
    note: 'Subprime credit; run by Equifax.',
    phone: '+18002954790',
    mail: [{ name: 'DataX, Ltd.', at: '325 E. Warm Springs Road, Suite 202 | Las Vegas, NV 89119' }],
  },
  {
    number: 15,
    key: 'microbilt',
    kind: 'agency',
    name: 'MicroBilt',
    aliases: ['PRBC'],
    note: 'Alternative credit.',
    phone: '+18882227621',
    mail: [{ name: 'MicroBilt / PRBC', at: 'P.O. Box 440609 | Kennesaw, GA 30160' }],
  },
  {
    number: 16,
    key: 'telecheck',
    kind: 'agency',
    name: 'TeleCheck',
    aliases: ['TeleCheck Services, Inc.'],
    note: 'Checks.',
    phone: '+18003662425',
    mail: [{ name: 'TeleCheck Services, Inc.', at: 'Attn: Consumer Resolutions | P.O. Box 6806 | Hagerstown, MD 21741-6806' }],
  },
  {
    number: 17,
    key: 'certegy',
    kind: 'agency',
    name: 'Certegy',
    aliases: ['Certegy Payment Solutions, LLC'],
    note: 'Checks.',
    phone: '+18004375120',
    mail: [{ name: 'Certegy Payment Solutions, LLC', at: 'P.O. Box 30046 | Tampa, FL 33630' }],
  },
  {
    number: 18,
    key: 'worknumber',
    kind: 'agency',
    name: 'The Work Number',
    aliases: ['Equifax Workforce Solutions'],
    note: 'Employment and income; run by Equifax.',
    phone: '+18003672884',
    mail: [{ name: 'Equifax Workforce Solutions', at: 'The Work Number | 11432 Lackland Road | St. Louis, MO 63146' }],
  },
  {
    number: 19,
    key: 'rentbureau',
    kind: 'agency',
    name: 'Experian RentBureau',
    note: 'Rent payments; run by Experian.',
    phone: '+18777044519',
    mail: [{ name: 'Experian RentBureau', at: 'P.O. Box 26 | Allen, TX 75013' }],
  },
  {
    number: 20,
    key: 'mib',
    kind: 'agency',
    name: 'MIB',
    aliases: ['MIB, Inc.'],
    note: 'Life and health insurance applications.',
    phone: '+18666926901',
    mail: [{ name: 'MIB, Inc.', at: '50 Braintree Hill Park, Suite 400 | Braintree, MA 02184' }],
  },
  {
    number: 21,
    key: 'cfpb',
    kind: 'other',
    name: 'Consumer Financial Protection Bureau',
    aliases: ['CFPB'],
    note: 'The federal authority for consumer reports. Clients file complaints themselves.',
    phone: '+18554112372',
    website: 'consumerfinance.gov/complaint',
    mail: [{ for: 'general', name: 'Consumer Financial Protection Bureau', at: '1700 G Street NW | Washington, DC 20552' }],
  },
];

const fixedId = (row: number, place: number): string =>
  `01980106-0000-7000-8000-${String(place).padStart(4, '0')}${String(row).padStart(8, '0')}`;

function readAddress({ name, at, agreed, for: purpose = 'disputes' }: Mail, id: string): ShippedAddress {
  const lines = at.split(' | ');
  const [, city = '', state = '', zip = ''] = /^(.+), ([A-Z]{2}) ([\d-]+)$/.exec(lines.at(-1) ?? '') ?? [];
  return {
    id,
    purpose,
    nameLine: name,
    lines: lines.slice(0, -1),
    city,
    state,
    zip,
    verified: agreed !== undefined,
    evidence: agreed ?? 'From public sources that are too few to rely on. Check it before the first letter.',
  };
}

export const SHIPPED_RECIPIENTS: readonly ShippedRecipient[] = ROWS.map(({ number, mail, aliases = [], ...row }) => ({
  ...row,
  id: fixedId(number, 0),
  aliases,
  addresses: mail.map((one, place) => readAddress(one, fixedId(number, place + 1))),
}));

export const BUREAU_KEYS: Readonly<Record<Bureau, string>> = { EQ: 'equifax', EX: 'experian', TU: 'transunion' };

/** Where disputes to a bureau go as long as no office says otherwise. @throws Error when the list above lacks it */
export function shippedDisputeAddress(bureau: Bureau): ShippedAddress {
  const address = SHIPPED_RECIPIENTS.find(({ key }) => key === BUREAU_KEYS[bureau])?.addresses.find(
    ({ purpose }) => purpose === 'disputes',
  );
  if (!address) throw new Error(`No address of ${bureau} comes with the program.`);
  return address;
}
