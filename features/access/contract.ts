// Signing in and out happens over the identity wire protocol (/v1, /v2; out: DELETE /v1/session); these endpoints are what
// the product adds to it.
import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';

const email = z.string().trim().toLowerCase().max(254).pipe(z.email('Please enter an e-mail address like name@example.com.'));

export const accessContract = {
  getOwnerStatus: endpoint({
    method: 'GET', path: '/access/owner-status', summary: 'Whether this office already has an owner',
    audience: 'public', permission: 'access:see-owner-status', activity: null, refusals: {},
    input: z.strictObject({}).optional(),
    output: z.object({ ownerExists: z.boolean() }),
  }),
  redeemOwnerCode: endpoint({
    method: 'POST', path: '/access/owner-code', summary: 'Redeem the one-time owner code, which opens sign-up once for this browser',
    audience: 'public', permission: 'access:redeem-owner-code', activity: 'access.ownerCodeRedeemed',
    refusals: {
      'access.ownerCodeWrong': { status: 422, when: 'The code is not the one the server printed.' },
      'access.ownerExists': { status: 409, when: 'The office already has an owner.' },
      'access.tooManyTries': { status: 429, when: 'Too many wrong codes from this address within a minute.' },
    },
    input: z.strictObject({ code: z.string().trim().min(1, 'Please enter the code the server printed.').max(64) }),
    output: z.object({ ready: z.literal(true) }),
  }),
  getStaffSession: endpoint({
    method: 'GET', path: '/access/staff-session', summary: 'The signed-in staff member and what they may do',
    audience: 'staff', permission: 'access:see-own-session', activity: null, refusals: {},
    input: z.strictObject({}).optional(),
    output: z.object({ userId: z.string(), email: z.string(), name: z.string(), role: z.string(), permissions: z.array(z.string()) }),
  }),
  getClientSession: endpoint({
    method: 'GET', path: '/access/client-session', summary: 'The signed-in client',
    audience: 'client', permission: 'access:see-own-session', activity: null, refusals: {},
    input: z.strictObject({}).optional(),
    output: z.object({ userId: z.string(), contactId: z.string(), email: z.string(), name: z.string() }),
  }),
  findClientLogin: endpoint({
    method: 'GET', path: '/contacts/{contactId}/client-login', summary: 'The portal login of a contact, if there is one',
    audience: 'staff', permission: 'access:view-client-logins', activity: null,
    refusals: { 'contacts.notFound': { status: 404, when: 'There is no such contact.' } },
    input: z.strictObject({ contactId: z.uuid() }),
    output: z.object({ email: z.string().nullable(), lastSignInAt: z.string().nullable() }),
  }),
  createClientLogin: endpoint({
    method: 'POST', path: '/contacts/{contactId}/client-login', summary: 'Create the portal login of a contact',
    audience: 'staff', permission: 'access:create-client-logins', activity: 'access.clientLoginCreated',
    refusals: {
      'contacts.notFound': { status: 404, when: 'There is no such contact.' },
      'access.emailTaken': { status: 409, when: 'Another login already uses this e-mail address.' },
      'access.loginExists': { status: 409, when: 'The contact already has a portal login.' },
      'access.passwordWeak': { status: 422, when: 'The password is too short or too common.' },
    },
    input: z.strictObject({ contactId: z.uuid(), email, password: z.string().min(1, 'Please enter a password.').max(256) }),
    output: z.object({ email: z.string() }),
  }),
};
