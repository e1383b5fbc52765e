// Locations of the office: their return address, licenses by state, and staff.
import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { freeLine, namingLine, NO_PRIVATE_NUMBERS } from '../../platform/base/free-text.ts';
import { isNotTooLongAgo, TOO_LONG_AGO } from '../../platform/base/day-limits.ts';
import { isFitLine } from '../../platform/base/one-line.ts';
import { versioned, version, pageInput } from '../../platform/base/shared-inputs.ts';
import { changedMeanwhile, cursorUnknown } from '../../platform/base/shared-refusal.ts';
import { civilDate, contactFields, stateCode } from '../contacts/rules/contact-schema.ts';
import { LICENSE_KINDS } from './rules/licenses.ts';
import { STATE_STATUSES } from './rules/state-permits.ts';
import { US_TIME_ZONES } from '../contacts/rules/time-zones.ts';

const nullable = z.string().nullable();
const license = z.object({
  id: z.string(),
  kind: z.enum(LICENSE_KINDS),
  state: z.string(),
  number: z.string(),
  issuer: nullable,
  amountCents: z.number().int().nullable(),
  validFrom: nullable,
  validUntil: nullable,
});
export type License = z.output<typeof license>;
const location = z.object({
  id: z.string(),
  version: z.number().int(),
  name: z.string(),
  addressLine1: nullable,
  addressLine2: nullable,
  city: nullable,
  state: nullable,
  zip: nullable,
  phone: nullable,
  email: nullable,
  timeZone: z.string(),
  returnAddress: nullable,
  isMain: z.boolean(),
  closedAt: nullable,
  licenses: z.array(license),
  staff: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Clients of this place, counted up to 10,000. */
  clients: z.object({ count: z.number().int(), capped: z.boolean() }),
});
export type Location = z.output<typeof location>;

const timeZone = z.enum(
  US_TIME_ZONES.map((known) => known.zone),
  'Please choose a time zone.',
);
const { addressLine1, addressLine2, city, state, zip, phone, email } = contactFields;
const fields = {
  name: freeLine(80).min(1, 'Please enter a name.'),
  addressLine1,
  addressLine2,
  city,
  state,
  zip,
  phone,
  email,
  timeZone,
  returnAddress: z
    .string()
    .trim()
    .max(300, 'At most 300 characters.')
    .refine((text) => text.split('\n').length <= 5, 'At most five lines.')
    .refine((text) => text.split(/\r?\n/).every((line) => isFitLine(line.trim())), 'Please leave out hidden characters.')
    .check(...NO_PRIVATE_NUMBERS)
    .nullable()
    .default(null)
    .transform((text) => text || null),
};
const look = z.object({
  version: z.number().int(),
  companyName: nullable,
  phone: nullable,
  email: nullable,
  website: nullable,
  color: nullable,
  logo: z.object({ id: z.string(), address: z.string(), width: z.number().int(), height: z.number().int() }).nullable(),
  /** Null while none was chosen. */
  timeZone: nullable,
});
export type Look = z.output<typeof look>;
const MOST_PICTURE_BYTES = 5 * 1024 * 1024;
const logoUnknown = { 'office.logoUnknown': { status: 404, when: 'There is no such picture.' } } as const;
const logoRefusals = {
  'office.logoUnreadable': { status: 422, when: 'The picture is no PNG, JPEG or WebP, or it is broken.' },
  'office.logoTooLarge': { status: 422, when: 'The picture has more than 25 megapixels, or stays larger than 200 kB.' },
} as const;
const notFound = { 'office.locationNotFound': { status: 404, when: 'There is no such location.' } } as const;
const closed = { 'office.locationClosed': { status: 409, when: 'The location is closed.' } } as const;

const officeState = z.object({
  state: z.string(),
  name: z.string(),
  /** 0 while no one decided about it. */
  version: z.number().int(),
  status: z.enum(STATE_STATUSES),
  /** Where its law is found, as a place to begin the review. */
  law: nullable,
  /** The newest decision with what it rests on. */
  review: z
    .object({
      license: z.string(),
      bond: z.string(),
      validUntil: nullable,
      reviewedBy: z.string(),
      reviewedOn: z.string(),
      sources: z.string(),
      decidedAt: z.string(),
      decidedBy: z.string(),
    })
    .nullable(),
});
export type OfficeState = z.output<typeof officeState>;
const states = z.object({ states: z.array(officeState) });

export const officeContract = {
  getLook: endpoint({
    method: 'GET',
    path: '/office/look',
    summary: 'Name, ways to reach the office, color and logo, as they were entered',
    audience: 'staff',
    permission: 'office:view',
    activity: null,
    refusals: {},
    input: z.strictObject({}),
    output: look,
  }),
  changeLook: endpoint({
    method: 'PUT',
    path: '/office/look',
    summary: 'Change name, ways to reach the office, and color',
    audience: 'staff',
    permission: 'office:manage',
    activity: 'office.lookChanged',
    refusals: changedMeanwhile.declared,
    input: z.strictObject({
      version,
      companyName: freeLine(80)
        .nullable()
        .default(null)
        .transform((text) => text || null),
      phone,
      email,
      website: z
        .string()
        .trim()
        .max(200, 'At most 200 characters.')
        .transform((text) => (text === '' || /^https?:\/\//i.test(text) ? text : `https://${text}`))
        .pipe(
          z.union([
            z.literal(''),
            z
              .url({
                protocol: /^https?$/,
                hostname: z.regexes.domain,
                abort: true,
                error: 'Please enter an address like www.example.com.',
              })
              .refine((text) => new URL(text).username === '', 'Please enter an address without a user name.')
              // Written as browsers do, so that no mark of HTML is left in it.
              .transform((text) => new URL(text).href.replace(/\/$/, '')),
          ]),
        )
        .nullable()
        .default(null)
        .transform((text) => text || null),
      color: z
        .string()
        .toLowerCase()
        .regex(/^#[0-9a-f]{6}$/, 'Please enter a color like #0b5b53.')
        .nullable()
        .default(null),
    }),
    output: look,
  }),
  setLogo: endpoint({
    method: 'POST',
    path: '/office/logo',
    summary: 'Use a picture (PNG, JPEG or WebP) as the logo of the office',
    audience: 'staff',
    permission: 'office:manage',
    activity: 'office.logoSet',
    costly: true,
    refusals: logoRefusals,
    input: z.strictObject({ file: z.file().max(MOST_PICTURE_BYTES, 'The file is larger than 5 MB.') }),
    output: look,
    maxBody: MOST_PICTURE_BYTES + 64 * 1024,
  }),
  removeLogo: endpoint({
    method: 'DELETE',
    path: '/office/logo',
    summary: 'Show no logo; it can be restored',
    audience: 'staff',
    permission: 'office:manage',
    activity: 'office.logoRemoved',
    refusals: logoUnknown,
    input: z.strictObject({}),
    output: look,
  }),
  restoreLogo: endpoint({
    method: 'POST',
    path: '/office/logo/{id}/restore',
    summary: 'Show a former logo again',
    audience: 'staff',
    permission: 'office:manage',
    activity: 'office.logoRestored',
    refusals: logoUnknown,
    input: z.strictObject({ id: z.uuid() }),
    output: look,
  }),
  setZone: endpoint({
    method: 'PUT',
    path: '/office/zone',
    summary: 'Choose the time zone in which the office counts its days',
    audience: 'staff',
    permission: 'office:manage',
    activity: 'office.zoneSet',
    refusals: {},
    input: z.strictObject({ timeZone }),
    output: look,
  }),
  listLocations: endpoint({
    method: 'GET',
    path: '/office/locations',
    summary: 'Locations of the office, the main one first, then by name',
    audience: 'staff',
    permission: 'office:view',
    activity: null,
    refusals: cursorUnknown.declared,
    input: z.strictObject({ closed: z.enum(['yes', 'no']).default('no'), ...pageInput({ usual: 200, most: 200 }) }),
    output: z.object({ locations: z.array(location), next: nullable }),
  }),
  addLocation: endpoint({
    method: 'POST',
    path: '/office/locations',
    summary: 'Add a location; the first one is the main one',
    audience: 'staff',
    permission: 'office:manage',
    activity: 'office.locationAdded',
    refusals: {},
    input: z.strictObject(fields),
    output: location,
  }),
  changeLocation: endpoint({
    method: 'PUT',
    path: '/office/locations/{id}',
    summary: 'Change a location',
    audience: 'staff',
    permission: 'office:manage',
    activity: 'office.locationChanged',
    refusals: { ...notFound, ...changedMeanwhile.declared },
    input: z.strictObject({ ...versioned, ...fields }),
    output: location,
  }),
  makeMain: endpoint({
    method: 'POST',
    path: '/office/locations/{id}/main',
    summary: 'Make a location the main one',
    audience: 'staff',
    permission: 'office:manage',
    activity: 'office.mainChanged',
    refusals: { ...notFound, ...closed },
    input: z.strictObject({ id: z.uuid() }),
    output: location,
  }),
  closeLocation: endpoint({
    method: 'POST',
    path: '/office/locations/{id}/close',
    summary: 'Close a location; it can be reopened',
    audience: 'staff',
    permission: 'office:manage',
    activity: 'office.locationClosed',
    refusals: {
      ...notFound,
      ...closed,
      'office.mainLocation': { status: 409, when: 'The main location cannot be closed; make another one the main one first.' },
    },
    input: z.strictObject({ id: z.uuid() }),
    output: location,
  }),
  reopenLocation: endpoint({
    method: 'POST',
    path: '/office/locations/{id}/reopen',
    summary: 'Reopen a closed location',
    audience: 'staff',
    permission: 'office:manage',
    activity: 'office.locationReopened',
    refusals: { ...notFound, 'office.locationOpen': { status: 409, when: 'The location is open.' } },
    input: z.strictObject({ id: z.uuid() }),
    output: location,
  }),
  addLicense: endpoint({
    method: 'POST',
    path: '/office/locations/{id}/licenses',
    summary: 'Add a license, bond or registration',
    audience: 'staff',
    permission: 'office:manage',
    activity: 'office.licenseAdded',
    refusals: { ...notFound, 'office.licenseTimeWrong': { status: 422, when: 'A license would end before it begins.' } },
    input: z.strictObject({
      id: z.uuid(),
      kind: z.enum(LICENSE_KINDS),
      state: stateCode,
      number: namingLine(60).min(1, 'Please enter its number.'),
      issuer: freeLine(120).nullable().default(null),
      amountCents: z.number().int().min(0).max(100_000_000_00).nullable().default(null),
      validFrom: civilDate.nullable().default(null),
      validUntil: civilDate.nullable().default(null),
    }),
    output: location,
  }),
  removeLicense: endpoint({
    method: 'DELETE',
    path: '/office/licenses/{id}',
    summary: 'Remove a license; it can be restored',
    audience: 'staff',
    permission: 'office:manage',
    activity: 'office.licenseRemoved',
    refusals: { 'office.licenseNotFound': { status: 404, when: 'There is no such license.' } },
    input: z.strictObject({ id: z.uuid() }),
    output: location,
  }),
  restoreLicense: endpoint({
    method: 'POST',
    path: '/office/licenses/{id}/restore',
    summary: 'Restore a removed license',
    audience: 'staff',
    permission: 'office:manage',
    activity: 'office.licenseRestored',
    refusals: { 'office.licenseNotFound': { status: 404, when: 'There is no such license.' } },
    input: z.strictObject({ id: z.uuid() }),
    output: location,
  }),
  assignStaff: endpoint({
    method: 'PUT',
    path: '/office/staff/{userId}',
    summary: 'Assign a colleague to a location',
    audience: 'staff',
    permission: 'office:manage',
    activity: 'office.staffAssigned',
    refusals: { ...notFound, ...closed, 'office.staffUnknown': { status: 422, when: 'This person is not on the staff.' } },
    input: z.strictObject({ userId: z.uuid(), locationId: z.uuid().nullable() }),
    output: z.object({ userId: z.string(), locationId: nullable }),
  }),
  listStates: endpoint({
    method: 'GET',
    path: '/office/states',
    summary: 'Every state with whether the office may work for its residents, and what that rests on',
    audience: 'staff',
    permission: 'office:view',
    activity: null,
    refusals: {},
    input: z.strictObject({}),
    output: states,
  }),
  enableState: endpoint({
    method: 'POST',
    path: '/office/states/{state}/enable',
    summary: 'Allow work for clients of a state, with what was reviewed, by whom and on which sources',
    audience: 'staff',
    permission: 'office:enable-states',
    activity: 'office.stateEnabled',
    danger: 'gates',
    refusals: {
      ...changedMeanwhile.declared,
      'office.stateBlocked': { status: 409, when: 'The business is an offense in this state (O.C.G.A. 16-9-59). No one can switch it on.' },
      'office.stateDayWrong': { status: 422, when: 'The day of the review lies in the future, or the last day has passed.' },
    },
    input: z.strictObject({
      state: stateCode,
      version: z.number().int().min(0),
      license: freeLine(200).min(1, 'Please enter the number, or why none is needed.'),
      bond: freeLine(200).min(1, 'Please enter the number, or why none is needed.'),
      validUntil: civilDate.nullable().default(null),
      reviewedBy: freeLine(120).min(1, 'Please say who reviewed the agreement for this state.'),
      reviewedOn: civilDate.refine(isNotTooLongAgo, TOO_LONG_AGO),
      sources: freeLine(500).min(1, 'Please name what the review rests on.'),
    }),
    output: states,
  }),
  disableState: endpoint({
    method: 'POST',
    path: '/office/states/{state}/disable',
    summary: 'Stop work for clients of a state; it goes back to review',
    audience: 'staff',
    permission: 'office:enable-states',
    activity: 'office.stateDisabled',
    danger: 'gates',
    refusals: { ...changedMeanwhile.declared, 'office.stateOff': { status: 409, when: 'The state is not switched on.' } },
    input: z.strictObject({ state: stateCode, version, reason: freeLine(200).min(1, 'Please say why.') }),
    output: states,
  }),
};
