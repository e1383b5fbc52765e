// An upload in one request: multipart/related of two parts, the metadata as JSON and the bytes (RFC 2387 as the file protocol
// uses it).
import { isRefusal, refuse, type Refusal } from '../../../../platform/base/refusal.ts';
import { readSentMetadata, type SentMetadata } from '../../rules/writable-metadata.ts';

const LINE = Buffer.from('\r\n');
const HEADER_END = Buffer.from('\r\n\r\n');
const MOST_METADATA = 64 * 1024;
const BROKEN = refuse('files.inputInvalid', 'This upload cannot be read: its two parts are not where they should be.');

export interface MultipartUpload {
  readonly metadata: SentMetadata;
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** The boundary a Content-Type header names. */
export function boundaryOf(contentType: string | undefined): string | undefined {
  const [, quoted, plain] = /^multipart\/related\b.*;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType ?? '') ?? [];
  return quoted ?? plain;
}

/** Takes the two parts out of `body`. The bytes may hold the boundary themselves: the last one ends them. */
export function readMultipart(body: Buffer, boundary: string): MultipartUpload | Refusal {
  const opening = Buffer.from(`--${boundary}\r\n`);
  const between = Buffer.from(`\r\n--${boundary}\r\n`);
  const closing = Buffer.from(`\r\n--${boundary}--`);
  const start = body.indexOf(opening);
  const middle = body.indexOf(between, start + opening.length - LINE.length);
  const end = body.lastIndexOf(closing);
  if (start === -1 || middle === -1 || end < middle + between.length || middle > start + MOST_METADATA) return BROKEN;

  const first = splitPart(body.subarray(start + opening.length, middle));
  const second = splitPart(body.subarray(middle + between.length, end));
  if (!first || !second) return BROKEN;
  const metadata = readJson(first.content);
  if (isRefusal(metadata)) return metadata;
  return { metadata, contentType: /^content-type:[ \t]*(.*)$/im.exec(second.headers)?.[1]?.trim() ?? '', bytes: second.content };
}

/** Metadata sent as JSON. */
export function readJson(text: Buffer): SentMetadata | Refusal {
  if (text.length === 0) return readSentMetadata({});
  try {
    return readSentMetadata(JSON.parse(text.toString('utf8')));
  } catch {
    return refuse('files.inputInvalid', 'These details of the file are not JSON.');
  }
}

function splitPart(part: Buffer): { headers: string; content: Buffer } | undefined {
  // A part without headers begins with the empty line.
  if (part.subarray(0, LINE.length).equals(LINE)) return { headers: '', content: part.subarray(LINE.length) };
  const at = part.indexOf(HEADER_END);
  return at === -1 || at > MOST_METADATA
    ? undefined
    : { headers: part.subarray(0, at).toString('latin1'), content: part.subarray(at + HEADER_END.length) };
}
