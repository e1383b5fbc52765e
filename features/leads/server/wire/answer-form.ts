// What a visitor's browser, or a program, is answered on the routes of web forms.
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OfficeOnPages } from '../../../../platform/base/office-on-pages.ts';
import { FORM_WORDS, type FormLanguage } from '../../rules/form-words.ts';
import { writeFormPage, writeNoticePage, type FormPageState } from '../../rules/form-page.ts';
import { NEW_FORM, normalizeRedirect, type WebFormContent } from '../../rules/web-form.ts';

/** One request to a form. */
export interface FormCall {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly language: FormLanguage;
  readonly json: boolean;
  readonly office: OfficeOnPages;
}
export type Notice = 'busy' | 'gone' | 'fault';
type Typed = Pick<FormPageState, 'action' | 'ticket' | 'campaign' | 'values' | 'problems' | 'note'>;

export function openCall(request: FastifyRequest, reply: FastifyReply, office: OfficeOnPages): FormCall {
  const json =
    request.headers['content-type']?.startsWith('application/json') === true ||
    request.headers.accept?.startsWith('application/json') === true;
  return {
    request,
    reply,
    json,
    office,
    language: new URL(request.url, 'http://form').searchParams.get('language') === 'es' ? 'es' : 'en',
  };
}

/** The form itself; with problems beside the fields it is a 422. */
export function sendForm(call: FormCall, form: WebFormContent, typed: Typed): FastifyReply {
  const status = Object.keys(typed.problems).length > 0 ? 422 : 200;
  if (call.json) {
    const { heading, fields, consentWording } = form;
    const question = { heading, fields, consentWording, ticket: typed.ticket };
    return call.reply
      .status(status)
      .send(
        status === 200 && typed.note === undefined
          ? question
          : { sent: false, problems: typed.problems, ...(typed.note !== undefined && { message: typed.note, ticket: typed.ticket }) },
      );
  }
  const nonce = protect(call.reply, form.redirectUrl);
  return call.reply
    .status(status)
    .type('text/html; charset=utf-8')
    .send(writeFormPage(inOfficeColor(form, call.office), { ...typed, language: call.language, office: call.office, nonce }));
}

/** A thank-you page, or a redirect to the page the office chose. The same for every outcome. */
export function sendThanks(call: FormCall, form: WebFormContent): FastifyReply {
  const redirectUrl = form.redirectUrl && normalizeRedirect(form.redirectUrl);
  if (call.json) return call.reply.send({ sent: true, message: form.thanks, redirectUrl });
  if (redirectUrl !== null) return call.reply.status(303).header('location', redirectUrl).send();
  return sendNoticePage(call, form, 200, FORM_WORDS[call.language].sentTitle, form.thanks);
}

/** Too many answers: when to come back. */
export function sendBusy(call: FormCall, seconds: number): FastifyReply {
  return sendNotice({ ...call, reply: call.reply.header('retry-after', seconds) }, 429, 'busy');
}

export function sendNotice(call: FormCall, status: number, notice: Notice): FastifyReply {
  const words = FORM_WORDS[call.language];
  if (call.json) return call.reply.status(status).send({ sent: false, message: words[notice] });
  return sendNoticePage(call, NEW_FORM, status, words[`${notice}Title`], words[notice]);
}

function sendNoticePage(call: FormCall, form: WebFormContent, status: number, title: string, sentence: string): FastifyReply {
  const nonce = protect(call.reply, null);
  return call.reply
    .status(status)
    .type('text/html; charset=utf-8')
    .send(writeNoticePage(inOfficeColor(form, call.office), { language: call.language, office: call.office, nonce }, title, sentence));
}

/** A form whose color no one chose has that of the office. */
function inOfficeColor<F extends Pick<WebFormContent, 'accent'>>(form: F, { shades }: OfficeOnPages): F {
  const accent = form.accent === NEW_FORM.accent ? shades?.[8] : undefined;
  return accent === undefined ? form : { ...form, accent };
}

/**
 * Only these pages may be framed by other sites. They hold no personal data: no
 * session is read here. Answers the nonce their own style and script run by.
 */
function protect(reply: FastifyReply, redirectUrl: string | null): string {
  const nonce = randomBytes(16).toString('base64');
  const target = redirectUrl?.startsWith('https:') === true ? ` ${new URL(redirectUrl).origin}` : '';
  void reply.removeHeader('x-frame-options').headers({
    'content-security-policy': `default-src 'none'; img-src 'self'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; form-action 'self'${target}; frame-ancestors *; base-uri 'none'`,
    'cross-origin-resource-policy': 'cross-origin',
  });
  return nonce;
}
