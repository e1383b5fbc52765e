// Why a file is not read as a credit report: one plain sentence each, with a way forward.
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import { MISMO_REFUSAL_CODES } from './mismo/mismo-refusals.ts';
import type { XmlFault } from './xml-node.ts';

/** Every code `readCreditReport` may refuse with. */
export const READ_REFUSAL_CODES = [
  'reportFiles.empty',
  'reportFiles.tooLarge',
  'reportFiles.tooManyLines',
  'reportFiles.pdfNotReadable',
  'reportFiles.unknownFormat',
  'reportFiles.formatNotSupportedYet',
  'reportFiles.notUsReport',
  'reportFiles.notAReport',
  'reportFiles.brokenJson',
  'reportFiles.unsafeJson',
  'reportFiles.brokenXml',
  'reportFiles.tooDeep',
  'reportFiles.notFullyLoaded',
  'reportFiles.cutShort',
  'reportFiles.noAccountData',
  ...MISMO_REFUSAL_CODES,
] as const;
export type ReadRefusalCode = (typeof READ_REFUSAL_CODES)[number];

const no = (code: ReadRefusalCode, message: string): Refusal => refuse(code, message);

export const refusals = {
  empty: () => no('reportFiles.empty', 'This file is empty.'),
  tooLarge: (megabytes: number) => no('reportFiles.tooLarge', `This file is larger than ${megabytes} MB, which no credit report is.`),
  tooManyLines: (most: number) =>
    no('reportFiles.tooManyLines', `This file lists more than ${most.toLocaleString('en-US')} lines, which no credit report does.`),
  pdf: () =>
    no(
      'reportFiles.pdfNotReadable',
      'A PDF report cannot be read into accounts: it is kept as a document, and you can enter the report by hand beside it.',
    ),
  unknownFormat: () =>
    no(
      'reportFiles.unknownFormat',
      'This file is not a credit report we can read: upload the saved report page (HTML) or the report data (JSON or XML), or enter the report by hand.',
    ),
  notSupportedYet: (format: string) =>
    no(
      'reportFiles.formatNotSupportedYet',
      `This looks like ${format}, which cannot be read yet: upload the saved report page (HTML) or the report data (JSON or XML).`,
    ),
  notUsReport: () =>
    no('reportFiles.notUsReport', 'This is a TransUnion CIBIL report from India; only reports of the United States bureaus are read.'),
  notAReport: (what: string) =>
    no('reportFiles.notAReport', `This is ${what}, not a credit report: upload the report itself, or keep this file as a document.`),
  brokenJson: () => no('reportFiles.brokenJson', 'This file starts like report data but breaks off or is damaged: download it again.'),
  brokenXml: (fault: XmlFault) =>
    no(
      'reportFiles.brokenXml',
      {
        doctype: 'This file declares document types or entities of its own (DOCTYPE), which report data never does: download it again.',
        'too deep': 'This file is nested deeper than any credit report: download it again.',
        'too large': 'This file holds more than any credit report does: download it again.',
        broken: 'This file starts like report data but breaks off or is damaged: download it again.',
      }[fault],
    ),
  unsafeJson: (what: string) => no('reportFiles.unsafeJson', `This file ${what}, which report data never has: download it again.`),
  tooDeep: () => no('reportFiles.tooDeep', 'This file is nested deeper than any credit report: download it again.'),
  notFullyLoaded: () =>
    no('reportFiles.notFullyLoaded', 'The report was not fully loaded when the page was saved: open it, wait for it to show, save again.'),
  cutShort: () => no('reportFiles.cutShort', 'This file breaks off before the end of the report: save or download it again.'),
  noAccountData: () =>
    no('reportFiles.noAccountData', 'This file has the outline of a report but no account data in it: download the report again.'),
} as const;
