// Inquiries, public records and the creditors' addresses of a MISMO file.
import { cleanText, addressLines } from '../clean-text.ts';
import { responsibilityOf } from '../code-tables.ts';
import { phoneOf, stateOf, zipOf } from '../contact-values.ts';
import { given } from '../given.ts';
import type { BureauPublicRecord, CreditorContact, Inquiry, LineOwner } from '../model.ts';
import { publicRecordKindOf, type ReadFiling } from '../public-records.ts';
import { Reading } from '../reading.ts';
import { subscriberCodeAt, type Places } from './mismo-place.ts';
import type { Contact, MismoView, Placed, RecordView } from './mismo-view.ts';
import { withoutSsn, words } from './mismo-words.ts';

/**
 * One per bureau that was asked. Reports to lenders list only what other lenders see, so inquiries are hard unless the file says they are
 * not.
 */
export function readInquiries(view: MismoView, places: Places, reading: Reading): Inquiry[] {
  const unsaid = new Reading();
  let elsewhere = 0;
  const inquiries = view.inquiries.flatMap((inquiry, index) => {
    const { text, name } = inquiry;
    const place = places.of(inquiry);
    const owner = places.ownerOf(inquiry);
    // What is odd about another person's line is not said either.
    const at = owner === 'other' ? unsaid : reading;
    if (!place && owner !== 'other') elsewhere++;
    at.enter(`inquiries/${index}`);
    const purpose = text('PurposeType');
    return (place?.bureaus ?? []).map((bureau, nth) =>
      given({
        id: nth === 0 ? `inquiry-${index + 1}` : `inquiry-${index + 1}-${bureau}`,
        owner,
        bureau,
        name: cleanText(name),
        date: at.date(text('Date'), 'InquiryDate'),
        kind: /soft|promo|review/i.test(purpose) ? ('soft' as const) : ('hard' as const),
        business: words(text('RawIndustryText') || text('DetailCreditBusinessType') || text('CreditBusinessType')) || undefined,
        subscriberCode: subscriberCodeAt(bureau, inquiry),
        purpose: /^(?:hard|soft)$/i.test(purpose) ? undefined : words(purpose) || undefined,
      }),
    );
  });
  reading.enter('inquiries');
  if (elsewhere > 0)
    reading.warn(
      'otherSource',
      `${elsewhere} ${elsewhere === 1 ? 'inquiry comes' : 'inquiries come'} from none of the three bureaus and ${elsewhere === 1 ? 'is' : 'are'} not shown.`,
    );
  return inquiries;
}

/** The filings of each record, one per bureau that lists it. */
export function readFilings(view: MismoView, places: Places, reading: Reading): ReadFiling[][] {
  const unsaid = new Reading();
  return view.records.map((record, index) => {
    const owner = places.ownerOf(record);
    const at = owner === 'other' ? unsaid : reading;
    at.enter(`publicRecords/${index}`);
    const place = places.of(record);
    if (!place) {
      at.warn('otherSource', 'A public record comes from none of the three bureaus and is not shown.');
      return [];
    }
    const filing = filingOf(record, at);
    return place.bureaus.map((bureau) => ({ bureau, kind: publicRecordKindOf(filing.type), record: filing, owner }));
  });
}

function filingOf({ text, comments }: RecordView, reading: Reading): BureauPublicRecord {
  const type = text('Type');
  const date = (name: string) => reading.date(text(name), name);
  const amount = (name: string) => (text(name) === '' ? undefined : reading.amount(text(name), name));
  return given({
    type: words(type === 'Other' ? text('TypeOtherDescription') : type),
    status: words(text('DispositionType')),
    filed: date('FiledDate'),
    resolved: date('DispositionDate') ?? date('SettledDate') ?? date('PaidDate'),
    reference: cleanText(text('DocketIdentifier')) || undefined,
    court: cleanText(text('CourtName')) || undefined,
    chapter: chapterOf(type),
    assets: amount('BankruptcyAssetsAmount'),
    liabilities: amount('BankruptcyLiabilitiesAmount'),
    amount: amount('LegalObligationAmount'),
    responsibility: responsibilityOf('', text('AccountOwnershipType')),
    remarks: comments.map((comment) => withoutSsn(cleanText(comment.text))).filter((line) => line !== ''),
  });
}

function chapterOf(type: string): BureauPublicRecord['chapter'] {
  const chapter = /chapter\s*(7|11|12|13)(?!\d)/i.exec(type)?.[1];
  return chapter === '7' || chapter === '11' || chapter === '12' || chapter === '13' ? chapter : undefined;
}

/** Where letters to the creditors go: the furnishers of the accounts, and those the file lists beside them. */
export function readCreditors(view: MismoView, places: Places): CreditorContact[] {
  const kept = new Map<string, CreditorContact>();
  const names = new Set<string>();
  const add = (contact: Contact, line: Placed, owner: LineOwner | undefined): void => {
    const name = cleanText(contact.name);
    if (owner !== 'other') names.add(name.toUpperCase());
    const lines = addressLines(contact.street);
    if (name === '' || (lines.length === 0 && contact.city === '' && phoneOf(contact.phone) === undefined)) return;
    const place = places.of(line);
    const bureau = place && !place.blended ? place.bureaus[0] : undefined;
    const key = [name, ...lines, contact.zip.slice(0, 5)].join('|').toUpperCase();
    if (kept.has(key)) return;
    kept.set(
      key,
      given({
        owner,
        name,
        lines,
        city: cleanText(contact.city) || undefined,
        state: stateOf(contact.state),
        zip: zipOf(contact.zip),
        phone: phoneOf(contact.phone),
        subscriberCode: line.sources.find(({ subscriberCode }) => subscriberCode !== '')?.subscriberCode,
        bureau,
      }),
    );
  };
  // A creditor of both is the client's, so the client's lines come first.
  const ownFirst = [...view.liabilities.filter(places.isOwn), ...view.liabilities.filter((line) => !places.isOwn(line))];
  for (const liability of ownFirst) add(liability.creditor, liability, places.ownerOf(liability));
  for (const inquiry of view.inquiries) if (places.isOwn(inquiry)) names.add(cleanText(inquiry.name).toUpperCase());
  for (const reference of view.references) {
    // A directory tells of no borrower: an entry is the client's when a line of the client names the company.
    const isOwn = places.isOwn(reference) || names.has(cleanText(reference.contact.name).toUpperCase());
    add(reference.contact, reference, places.owners.people && (isOwn ? 'client' : 'other'));
  }
  return [...kept.values()];
}
