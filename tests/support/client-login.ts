// A portal login as a client gets it: an owner invites, and the link of the email is opened and accepted.
import type { ApiClient } from '../../apps/server/loopback-client.ts';
import { openBrowser, SIGN_UP } from '../../features/identity/server/testing.ts';

/** @throws Error when the invitation is not accepted. */
export async function acceptAsClient(
  url: string,
  owner: ApiClient,
  { contactId, email, password }: { readonly contactId: string; readonly email: string; readonly password: string },
): Promise<void> {
  await owner.accounts.inviteClientElsewhere({ contactId, email, reason: 'For a test' });
  const { mails } = await owner.mail.list({ limit: 20 });
  const sent = mails.find(({ to, kind }) => to === email && kind === 'access.clientInvite');
  const { text } = await owner.mail.get({ id: sent?.id ?? '' });
  const token = /inviteToken=([\w-]+)/.exec(text)?.[1];
  const browser = openBrowser(url);
  await browser.call('/api/access/invite-permit', { token });
  const { status } = await browser.call(SIGN_UP, { returnSecureToken: true, email, password, clientType: 'CLIENT_TYPE_WEB' });
  if (status !== 200) throw new Error(`The invitation of ${email} was not accepted: ${status}.`);
}
