// The one way in: bytes of an uploaded file to a credit report, or to the reason why not.
import type { Refusal } from '../../../platform/base/refusal.ts';
import { decodeText, isPdf, MAX_REPORT_BYTES } from './decode-text.ts';
import { jsonReader, xmlReader } from './formats.ts';
import { readIdiqPage } from './idiq/idiq-page.ts';
import { findUnsafeJson, isTooDeep, type UnsafeJson } from './json-guard.ts';
import type { CreditReport } from './model.ts';
import { refusals } from './refusals.ts';
import { jsonText, sniffText, xmlText } from './sniff.ts';
import { readDisclosure } from './transunion/read-disclosure.ts';
import { readTu4r } from './transunion/read-tu4r.ts';
import { describeMessage } from './truelink/soap-answer.ts';
import { findDisclosure, findTrueLink } from './truelink/truelink-find.ts';
import { readTrueLinkReport } from './truelink/truelink-report.ts';
import { parseXml } from './xml-node.ts';

/**
 * Reads a report file of any format of the field reference, section 1. The format is recognized by the content, never by a file name.
 * Anything else is refused with a code of `READ_REFUSAL_CODES` and one plain sentence; no bytes make it throw. The full SSN and
 * unmasked account numbers do not leave it. Lines of formats that deliver each bureau by itself are not matched here (account-matching).
 * A file about several people is read for `person` (an id of `people`), else for the one it calls main; each line says whose it is, and
 * `ownReport` keeps what is the client's.
 */
export function readCreditReport(bytes: Uint8Array, person?: string): CreditReport | Refusal {
  if (bytes.length > MAX_REPORT_BYTES) return refusals.tooLarge(MAX_REPORT_BYTES / 1024 / 1024);
  if (isPdf(bytes)) return refusals.pdf();
  const text = decodeText(bytes);
  if (text === '') return refusals.empty();
  const kind = sniffText(text);
  const client = placeOf(person);
  switch (kind) {
    case 'json':
      return readJson(jsonText(text) ?? text, client);
    case 'html':
      return readIdiqPage(text);
    case 'xml':
      return readXml(xmlText(text) ?? text, client);
    case 'tu4r':
      return readTu4r(text, client);
    case 'unknown':
      return refusals.unknownFormat();
    default:
      return refusals.notSupportedYet(kind.otherFormat);
  }
}

// Looked for by patterns, which search several times quicker than `includes`; most files have none of these words, and one look says so.
const ANY_WORD = /rueLinkCreditReport|TradeLinePartition|productArray/;
const TRUELINK_WORDS = /rueLinkCreditReport|TradeLinePartition/;
const DISCLOSURE_WORD = /productArray/;

function readJson(text: string, client: number | undefined): CreditReport | Refusal {
  const json = parseJson(text);
  if (json === undefined) return isTooDeep(text) ? refusals.tooDeep() : refusals.brokenJson();
  // Looking through all of a large file takes as long as reading it, so its words are looked for first.
  const words = ANY_WORD.test(text);
  const disclosure = words && DISCLOSURE_WORD.test(text) ? findDisclosure(json) : undefined;
  const found = words && !disclosure && TRUELINK_WORDS.test(text) ? findTrueLink(json) : undefined;
  const unsafe = findUnsafeJson(text, json);
  if (unsafe !== undefined) return refuseUnsafe(unsafe);
  if (found === 'cibil') return refusals.notUsReport();
  if (found !== undefined) return readTrueLinkReport(found, 'truelink-json');
  const read = disclosure ? () => readDisclosure(disclosure) : jsonReader(json);
  if (read) return read(client);
  const message = describeMessage(json);
  return message === undefined ? refusals.unknownFormat() : refusals.notAReport(message);
}

function readXml(text: string, client: number | undefined): CreditReport | Refusal {
  const root = parseXml(text);
  if (typeof root === 'string') return refusals.brokenXml(root);
  // Results of an investigation come beside a TrueLink copy of the file, which says nothing of them.
  const disclosure = DISCLOSURE_WORD.test(text) ? findDisclosure(root) : undefined;
  if (disclosure) return readDisclosure(disclosure);
  const found = findTrueLink(root);
  if (found === 'cibil') return refusals.notUsReport();
  if (found !== undefined) return readTrueLinkReport(found, 'truelink-xml');
  const read = xmlReader(root);
  if (read) return read(client);
  const message = describeMessage(root);
  return message === undefined ? refusals.unknownFormat() : refusals.notAReport(message);
}

/** The place of a person in the file. */
function placeOf(person: string | undefined): number | undefined {
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
