// The whole report for printing: every part in order, every account open. Rendered only while printing.
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { formatDate } from '../../../../platform/web/look/format-date.ts';
import { BUREAUS } from '../../../report-files/rules/bureaus.ts';
import type { CreditReport, Tradeline } from '../../../report-files/rules/model.ts';
import { shownInquiries } from '../../rules/inquiries-shown.ts';
import { formatPartialDate, gridCode, partsText, selectAccounts } from '../../../report-files/rules/report-view.ts';
import { AccountFields } from '../AccountFields.tsx';
import { HistoryGrid } from '../HistoryGrid.tsx';
import { IdentityPart } from '../IdentityPart.tsx';
import { InquiriesPart } from '../InquiriesPart.tsx';
import { PublicRecordsPart } from '../PublicRecordsPart.tsx';
import { ScoreRow } from '../ScoreRow.tsx';
import { StatementsPart } from '../StatementsPart.tsx';
import classes from './ReportSheet.module.css';

/** On a screen, marks explain themselves on hover. */
const MARKS = (['OK', 'ZB', 'CO', 'COLL', 'RP', 'FC', 'VS', 'BK', 'PP', 'ND', 'UNK'] as const)
  .map((code) => gridCode(code))
  .map(({ short, words }) => `${short} ${words}`)
  .join(', ');

/** Rendered beside the app, so that nothing else is printed, whether by the button or by the browser's own command. */
export function ReportSheet({ report }: { readonly report: CreditReport }): ReactElement | null {
  const [printedAt, setPrintedAt] = useState<string>();
  useEffect(() => {
    // The browser prints what is on the page when the event ends.
    const begin = (): void => flushSync(() => setPrintedAt(new Date().toISOString()));
    const end = (): void => setPrintedAt(undefined);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printedAt === undefined ? null : createPortal(<Sheet report={report} printedAt={printedAt} />, document.body);
}

interface SheetProps {
  readonly report: CreditReport;
  /** The moment it was asked for. */ readonly printedAt: string;
}

function Sheet({ report, printedAt }: SheetProps): ReactElement {
  const accounts = selectAccounts(report, { filter: 'all' });
  const groups = [
    { name: 'Negative accounts', list: accounts.filter(({ negative }) => negative) },
    { name: 'Other accounts', list: accounts.filter(({ negative }) => !negative) },
  ];
  const person = BUREAUS.map((bureau) => report.bureaus.find((file) => file.bureau === bureau)?.identity.names[0]?.full).find(
    (name) => name !== undefined,
  );
  const notes = report.warnings.filter(({ severity }) => severity === 'warning');
  return (
    <div className={classes['sheet']}>
      <header>
        <h1>{person === undefined ? 'Credit report' : `Credit report of ${person}`}</h1>
        <p>
          {[
            partsText(report) ?? report.provider,
            !report.parts && report.reportDate && `as of ${formatPartialDate(report.reportDate)}`,
            `printed ${formatDate(printedAt)}`,
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
        <ScoreRow report={report} />
        <p className={classes['marks']}>
          ≠ marks what the bureaus report differently; hatched, the bureau does not report the account. In payment histories: {MARKS}, a
          number for days late, a dotted box for a month the report does not list.
        </p>
      </header>
      {groups.map(
        ({ name, list }) =>
          list.length > 0 && (
            <Part key={name} name={`${name} (${list.length})`}>
              {list.map((account) => (
                <Account key={account.id} account={account} />
              ))}
            </Part>
          ),
      )}
      <Part name={`Inquiries (${shownInquiries(report).length})`}>
        <InquiriesPart report={report} />
      </Part>
      <Part name={`Public records (${report.publicRecords.length})`}>
        <PublicRecordsPart report={report} />
      </Part>
      <Part name="Personal information" whole>
        <IdentityPart report={report} />
      </Part>
      <Part name="Statements and alerts" whole>
        <StatementsPart report={report} />
      </Part>
      {notes.length > 0 && (
        <Part name="Needs review" whole>
          <ul>
            {notes.map(({ message }, at) => (
              <li key={at}>{message}</li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}

interface PartProps {
  readonly name: string;
  /** Kept on one sheet. */ readonly whole?: boolean;
  readonly children: ReactNode;
}

function Part({ name, whole = false, children }: PartProps): ReactElement {
  return (
    <section className={whole ? classes['whole'] : undefined}>
      <h2>{name}</h2>
      {children}
    </section>
  );
}

function Account({ account }: { readonly account: Tradeline }): ReactElement {
  const about = [account.originalCreditor && `for ${account.originalCreditor}`, ...account.negativeReasons].filter(Boolean);
  return (
    <article>
      <h3>{account.displayName}</h3>
      {about.length > 0 && <p>{about.join('. ')}</p>}
      <AccountFields account={account} />
      <HistoryGrid account={account} />
    </article>
  );
}
