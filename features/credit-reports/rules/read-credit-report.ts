// The one way in: bytes of an uploaded file to a credit report, or to the reason why not.
import type { Refusal } from '../../../platform/base/refusal.ts';
import { decodeText, isPdf, MAX_REPORT_BYTES } from './decode-text.ts';
import { readIdiqPage } from './idiq-page.ts';
import { findUnsafeJson, hasProtoKey } from './json-guard.ts';
import type { CreditReport } from './model.ts';
import { refusals } from './refusals.ts';
import { jsonText, otherJsonFormat, sniffText, xmlFormat } from './sniff.ts';
import { findTrueLink } from './truelink-find.ts';
import { readTrueLinkReport } from './truelink-report.ts';

/**
 * Reads a TrueLink JSON report (any wrapper and flavour) or an IdentityIQ-family HTML page. The format is told from the content, never
 * from a file name (field reference, section 1). Anything else is refused with a code of `READ_REFUSAL_CODES` and one plain sentence;
 * no bytes make it throw. The full SSN and unmasked account numbers do not leave it.
 */
export function readCreditReport(bytes: Uint8Array): CreditReport | Refusal {
  if (bytes.length > MAX_REPORT_BYTES) return refusals.tooLarge(MAX_REPORT_BYTES / 1024 / 1024);
  if (isPdf(bytes)) return refusals.pdf();
  const text = decodeText(bytes);
  if (text === '') return refusals.empty();
  const kind = sniffText(text);
  if (kind === 'json') return readJson(jsonText(text) ?? text);
  if (kind === 'html') return readIdiqPage(text);
  const format = kind === 'xml' ? xmlFormat(text) : kind === 'unknown' ? undefined : kind.otherFormat;
  return format === undefined ? refusals.unknownFormat() : refusals.notSupportedYet(format);
}

function readJson(text: string): CreditReport | Refusal {
  const json = parseJson(text);
  const found = json === undefined ? undefined : findTrueLink(json);
  if (found === 'cibil') return refusals.notUsReport();
  if (found !== undefined && !hasProtoKey(text)) return readTrueLinkReport(found);
  return refuseJson(text, json);
}

/** Says what is wrong with JSON that is not read as a report. */
function refuseJson(text: string, json: unknown): Refusal {
  const unsafe = findUnsafeJson(text);
  if (unsafe === 'too deep') return refusals.tooDeep();
  if (json === undefined) return refusals.brokenJson();
  if (unsafe !== undefined) return refusals.unsafeJson(unsafe);
  const format = otherJsonFormat(json);
  return format === undefined ? refusals.unknownFormat() : refusals.notSupportedYet(format);
}

/** The value, or undefined when the text is no JSON; JSON itself has no undefined. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
