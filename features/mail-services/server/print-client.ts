// A print-and-mail API over HTTP, as Lob documents its letters (https://docs.lob.com, API of 2020-02-11): basic authentication with the key as
// user name, letters as multipart/form-data with the PDF, names of requests (Idempotency-Key) that the service knows for 24 hours, metadata to
// find a letter again. It has no price to ask for, so prices are the office's own table (rules/prices.ts).
import { z } from 'zod';
import { parseCivilDate } from '../../../platform/base/civil-date.ts';
import type { Asked, Found } from '../../../platform/server/effects/effect.ts';
import { hideLinks } from '../../mail/rules/mail-text.ts';
import type { AddressParts } from '../rules/address-parts.ts';
import type { AcceptedLetter, AskedWhen, LetterToSend, MailService } from './service.ts';
import { askService, type ServiceAnswer, type ServiceRequest } from './service-http.ts';
import { eventSeen, readTrack } from './track-events.ts';

export interface ServiceAccess {
  readonly url: string;
  readonly key: string;
  /** How long an answer is waited for. */
  readonly patienceMs: number;
}

/** The service knows the name of a request for 24 hours; an hour is left for clocks that differ. */
const NAME_LIVES_MS = 23 * 3_600_000;
/** What was asked for is in the list of the service after so many times the patience: by then no request is under way any more. */
const LIST_KNOWS_AFTER = 4;
const LONGEST_WORDS = 300;
const letterAnswer = z.object({
  id: z.string().min(1).max(100),
  tracking_number: z.string().max(100).nullish(),
  expected_delivery_date: z.string().nullish(),
  deleted: z.boolean().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
});
const letterList = z.object({ data: z.array(letterAnswer) });
const balanceAnswer = z.object({ balance: z.coerce.number() });
const errorAnswer = z.object({ error: z.object({ message: z.string() }) });
/** The names under which a letter carries ours. */
export const METADATA = { key: 'redress_key', letter: 'redress_letter' } as const;

export function openPrintService({ url, key, patienceMs }: ServiceAccess): MailService {
  const ask = (method: ServiceRequest['method'], path: string, more: Partial<Pick<ServiceRequest, 'headers' | 'form'>> = {}) =>
    askService({ method, address: new URL(`${url.replace(/\/+$/, '')}/${path}`), key, patienceMs, ...more });
  return {
    isTest: key.startsWith('test_'),
    async send(letter) {
      return readSent(await ask('POST', 'letters', { headers: { 'idempotency-key': letter.key }, form: formOf(letter) }));
    },
    async find(name, asked) {
      const answer = await ask('GET', `letters?limit=10&metadata[${METADATA.key}]=${encodeURIComponent(name)}`);
      return readFound(answer, name, asked, patienceMs);
    },
    async balance() {
      const answer = await ask('GET', 'accounts/credits_balance');
      const body = answer.kind === 'answer' && answer.status === 200 ? balanceAnswer.safeParse(answer.body) : undefined;
      return body?.success ? Math.round(body.data.balance * 100) : problemOf(answer);
    },
    async track(serviceRef) {
      const answer = await ask('GET', `letters/${encodeURIComponent(serviceRef)}`);
      const events = answer.kind === 'answer' && answer.status === 200 ? readTrack(answer.body) : undefined;
      return events?.flatMap((one) => eventSeen(one) ?? []) ?? problemOf(answer);
    },
  };
}

function formOf({ key, letterId, to, from, pdf, options }: LetterToSend): FormData {
  const form = new FormData();
  const put = (name: string, value: string | boolean | null): void => {
    if (value !== null) form.set(name, String(value));
  };
  const putAddress = (who: 'to' | 'from', parts: AddressParts): void => {
    put(`${who}[name]`, parts.name);
    put(`${who}[company]`, parts.company);
    put(`${who}[address_line1]`, parts.line1);
    put(`${who}[address_line2]`, parts.line2);
    put(`${who}[address_city]`, parts.city);
    put(`${who}[address_state]`, parts.state);
    put(`${who}[address_zip]`, parts.zip);
  };
  putAddress('to', to);
  putAddress('from', from);
  put('color', options.color);
  put('double_sided', options.doubleSided);
  put('mail_type', 'usps_first_class');
  put('use_type', 'operational');
  if (options.mailClass === 'first-class')
    // The letter was approved as it is: nothing is printed onto it.
    put('address_placement', 'insert_blank_page');
  else put('extra_service', options.mailClass === 'certified' ? 'certified' : 'certified_return_receipt');
  put(`metadata[${METADATA.key}]`, key);
  put(`metadata[${METADATA.letter}]`, letterId);
  form.set('file', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), 'letter.pdf');
  return form;
}

const BUSY: ReadonlySet<number> = new Set([429]);
/** The request may have been taken, or is under way at the same moment. */
const UNCLEAR: ReadonlySet<number> = new Set([408, 409]);

function readSent(answer: ServiceAnswer): Asked<AcceptedLetter> {
  if (answer.kind === 'unreachable') return { result: 'refused', temporary: true, problem: problemOf(answer) };
  if (answer.kind === 'no-answer' || answer.status >= 500 || UNCLEAR.has(answer.status) || answer.status < 200)
    return { result: 'unknown', problem: problemOf(answer) };
  if (BUSY.has(answer.status)) return { result: 'refused', temporary: true, problem: problemOf(answer) };
  if (answer.status >= 300 && answer.status < 400)
    return { result: 'refused', temporary: false, problem: 'The mail service sent us to another address, which we do not follow.' };
  if (answer.status >= 400) return { result: 'refused', temporary: false, problem: problemOf(answer) };
  const letter = letterAnswer.safeParse(answer.body);
  // It said yes to something; what, only its list can say.
  if (!letter.success) return { result: 'unknown', problem: 'The mail service answered, but not with a letter.' };
  return { result: 'done', serviceRef: letter.data.id, answer: acceptedLetter(letter.data) };
}

/**
 * 'absent' only where asking again is safe: the list has had its time, and the name of the request is still known, so that even a list that
 * is wrong brings no second letter. After that a person decides.
 */
function readFound(
  answer: ServiceAnswer,
  name: string,
  { first: firstAsked, last: lastAsked, now, believesList }: AskedWhen,
  patienceMs: number,
): Found<AcceptedLetter> {
  const list = answer.kind === 'answer' && answer.status === 200 ? letterList.safeParse(answer.body) : undefined;
  if (!list?.success) return { found: 'unsure', problem: problemOf(answer) };
  const own = list.data.data.filter(({ metadata, deleted }) => metadata?.[METADATA.key] === name && deleted !== true);
  const [first] = own;
  if (first) return { found: 'there', serviceRef: first.id, answer: acceptedLetter(first) };
  if (now.getTime() - lastAsked.getTime() < LIST_KNOWS_AFTER * patienceMs)
    return { found: 'unsure', problem: 'The mail service does not list this letter. It is looked for again in a moment.' };
  if (!believesList && now.getTime() - firstAsked.getTime() > NAME_LIVES_MS)
    return {
      found: 'unsure',
      problem: 'The mail service does not list this letter, and it was asked for more than a day ago. Look at the service, then decide.',
    };
  return { found: 'absent' };
}

function acceptedLetter({ tracking_number: number, expected_delivery_date: expected }: z.output<typeof letterAnswer>): AcceptedLetter {
  const trackingNumber = number?.replaceAll(/[^A-Za-z0-9]/gu, '').toUpperCase() ?? '';
  return {
    trackingNumber: trackingNumber === '' ? null : trackingNumber,
    expectedOn: parseCivilDate(expected?.slice(0, 10) ?? '') ?? null,
  };
}

/** What the service said, without its links; or that it said nothing. */
function problemOf(answer: ServiceAnswer): string {
  if (answer.kind === 'unreachable') return 'The mail service could not be reached.';
  if (answer.kind === 'no-answer') return 'The mail service did not answer in time.';
  if (answer.status === 401) return 'The mail service did not accept the key in the settings.';
  const said = errorAnswer.safeParse(answer.body);
  if (!said.success) return `The mail service had a fault of its own (${answer.status}).`;
  const words = hideLinks(said.data.error.message.replaceAll(/\p{Cc}+/gu, ' ')).trim();
  return `The mail service said: ${words.length > LONGEST_WORDS ? `${words.slice(0, LONGEST_WORDS)}…` : words}`;
}
