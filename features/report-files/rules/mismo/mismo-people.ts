// Who the bureaus say the person is, what they warn of and whether they returned a file at all.
import { bureauOf } from '../source-bureaus.ts';
import type { BureauParts } from '../bureau-files.ts';
import { addressLines, cleanText } from '../clean-text.ts';
import { phoneOf, stateOf, zipOf } from '../contact-values.ts';
import { given } from '../given.ts';
import { ssnLast4 } from '../masking.ts';
import type { Bureau } from '../bureaus.ts';
import type { Alert, BureauFile, ConsumerStatement, IdentityVariants, ReportAddress } from '../model.ts';
import type { Reading } from '../reading.ts';
import { isReturned } from './mismo-owners.ts';
import type { Places } from './mismo-place.ts';
import type { Comment, FileView, MismoView, PersonView } from './mismo-view.ts';
import { withoutSsn, words } from './mismo-words.ts';

export const NOBODY: IdentityVariants = { names: [], dobs: [], addresses: [], employers: [], phones: [] };

/** The client's files at this bureau; several pulls of one bureau count as one, the returned one first. */
export function ownFiles(view: MismoView, places: Places, bureau: Bureau): FileView[] {
  const own = view.files.filter((file) => bureauOf(file.source) === bureau && places.owners.ofFile(file) !== 'other');
  return [...own.filter(isReturned), ...own.filter((file) => !isReturned(file))];
}

/** Identity, alerts and state of one bureau; a bureau that returned nothing repeats only what it was asked, so its names do not count. */
export function partsOf(view: MismoView, places: Places, bureau: Bureau, reading: Reading): Omit<BureauParts, 'scores' | 'pulledOn'> {
  const files = ownFiles(view, places, bureau);
  const returned = files.find(isReturned);
  reading.enter(`identity/${bureau}`);
  // In an order for several people the flag may be about another one's file.
  const isFlagged = view.frozen.some((name) => bureauOf(name) === bureau) && (places.owners.people === undefined || !returned);
  const frozen = isFlagged || files.some(({ status }) => /freeze|frozen/i.test(status));
  const owned = <T extends object>(file: FileView, list: readonly T[]) =>
    list.map((one) => given({ ...one, owner: places.owners.ofFile(file) }));
  const alerts = files.flatMap((file) =>
    owned(file, [
      ...file.alerts.flatMap((alert) => alertOf(bureau, alert, true)),
      ...file.comments.flatMap((comment) => alertOf(bureau, comment, false)),
    ]),
  );
  return {
    // An order for several people asks each bureau for all of them.
    ordered:
      files.length > 0 ||
      view.included.some((name) => bureauOf(name) === bureau) ||
      (places.owners.people !== undefined && view.files.some(({ source }) => bureauOf(source) === bureau)),
    frozen,
    identity: returned ? identityIn(returned, places, reading) : NOBODY,
    statements: files.flatMap((file) => owned(file, statementsOf(bureau, file.comments))),
    alerts:
      frozen && !alerts.some(({ kind }) => kind === 'freeze')
        ? [{ bureau, kind: 'freeze', text: 'Security freeze on file' }, ...alerts]
        : alerts,
  };
}

/** 'error' for a bureau that failed to answer; one that has no such person is a 'no-hit'. */
export function isFailed(files: readonly FileView[]): boolean {
  return (
    files.length > 0 &&
    files.every(
      ({ status, errors }) => /error/i.test(status) && !errors.some((text) => /no (?:record|file|hit|match)|not found/i.test(text)),
    )
  );
}

/** Who a file is about; a file of two people may print the other one, and then what the order says of the client counts. */
function identityIn(file: FileView, { owners }: Places, reading: Reading): IdentityVariants {
  if (owners.isClient(file.person)) return identityOf(file.person, reading);
  return owners.client ? identityOf(owners.client, reading) : NOBODY;
}

export function identityOf(person: PersonView, reading: Reading): IdentityVariants {
  const dob = reading.date(person.birth, 'birth');
  const names = [
    { full: cleanText(person.name), kind: 'primary' as const },
    ...person.aliases.map((alias) => ({ full: cleanText(alias), kind: 'aka' as const })),
  ];
  return given({
    names: names.filter(({ full }) => full !== ''),
    ssnLast4: ssnLast4(person.ssn),
    dobs: dob ? [dob] : [],
    addresses: addressesOf(person, reading),
    employers: person.employers.flatMap(({ name, reported }) =>
      cleanText(name) === '' ? [] : [given({ name: cleanText(name), reported: reading.date(reported, 'employer') })],
    ),
    phones: [...new Set(person.phones.flatMap((phone) => phoneOf(phone) ?? []))],
  });
}

function addressesOf({ residences }: PersonView, reading: Reading): ReportAddress[] {
  const someCurrent = residences.some(({ type }) => type === 'Current');
  return residences.flatMap((home, index): ReportAddress[] => {
    const city = cleanText(home.city);
    const lines = addressLines(withoutTail(cleanText(home.street), `${city} ${home.state} ${home.zip}`));
    if (lines.length === 0 && city === '') return [];
    const isCurrent = home.type === 'Current' || (!someCurrent && index === 0 && home.type === '');
    return [
      given({
        kind: isCurrent ? ('current' as const) : ('previous' as const),
        lines,
        city: city || undefined,
        state: stateOf(home.state),
        zip: zipOf(home.zip),
        firstReported: reading.date(home.since, 'address'),
        lastReported: reading.date(home.reported, 'address'),
      }),
    ];
  });
}

/** Some repositories repeat city, state and ZIP at the end of the street. */
function withoutTail(street: string, tail: string): string {
  const [has, ends] = [street.split(/[\s,]+/), tail.split(/[\s,]+/).filter((word) => word !== '')];
  const matches = ends.length > 1 && has.length > ends.length && ends.every((word, at) => has[has.length - ends.length + at] === word);
  return matches ? has.slice(0, -ends.length).join(' ') : street;
}

function statementsOf(bureau: Bureau, comments: readonly Comment[]): ConsumerStatement[] {
  return comments.flatMap(({ type, text }) =>
    type === 'ConsumerStatement' && cleanText(text) !== '' ? [{ bureau, text: withoutSsn(cleanText(text)) }] : [],
  );
}

const ALERTS: readonly (readonly [RegExp, Alert['kind']])[] = [
  [/freeze|frozen/i, 'freeze'],
  [/active ?duty/i, 'active-duty'],
  [/deceased|death/i, 'deceased'],
  [/extended.*fraud|fraud.*extended|victim/i, 'extended-fraud'],
  [/fraud/i, 'initial-fraud'],
  [/different ?ssn|ssn.{0,20}(?:mismatch|differ|not match)/i, 'ssn-mismatch'],
  [/address ?discrepancy|different ?address|difference in address|address.{0,20}mismatch/i, 'address-mismatch'],
  [/\bofac\b/i, 'ofac'],
];
/** Products that were not delivered are named like what they would have said. */
const NOT_DELIVERED = /not (?:returned|authorized|available|found)|no match|clear\b/i;

/** Alerts all count; of a file's comments those that name one of the kinds. */
function alertOf(bureau: Bureau, { type, code, text }: Comment, listed: boolean): Alert[] {
  const said = withoutSsn(cleanText(text)).replace(/^- /, '') || words(type);
  const kind = NOT_DELIVERED.test(said) ? undefined : ALERTS.find(([pattern]) => pattern.test(`${type} ${said}`))?.[1];
  if (said === '' || type === 'ConsumerStatement' || (kind === undefined && !listed)) return [];
  return [given({ bureau, kind: kind ?? ('other' as const), code: code || undefined, text: said })];
}

/** Warns when the report was ordered for another person than the files are of; what to do about it is not the reader's to say. */
export function checkRequested({ owners }: Places, bureaus: readonly BureauFile[], reading: Reading): void {
  const asked = cleanText(owners.client?.name ?? '');
  const names = bureaus.flatMap(({ identity }) => identity.names.map(({ full }) => full));
  const wanted = namesIn(asked);
  const first = names[0];
  if (wanted.length < 2 || first === undefined) return;
  const same = names.some((name) => {
    const found = namesIn(name);
    return found.includes(wanted[0] ?? '') && wanted.slice(1).some((part) => part.length > 1 && found.includes(part));
  });
  reading.enter('identity');
  if (!same) reading.warn('borrowerDiffers', `The report was ordered for ${asked}, but the bureaus returned the file of ${first}.`);
}

function namesIn(name: string): string[] {
  return name
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '' && !/^(?:JR|SR|I{2,3}|IV)$/.test(part));
}
