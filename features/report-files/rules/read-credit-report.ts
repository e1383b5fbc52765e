// The one way in: bytes of an uploaded file to a credit report, or to the reason why not.
import { isRefusal, type Refusal } from '../../../platform/base/refusal.ts';
import { decodeText, isPdf, MAX_REPORT_BYTES } from './decode-text.ts';
import { jsonReader, xmlReader, type ReadFile } from './formats.ts';
import type { HtmlElement } from './idiq/html-tree.ts';
import { openPage, pageReader } from './idiq/idiq-page.ts';
import { findUnsafeJson, isTooDeep, type UnsafeJson } from './json-guard.ts';
import type { CreditReport } from './model.ts';
import { refusals } from './refusals.ts';
import { jsonText, sniffText, xmlText } from './sniff.ts';
import { readDisclosure } from './transunion/read-disclosure.ts';
import type { JsonNode } from './source-node.ts';
import { readTu4r } from './transunion/read-tu4r.ts';
import { segmentsOf, type Segments } from './transunion/tu4r-segments.ts';
import { describeMessage } from './truelink/soap-answer.ts';
import { findDisclosure, findTrueLink } from './truelink/truelink-find.ts';
import { readTrueLinkReport } from './truelink/truelink-report.ts';
import { parseXml } from './xml-node.ts';

/** The longest real report has a few hundred. Comparing two reports takes time by the square of their lines. */
const MOST_LINES = 3_000;

/**
 * Reads a report file of any format of the field reference, section 1. The format is recognized by the content, never by a file name.
 * Anything else is refused with a code of `READ_REFUSAL_CODES` and one plain sentence; no bytes make it throw. The full SSN and
 * unmasked account numbers do not leave it. Lines of formats that deliver each bureau by itself are not matched here (account-matching).
 * A file about several people is read for `person` (an id of `people`), else for the one it calls main; each line says whose it is, and
 * `ownReport` keeps what is the client's.
 */
export function readCreditReport(bytes: Uint8Array, person?: string): CreditReport | Refusal {
  const opened = openReportFile(bytes);
  if (isRefusal(opened)) return opened;
  const read = readerOf(opened);
  if (isRefusal(read)) return read;
  const report = read(placeOf(person));
  return isRefusal(report) || countLines(report) <= MOST_LINES ? report : refusals.tooManyLines(MOST_LINES);
}

function countLines({ accounts, inquiries, publicRecords }: CreditReport): number {
  return accounts.length + inquiries.length + publicRecords.length;
}

/** A file taken apart, before any reader looked at it. */
export type OpenedFile =
  | { readonly kind: 'json'; readonly root: unknown; readonly text: string }
  | { readonly kind: 'xml'; readonly root: JsonNode; readonly text: string }
  | { readonly kind: 'html'; readonly root: HtmlElement; readonly text: string }
  | { readonly kind: 'tu4r'; readonly root: Segments };

/** The parts of a file, or why it is none: too large, broken, unsafe, of no known kind. */
export function openReportFile(bytes: Uint8Array): OpenedFile | Refusal {
  if (bytes.length > MAX_REPORT_BYTES) return refusals.tooLarge(MAX_REPORT_BYTES / 1024 / 1024);
  if (isPdf(bytes)) return refusals.pdf();
  const text = decodeText(bytes);
  if (text === '') return refusals.empty();
  const kind = sniffText(text);
  switch (kind) {
    case 'json':
      return openJson(jsonText(text) ?? text);
    case 'html':
      return openPage(text);
    case 'xml':
      return openXml(xmlText(text) ?? text);
    case 'tu4r':
      return { kind, root: segmentsOf(text) };
    case 'unknown':
      return refusals.unknownFormat();
    default:
      return refusals.notSupportedYet(kind.otherFormat);
  }
}

/** The reader of an opened file, which can be called again; or why none knows it. */
export function readerOf(file: OpenedFile): ReadFile | Refusal {
  switch (file.kind) {
    case 'json':
      return jsonReaderOf(file.text, file.root);
    case 'xml':
      return xmlReaderOf(file.text, file.root);
    case 'html':
      return pageReader(file.text, file.root);
    case 'tu4r':
      return (client) => readTu4r(file.root, client);
  }
}

function openJson(text: string): OpenedFile | Refusal {
  const root = parseJson(text);
  if (root === undefined) return isTooDeep(text) ? refusals.tooDeep() : refusals.brokenJson();
  const unsafe = findUnsafeJson(text, root);
  return unsafe === undefined ? { kind: 'json', root, text } : refuseUnsafe(unsafe);
}

function openXml(text: string): OpenedFile | Refusal {
  const root = parseXml(text);
  return typeof root === 'string' ? refusals.brokenXml(root) : { kind: 'xml', root, text };
}

// Looked for by patterns, which search several times quicker than `includes`; most files have none of these words, and one look says so.
const ANY_WORD = /rueLinkCreditReport|TradeLinePartition|productArray/;
const TRUELINK_WORDS = /rueLinkCreditReport|TradeLinePartition/;
const DISCLOSURE_WORD = /productArray/;

function jsonReaderOf(text: string, json: unknown): ReadFile | Refusal {
  // Looking through all of a large file takes as long as reading it, so its words are looked for first.
  const words = ANY_WORD.test(text);
  const disclosure = words && DISCLOSURE_WORD.test(text) ? findDisclosure(json) : undefined;
  if (disclosure) return () => readDisclosure(disclosure);
  const found = words && TRUELINK_WORDS.test(text) ? findTrueLink(json) : undefined;
  if (found === 'cibil') return refusals.notUsReport();
  if (found !== undefined) return () => readTrueLinkReport(found, 'truelink-json');
  return jsonReader(json) ?? refuseMessage(json);
}

function xmlReaderOf(text: string, root: JsonNode): ReadFile | Refusal {
  // Results of an investigation come beside a TrueLink copy of the file, which says nothing of them.
  const disclosure = DISCLOSURE_WORD.test(text) ? findDisclosure(root) : undefined;
  if (disclosure) return () => readDisclosure(disclosure);
  const found = findTrueLink(root);
  if (found === 'cibil') return refusals.notUsReport();
  if (found !== undefined) return () => readTrueLinkReport(found, 'truelink-xml');
  return xmlReader(root) ?? refuseMessage(root);
}

function refuseMessage(root: unknown): Refusal {
  const message = describeMessage(root);
  return message === undefined ? refusals.unknownFormat() : refusals.notAReport(message);
}

/** The place of a person in the file. */
export function placeOf(person: string | undefined): number | undefined {
  const place = /^person-([1-9]\d?)$/.exec(person ?? '')?.[1];
  return place === undefined ? undefined : Number(place) - 1;
}

function refuseUnsafe(unsafe: UnsafeJson): Refusal {
  return unsafe === 'too deep' ? refusals.tooDeep() : refusals.unsafeJson(unsafe);
}

/** The value, or undefined when the text is no JSON; JSON itself has no undefined. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
