import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { mailContract } from '../../contract.ts';
import { hideLinks, holdsSignInLinks } from '../../rules/mail-text.ts';
import { describeMail } from '../mail-view.ts';
import { findMail } from '../store.ts';

export const get: Operation<typeof mailContract.get> = async ({ db, scope, input, services, shows }) => {
  const mail = await findMail(db, scope, services.sealer, input.id);
  if (!mail) return refuse('mail.notFound', 'There is no such email.');
  shows(...(mail.contactId === null ? [] : [mail.contactId]));
  // Who opens such a link becomes the person it was meant for.
  const mayOpen = !holdsSignInLinks(mail.kind) || scope.may('mail:open-links');
  const text = mayOpen ? mail.text : hideLinks(mail.text);
  return { ...describeMail(mail), text, linksHidden: text !== mail.text };
};
