// What a report prints of those who furnished its lines: a name, and with some formats an address and a phone number.
import { formatCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { BUREAU_NAMES, type Bureau } from '../../report-files/rules/bureaus.ts';
import type { CreditorContact, CreditReport } from '../../report-files/rules/model.ts';
import { normalizePhone } from '../../contacts/rules/phone-number.ts';
import { mailingAddress, type MailingAddress } from './mailing-address.ts';
import { nameKey } from './recipient-names.ts';

export interface ReportContact {
  /** Its place among the contacts of the report. */
  readonly place: number;
  readonly name: string;
  readonly bureau: Bureau | null;
  /** '+16053573440', or null where it is none that can be called. */
  readonly phone: string | null;
  /** Null where the report prints none, or none that mail could reach as it is. */
  readonly address: MailingAddress | null;
  /** Why there is no address, for people. */
  readonly problem: string | null;
}

/** Contacts of the client's own lines with a name, each once with each address. */
export function contactsOf(report: Pick<CreditReport, 'creditors'>): ReportContact[] {
  const seen = new Set<string>();
  return report.creditors.flatMap((contact, place) => {
    // What is another person's alone in a mixed file says nothing of the client.
    if (contact.owner === 'other' || nameKey(contact.name) === '') return [];
    const key = JSON.stringify([nameKey(contact.name), contact.lines, contact.zip]);
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ place, name: contact.name, bureau: contact.bureau ?? null, phone: phoneOf(contact), ...readAddress(contact) }];
  });
}

/** An address as a report prints it; it must be one that people could type. */
function readAddress({ name, lines, city, state, zip }: CreditorContact): Pick<ReportContact, 'address' | 'problem'> {
  if (lines.length === 0 || city === undefined) return { address: null, problem: 'The report prints no address.' };
  const read = mailingAddress.safeParse({ nameLine: name, lines, city, state: state ?? '', zip: zip ?? '' });
  if (read.success) return { address: read.data, problem: null };
  const printed = [...lines, city, state, zip].filter((part) => part !== undefined).join(', ');
  return { address: null, problem: `The report prints “${printed}”. ${read.error.issues[0]?.message ?? 'It cannot be used as it is.'}` };
}

function phoneOf({ phone = '' }: CreditorContact): string | null {
  const read = normalizePhone(phone);
  return 'value' in read ? read.value : null;
}

/** 'TransUnion report of Aug 26, 2025': what an address found in a report says of where it was found. It names no client. */
export function foundIn({ bureau }: Pick<ReportContact, 'bureau'>, on: CivilDate | null): string {
  return `${bureau ? `${BUREAU_NAMES[bureau]} report` : 'Credit report'}${on === null ? '' : ` of ${formatCivilDate(on)}`}`;
}
