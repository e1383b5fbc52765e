// The form of a location as text, and how it becomes what the contract takes. The contract itself checks it.
import { formatPhone } from '../../../platform/base/format-phone.ts';
import { officeZone } from '../../../platform/web/look/office-day.ts';
import { officeContract, type Location } from '../contract.ts';
import type { NewLocation } from './queries.ts';

export const LOCATION_FIELDS = [
  'name',
  'addressLine1',
  'addressLine2',
  'city',
  'state',
  'zip',
  'phone',
  'email',
  'timeZone',
  'returnAddress',
] as const;
export type LocationField = (typeof LOCATION_FIELDS)[number];
export type LocationValues = Readonly<Record<LocationField, string>>;
export type LocationProblems = Readonly<Partial<Record<LocationField, string>>>;

export const LOCATION_LABELS: LocationValues = {
  name: 'Name',
  addressLine1: 'Street',
  addressLine2: 'Suite, floor',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
  phone: 'Phone',
  email: 'Email',
  timeZone: 'Time zone',
  returnAddress: 'Return address on letters',
};

/** The form of a saved location, or an empty one. */
export function formOfLocation(location: Location | undefined): LocationValues {
  const text = (field: Exclude<LocationField, 'phone'>): string => location?.[field] ?? (field === 'timeZone' ? officeZone() : '');
  return {
    name: text('name'),
    addressLine1: text('addressLine1'),
    addressLine2: text('addressLine2'),
    city: text('city'),
    state: text('state'),
    zip: text('zip'),
    phone: location?.phone ? formatPhone(location.phone) : '',
    email: text('email'),
    timeZone: text('timeZone'),
    returnAddress: text('returnAddress'),
  };
}

/** What the contract takes; state and zone are checked by it. */
export function inputOfLocation(values: LocationValues): NewLocation {
  const orNull = (field: LocationField): string | null => values[field].trim() || null;
  return {
    name: values.name,
    addressLine1: orNull('addressLine1'),
    addressLine2: orNull('addressLine2'),
    city: orNull('city'),
    state: orNull('state'),
    zip: orNull('zip'),
    phone: orNull('phone'),
    email: orNull('email'),
    timeZone: values.timeZone as NewLocation['timeZone'],
    returnAddress: orNull('returnAddress'),
  };
}

/** One sentence for each field the contract would refuse. */
export function checkLocation(values: LocationValues): LocationProblems {
  const problems: Partial<Record<LocationField, string>> = {};
  const checked = officeContract.addLocation['~orpc'].inputSchema?.safeParse(inputOfLocation(values));
  for (const issue of checked?.error?.issues ?? []) {
    const field = LOCATION_FIELDS.find((name) => name === issue.path[0]);
    if (field) problems[field] ??= issue.message;
  }
  return problems;
}
