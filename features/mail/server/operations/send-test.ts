import { refuse } from '../../../../platform/base/refusal.ts';
import { fitLine } from '../../../../platform/base/one-line.ts';
import type { Operation, PreparedOperation } from '../../../../platform/server/feature.ts';
import type { RateLimit } from '../../../../platform/server/rate-limits.ts';
import type { mailContract } from '../../contract.ts';
import { isPlainAddress } from '../../rules/mail-address.ts';
import { greeting } from '../../rules/words-in-mail.ts';
import { describeMail } from '../mail-view.ts';
import { sendMail } from '../public.ts';
import { findMailById, TEST_KIND } from '../store.ts';

const MINUTES = 10;
const TESTS: RateLimit = { name: 'mail.sendTest', limit: 5, seconds: MINUTES * 60 };

export const sendTest: PreparedOperation<typeof mailContract.sendTest> = {
  prepare: async ({ db, scope, services, now }) => {
    if (!isPlainAddress(scope.email))
      return refuse('mail.ownAddressUnusable', 'Your account has an address that cannot receive email. Change it under Settings.');
    if (await services.rateLimits.admit(db, TESTS, scope.userId, now)) return send;
    return refuse('mail.tooManyTests', `Five test emails were sent within ${MINUTES} minutes. Look at the newest one, or try again later.`);
  },
};

const send: Operation<typeof mailContract.sendTest> = async (call) => {
  const { db, scope, services, record } = call;
  const id = await sendMail(call, {
    kind: TEST_KIND,
    to: scope.email,
    toName: fitLine(scope.name),
    contactId: null,
    subject: 'Test email',
    text: `${greeting(scope.name)}\n\nThis is a test. If you can read it, emails of your office arrive. The lines below are the signature that clients see.`,
  });
  const mail = await findMailById(db, services.sealer, id);
  if (!mail) throw new Error('The email just written is not there.');
  record({ contactId: null, subject: { type: 'mail', id }, summary: `Test email for ${scope.email}` });
  return describeMail(mail);
};
