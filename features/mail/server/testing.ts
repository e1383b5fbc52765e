// A mail server on the loopback for tests, and mails that are asked for by a change of their own.
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { isRefusal } from '../../../platform/base/refusal.ts';
import { runChange, type ChangeContext } from '../../../platform/server/change.ts';
import { bindAs, mintJobDb } from '../../../platform/server/database/handles.ts';
import { sendMail, type Letterhead } from './public.ts';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** The whole message with its headers. */
  readonly raw: string;
  /** Value of a header, unfolded. */
  header(name: string): string | undefined;
  /** The decoded part of this type. */
  part(type: 'text/plain' | 'text/html'): string;
}
export interface TestMailServer {
  readonly url: string;
  readonly port: number;
  /** Mails the server said yes to, in the order they came. */
  readonly received: readonly ReceivedMail[];
  /** Number of connections so far. */
  connections(): number;
  close(): Promise<void>;
}

export interface MailServerOptions extends SMTPServerOptions {
  readonly port?: number;
  /** Decides when the server says yes to a mail it has. */
  readonly holdBack?: (mail: ReceivedMail, answer: () => void) => void;
}

/** Starts a mail server that takes every mail, unless `options` says otherwise. */
export async function startMailServer(options: MailServerOptions = {}): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  let connections = 0;
  const { port: wanted, holdBack = (_mail: ReceivedMail, answer: () => void) => answer(), ...rest } = options;
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    onConnect: (_session, done) => {
      connections += 1;
      done();
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const mail = readMail(
          Buffer.concat(chunks).toString('utf8'),
          mailFrom === false ? '' : mailFrom.address,
          rcptTo.map((r) => r.address),
        );
        received.push(mail);
        holdBack(mail, () => done());
      });
    },
    ...rest,
  });
  server.on('error', () => undefined);
  await new Promise<void>((done) => void server.listen(wanted ?? 0, '127.0.0.1', done));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `${options.secure === true ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    port,
    received,
    connections: () => connections,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
      }),
  };
}

/** Asks for a mail the way a feature does, and answers its id. */
export async function askForMail(context: ChangeContext, mail: Partial<Letterhead> = {}): Promise<string> {
  const full: Letterhead = {
    kind: 'test.greeting',
    to: 'maria@example.test',
    toName: 'Maria Delgado',
    contactId: null,
    subject: 'Good day',
    text: 'Good day.',
    ...mail,
  };
  const id = await runChange(
    { ...context, checkActivity: undefined },
    { actor: { kind: 'system', userId: null, name: 'Test' }, requestId: null, binding: bindAs(mintJobDb) },
    'test.mailAsked',
    async (change) => {
      const mailId = await sendMail(change, full);
      change.record({ contactId: full.contactId, subject: { type: 'mail', id: mailId }, summary: 'A mail was asked for' });
      return mailId;
    },
  );
  if (isRefusal(id)) throw new Error(id.message);
  return id;
}

function readMail(raw: string, from: string, to: readonly string[]): ReceivedMail {
  return {
    from,
    to,
    raw,
    header: (name) => readHeader(headOf(raw), name),
    part: (type) => {
      const boundary = /boundary="?([^"\r\n;]+)/i.exec(headOf(raw))?.[1];
      const parts =
        boundary === undefined
          ? [raw]
          : raw
              .split(`--${boundary}`)
              .slice(1, -1)
              .map((p) => p.replace(/^\r\n/, ''));
      const part = parts.find((p) => readHeader(headOf(p), 'content-type')?.startsWith(type));
      return part === undefined ? '' : decode(part.slice(headOf(part).length + 4), readHeader(headOf(part), 'content-transfer-encoding'));
    },
  };
}

const headOf = (text: string): string => text.slice(0, text.indexOf('\r\n\r\n'));

function readHeader(head: string, name: string): string | undefined {
  const line = head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .find((l) => l.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  return line?.slice(name.length + 1).trim();
}

function decode(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body.replaceAll('\r\n', '\n');
  const bytes = body.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n');
}
