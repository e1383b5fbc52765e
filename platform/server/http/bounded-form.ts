// Forms with files, read as they arrive, so that a large one holds up nobody else: how many parts there are and how long the head of
// each may be is bounded, and of what is beyond nothing is kept.
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { refuse, type Refusal } from '../../base/refusal.ts';

const MOST_PARTS = 200;
const LONGEST_HEAD = 16 * 1024;
const LONGEST_NAME = 1000;
const LONGEST_FIELD = 1024 * 1024;

const TOO_COMPLEX = refuse('app.bodyTooLarge', 'This form has too many parts, or a part with too long a name.');
const UNREADABLE = refuse('app.inputInvalid', 'This form cannot be read.');

export function isForm({ headers }: FastifyRequest): boolean {
  return /^multipart\//i.test(headers['content-type'] ?? '');
}

/** The form in a body whose size was checked, or why it is not read. What was sent is read to its end either way. */
export async function readBoundedForm(body: Readable, headers: IncomingHttpHeaders): Promise<FormData | Refusal> {
  const parser = openParser(headers);
  if (!parser) return UNREADABLE;
  const form = new FormData();
  let tooComplex = false;
  /** What follows is no longer taken apart, only let go by: looking for the end of millions of parts takes seconds. */
  const beyond = (): void => {
    if (!tooComplex) body.unpipe(parser).resume();
    tooComplex = true;
  };
  /** What is put under which name; a part without a name is put nowhere. */
  const keep = (name: string | undefined, value: string | File): void => {
    if ((name ?? '').length > LONGEST_NAME) beyond();
    if (name !== undefined && !tooComplex) form.append(unescape(name), value);
  };
  parser.on('partsLimit', beyond).on('filesLimit', beyond).on('fieldsLimit', beyond);
  parser.on('field', (name: string | undefined, value, _nameCut, valueCut) => {
    if (valueCut) beyond();
    keep(name, value);
  });
  parser.on('file', (name: string | undefined, content, filename: string | undefined, _encoding, type) => {
    const pieces: Buffer<ArrayBuffer>[] = [];
    if ((filename ?? '').length > LONGEST_NAME) beyond();
    content.on('data', (piece: Buffer<ArrayBuffer>) => void (tooComplex || pieces.push(piece)));
    // The parser says it too, and is heard.
    content.on('error', () => undefined);
    content.on('end', () => keep(name, new File(pieces, unescape(filename ?? 'file'), { type })));
  });
  const isRead = await new Promise<boolean>((done) => {
    parser.once('finish', () => done(true));
    parser.on('error', () => {
      body.unpipe(parser).resume();
      done(false);
    });
    body
      .once('end', () => tooComplex && done(false))
      .once('error', () => done(false))
      .once('close', () => done(body.readableEnded));
    body.pipe(parser);
  });
  if (tooComplex) return TOO_COMPLEX;
  return isRead ? form : UNREADABLE;
}

function openParser(headers: IncomingHttpHeaders): BusboyInstance | undefined {
  try {
    return new Busboy({
      // Without a boundary, it says so itself.
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      preservePath: true,
      limits: { parts: MOST_PARTS, headerSize: LONGEST_HEAD, headerPairs: 20, fieldSize: LONGEST_FIELD },
    });
  } catch {
    return undefined;
  }
}

/** Browsers write quotes and line ends in names this way (WHATWG HTML, multipart/form-data encoding). */
function unescape(name: string): string {
  return name.replace(/%22|%0D|%0A/gi, decodeURIComponent);
}
