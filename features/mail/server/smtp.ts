// One mail to the mail server, over a connection of its own, and what became of it. The point of no return is the moment the
// server asks for the message: before it nothing can have been sent, after it only the server's answer is proof.
import { isIP } from 'node:net';
import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { NodemailerError } from 'nodemailer';
import { hideLinks } from '../rules/mail-text.ts';

export interface Envelope {
  readonly from: string;
  readonly to: string;
  readonly message: Buffer;
}

export type Delivery =
  | { readonly result: 'accepted' }
  /** Certainly not sent; another attempt may help when `temporary`. */
  | { readonly result: 'refused'; readonly temporary: boolean; readonly problem: string }
  /** The message was handed over and no answer came. */
  | { readonly result: 'unclear'; readonly problem: string };

const CONNECT_MS = 10_000;
/** Some servers look through a message before they answer. */
const SILENCE_MS = 60_000;
/** An attempt ends by then, whatever the server does. */
const WHOLE_MS = 120_000;

/** Hands one message to the server at `url` (smtp[s]://user:password@host:port). Never rejects. */
export function deliver(url: string, { from, to, message }: Envelope, limits: { readonly silenceMs?: number } = {}): Promise<Delivery> {
  return new Promise((done) => {
    const { auth, ...options } = readSmtpUrl(url);
    const connection = new SMTPConnection({
      ...options,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      dnsTimeout: CONNECT_MS,
      socketTimeout: limits.silenceMs ?? SILENCE_MS,
    });
    let handedOver = false;
    const end = (delivery: Delivery): void => {
      clearTimeout(timer);
      connection.close();
      done(delivery);
    };
    const fail = (error: NodemailerError): void => end(explainFailure(error, handedOver));
    const timer = setTimeout(() => fail(Object.assign(new Error('Timeout'), { code: 'ETIMEDOUT' as const })), WHOLE_MS);
    // Read only once the server has asked for it.
    const body = new Readable({
      read() {
        handedOver = true;
        this.push(message);
        this.push(null);
      },
    });
    const send = (): void =>
      connection.send({ from, to: [to], size: message.length }, body, (error) => (error ? fail(error) : end({ result: 'accepted' })));
    // Stays to the end: an error that comes late must not end the process.
    connection.on('error', fail);
    connection.connect((error) => {
      if (error) fail(error);
      else if (auth && connection.allowsAuth)
        connection.login({ ...auth, credentials: auth }, (refused) => (refused ? fail(refused) : send()));
      else send();
    });
  });
}

/** What nodemailer needs to know of SMTP_URL. A password never crosses a network in the clear. */
export function readSmtpUrl(text: string) {
  const url = new URL(text);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const secure = url.protocol === 'smtps:';
  const auth = url.username === '' ? undefined : { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) };
  const isOwnMachine = host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
  return {
    host,
    secure,
    auth,
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    requireTLS: !secure && auth !== undefined && !isOwnMachine,
    // A server on the same machine often has a certificate of its own making, and there is no network to listen on.
    ...(isOwnMachine && { tls: { rejectUnauthorized: false } }),
  };
}

function explainFailure(error: NodemailerError, handedOver: boolean): Delivery {
  const reply = error.responseCode === undefined ? undefined : readable(error.response);
  // Even after the hand-over a complete "no" is an answer.
  const answered = error.code === 'EMESSAGE' && error.responseCode !== undefined && error.responseCode >= 400;
  if (handedOver && !answered) return { result: 'unclear', problem: 'The mail server accepted the email but did not confirm it.' };
  // 5yz replies are final (RFC 5321, 4.2.1); 503 only says that the session went wrong.
  const isFinal = error.responseCode !== undefined && error.responseCode >= 500 && error.responseCode !== 503;
  return {
    result: 'refused',
    temporary: !isFinal,
    problem: `${WHAT_FAILED[error.code ?? ''] ?? 'The mail server could not be reached'}${reply === undefined ? reason(error) : `: ${reply}`}.`,
  };
}

const WHAT_FAILED: Readonly<Record<string, string>> = {
  EAUTH: 'The mail server did not accept the user name or password in SMTP_URL',
  EENVELOPE: 'The mail server refused the address',
  EMESSAGE: 'The mail server refused the email',
  ETLS: 'No secure connection to the mail server could be made',
  EDNS: 'The name of the mail server was not found',
};

const LONGEST_REPLY = 200;

/** A server may quote what it refused, so links in its words are hidden. */
function readable(reply: string | undefined): string {
  const words = hideLinks((reply ?? '').replace(/\p{Cc}+/gu, ' ')).trim();
  return (words.length > LONGEST_REPLY ? `${words.slice(0, LONGEST_REPLY)}…` : words).replace(/\.$/, '');
}

function reason({ code, originalCode }: NodemailerError): string {
  const known = originalCode ?? code;
  return known === undefined || known in WHAT_FAILED ? '' : ` (${known})`;
}
