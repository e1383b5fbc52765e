// A saved report page of the IdentityIQ family (IdentityIQ, MyScoreIQ, MyFreeScoreNow) as a credit report (field reference 2.1).
import type { Refusal } from '../../../../platform/base/refusal.ts';
import { bureauFiles } from '../bureau-files.ts';
import { checkAgainstSummary } from '../checksum.ts';
import { cleanText } from '../clean-text.ts';
import { findAll, findFirst, hasClass, lookAt, parseHtmlTree, rawText, type HtmlElement } from './html-tree.ts';
import { readAccounts } from './idiq-accounts.ts';
import { readIdentity, readPulledOn, readScores, readStatements, sectionTable } from './idiq-identity.ts';
import { readCreditors, readDeclaredSummary, readFilings, readInquiries } from './idiq-records.ts';
import { isBureauTable, readSections, type SectionTitle } from './idiq-table.ts';
import { type Bureau, BUREAUS } from '../bureaus.ts';
import type { Alert, CreditReport, PartialDate } from '../model.ts';
import { assembleReport } from '../assemble-report.ts';
import { later } from '../partial-date.ts';
import { assemblePublicRecords } from '../public-records.ts';
import { Reading } from '../reading.ts';
import { refusals } from '../refusals.ts';

/** Strings that identify the page family, present even before the report has loaded. */
const FAMILY = /rpt_table4column|CreditReportController|<transunion-report|<experian-report|<chesterpa-report/;

/** The page as a tree; other pages are refused. */
export function openPage(html: string): { readonly kind: 'html'; readonly root: HtmlElement; readonly text: string } | Refusal {
  if (!FAMILY.test(html)) return refusals.unknownFormat();
  const root = parseHtmlTree(html);
  return root === 'too deep' ? refusals.tooDeep() : { kind: 'html', root, text: html };
}

/** The reader of a page; refuses pages saved before the report showed, and pages that break off. */
export function pageReader(html: string, page: HtmlElement): (() => CreditReport | Refusal) | Refusal {
  const sections = readSections(page);
  const history = sections.get('account history');
  const isWhole = /<\/html\s*>/i.test(html.slice(-20_000));
  if (!findFirst(page, isBureauTable) || !history) return isWhole ? refusals.notFullyLoaded() : refusals.cutShort();
  if (lookAt(history).includes('{{')) return refusals.notFullyLoaded();
  if (!isWhole && !sections.has('creditor contacts')) return refusals.cutShort();
  return () => readPage(html, page, sections, isWhole);
}

function readPage(
  html: string,
  page: HtmlElement,
  sections: ReadonlyMap<SectionTitle, HtmlElement>,
  isWhole: boolean,
): CreditReport | Refusal {
  const reading = new Reading();
  if (!isWhole) reading.warn('pageCutShort', 'The end of this page is missing; check that the last sections are complete.');
  const history = sections.get('account history');
  const accounts = history ? readAccounts(history, reading) : [];
  const inquiries = readInquiries(sections.get('inquiries'), reading);
  const publicRecords = assemblePublicRecords(readFilings(sections.get('public information'), reading), reading);
  const scores = readScores(sections.get('credit score'), reading);
  const statements = readStatements(sections.get('customer statement'));
  const personal = sectionTable(sections.get('personal information'));
  const frozen = readFrozen(page);
  const pulls = new Map(BUREAUS.map((bureau) => [bureau, readPulledOn(personal, bureau, reading)]));
  const bureaus = bureauFiles(
    (bureau) => ({
      pulledOn: pulls.get(bureau),
      ordered: pulls.get(bureau) !== undefined,
      frozen: frozen.has(bureau),
      scores: scores.filter((score) => score.bureau === bureau),
      identity: readIdentity(personal, bureau, reading),
      statements: statements.filter((statement) => statement.bureau === bureau),
      alerts: frozen.has(bureau) ? [freezeAlert(bureau)] : [],
    }),
    { accounts, inquiries, publicRecords: publicRecords.records },
  );
  if (accounts.length === 0 && bureaus.every(({ present }) => present !== 'yes')) return refusals.noAccountData();
  if (accounts.length === 0) reading.warn('noAccounts', 'This report lists no accounts.');

  const top = readTop(page);
  reading.enter('reportTop');
  const printedDate = top.dates.reduce<PartialDate | undefined>((date, text) => later(date, reading.date(text, 'report date')), undefined);
  const reportDate = printedDate ?? [...pulls.values()].reduce(later, undefined);
  const declaredSummary = readDeclaredSummary(sectionTable(sections.get('summary')), reading);
  checkAgainstSummary({ declared: declaredSummary, accounts, inquiries, filings: publicRecords.listed.filings, reportDate }, reading);
  return assembleReport(reading, publicRecords, {
    sourceFormat: 'idiq-html',
    provider: providerOf(html),
    providerReference: top.reference || undefined,
    reportDate,
    bureaus,
    accounts,
    inquiries,
    creditors: readCreditors(sections.get('creditor contacts')),
    declaredSummary,
  });
}

/** Reference and dates at the head of the page; the dates of several pulls share one field. */
function readTop(page: HtmlElement): { reference: string; dates: readonly string[] } {
  const top = findFirst(page, (node) => node.id === 'reportTop');
  const text = top ? cleanText(rawText(top)) : '';
  return {
    reference: /reference\s*#:?\s*([A-Z]?\d{4,})/i.exec(text)?.[1] ?? '',
    dates: /report date:?(.*)$/i.exec(text)?.[1]?.match(/\d{1,2}\/\d{1,2}\/\d{4}/g) ?? [],
  };
}

const PROVIDERS = ['IdentityIQ', 'MyScoreIQ', 'MyFreeScoreNow', 'SmartCredit'];

/** The page's title names the vendor ("Credit Report - IdentityIQ"). */
function providerOf(html: string): string | undefined {
  const start = html.indexOf('<title');
  const title = start === -1 ? '' : html.slice(start, html.indexOf('</title', start)).slice(0, 300).toLowerCase();
  return PROVIDERS.find((provider) => title.includes(provider.toLowerCase()));
}

/** A frozen file is said in red beside the bureau's name, in a text of its own. */
function readFrozen(page: HtmlElement): Set<Bureau> {
  const names: Readonly<Record<Bureau, RegExp>> = { TU: /transunion/i, EX: /experian/i, EQ: /equifax/i };
  const notes = findAll(
    page,
    (node) => /freeze|frozen/i.test(node.classes) || (hasClass(node, 'red') && /frozen|freeze/i.test(lookAt(node))),
  ).map(rawText);
  return new Set(BUREAUS.filter((bureau) => notes.some((note) => /frozen|freeze/i.test(note) && names[bureau].test(note))));
}

function freezeAlert(bureau: Bureau): Alert {
  return { bureau, kind: 'freeze', text: 'Security freeze on file' };
}
