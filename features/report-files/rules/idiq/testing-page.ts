// Small synthetic IdentityIQ pages for tests.

type Column = 'TUC' | 'EXP' | 'EQF';
const NAMES: Readonly<Record<Column, string>> = { TUC: 'TransUnion', EXP: 'Experian', EQF: 'Equifax' };

/** The values one bureau prints for one label: '' for an empty cell, several for several lines of one bureau. */
export type Printed = string | readonly string[];
export type Row = readonly [label: string, values: Partial<Record<Column, Printed>>];

/** A bureau table with its columns in the order given. */
export function table(rows: readonly Row[], columns: readonly Column[] = ['TUC', 'EXP', 'EQF'], hidden: readonly Column[] = []): string {
  const mark = (column: Column): string => (hidden.includes(column) ? ' ng-hide' : '');
  const head = columns.map((column) => `<th class="header${column}${mark(column)}">${NAMES[column]}</th>`).join('');
  const body = rows.map(
    ([label, values]) =>
      `<tr><td class="label">${label}:</td>${columns.map((column) => `<td class="info${mark(column)}">${cell(values[column] ?? '')}</td>`).join('')}</tr>`,
  );
  return `<table class="rpt_content_table rpt_table4column"><tbody><tr><th></th>${head}</tr>${body.join('')}</tbody></table>`;
}

function cell(printed: Printed): string {
  const values = typeof printed === 'string' ? [printed].filter((value) => value !== '') : printed;
  return (
    values.map((value) => `<ng-repeat ng-repeat="tradeline in tdls=(x)"> ${value} </ng-repeat><!-- end ngRepeat -->`).join('') +
    (values.length > 0 ? '<ng class="ng-hide">-</ng>' : '')
  );
}

/** A payment grid, newest month first: months as 'Jan 26', rows as printed texts, '?' for a cell of class hstry-unknown. */
export function grid(months: readonly string[], rows: Partial<Record<Column, readonly string[]>>): string {
  const cells = (values: readonly string[], draw: (value: string) => string): string => values.map(draw).join('');
  const month = cells(
    months,
    (text) => `<td><span class="lg-view">${text.slice(0, 3)}</span><span class="sm-view">${text.slice(0, 1)}</span></td>`,
  );
  const year = cells(months, (text) => `<td>${text.slice(4)}</td>`);
  const bureaus = (Object.keys(rows) as Column[]).map(
    (column) =>
      `<tr><td class="label">${NAMES[column]}</td>${cells(
        rows[column] ?? [],
        (text) => `<td class="info${text === '?' ? ' hstry-unknown' : ' hstry-x'}">${text === '?' ? '' : text}</td>`,
      )}</tr>`,
  );
  return `<table class="addr_hsrty"><tr><td class="label">Month</td>${month}</tr><tr><td class="label">Year</td>${year}</tr>${bureaus.join('')}</table>`;
}

export function account(heading: string, facts: string, history = ''): string {
  return `<table class="crPrint"><tr><td><div class="sub_header ng-binding">${heading}</div>${facts}<div>History</div>${history}</td></tr></table>`;
}

export interface PageParts {
  readonly accounts: readonly string[];
  readonly personal?: readonly Row[];
  readonly scores?: readonly Row[];
  readonly summary?: readonly Row[];
  readonly inquiries?: readonly (readonly string[])[];
  readonly records?: string;
  readonly extra?: string;
}

/** A whole page; its script holds template copies of the labels, as real pages do. */
export function page({ accounts, personal = [], scores = [], summary = [], inquiries = [], records = '', extra = '' }: PageParts): string {
  const section = (title: string, content: string): string =>
    `<div class="rpt_content_wrapper"><div class="rpt_fullReport_header"><span>${title}</span><span>Back to Top</span></div>${content}</div>`;
  const list = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
    `<table><tr>${columns.map((name) => `<th>${name}</th>`).join('')}</tr>${rows.map((row) => `<tr>${row.map((text) => `<td>${text}</td>`).join('')}</tr>`).join('')}</table>`;
  return `<!DOCTYPE html><html><head><title>Credit Report - IdentityIQ</title></head><body>
<script type="text/ng-template"><table class="rpt_table4column"><tr><td>Account #: {{tradeline}}</td></tr></table></script>
<div ng-controller="CreditReportController"><transunion-report><div class="ng-hide">Loading.. please wait</div>
<div id="reportTop"><h3>Reference #:</h3><p>M00000042</p><h3>Report Date:</h3><p>03/02/2026</p></div>
${section('Personal Information', table([['Credit Report Date', { TUC: '03/02/2026', EXP: '03/02/2026', EQF: '03/02/2026' }], ['Name', { TUC: 'PAT SAMPLE' }], ...personal]))}
${section('Credit Score', table(scores))}${section('Summary', table(summary))}
${section('Account History', accounts.join(''))}
${section('Inquiries', list(['Creditor Name', 'Type of Business', 'Date of inquiry', 'Credit Bureau'], inquiries))}
${section('Public Information', records)}${extra}
${section('Creditor Contacts', list(['Creditor Name', 'Address', 'Phone Number'], [['FIRST TEST BANK', '1 BANK PLZ        <br> BOSTON<span>, </span>MA 02110', '(617) 555-0100']]))}
</transunion-report></div></body></html>`;
}
