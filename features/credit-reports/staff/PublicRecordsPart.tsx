import { Text, Title } from '@mantine/core';
import type { ReactElement } from 'react';
import { EmptyState } from '../../../platform/web/EmptyState.tsx';
import { BUREAUS, type BureauPublicRecord, type CreditReport, type PublicRecord } from '../rules/model.ts';
import { formatPartialDate } from '../rules/report-view.ts';
import { BureauColumns } from './BureauColumns.tsx';

const KINDS: Readonly<Record<PublicRecord['kind'], string>> = {
  bankruptcy: 'Bankruptcy', judgment: 'Judgment', 'tax-lien': 'Tax lien', foreclosure: 'Foreclosure', other: 'Public record',
};

/** Filings as each bureau lists them. */
export function PublicRecordsPart({ report }: { readonly report: CreditReport }): ReactElement {
  if (report.publicRecords.length === 0) return <EmptyState sentence="This report lists no public records." />;
  const listed = report.publicRecordsListed;
  return (
    <>
      {listed !== undefined && listed > report.publicRecords.length && (
        <Text c="dimmed" mb="sm">The file lists {listed} records; those that only repeat others are shown once.</Text>
      )}
      {report.publicRecords.map((record) => (
        <section key={record.id}>
          <Title order={3} mt="sm">{KINDS[record.kind]}</Title>
          <BureauColumns draw={(bureau) => {
            const filings = record.byBureau[bureau];
            return filings ? filings.map((filing, i) => <Filing key={filing.reference ?? i} filing={filing} />) : null;
          }} absent="Not reported" bureaus={BUREAUS} />
        </section>
      ))}
    </>
  );
}

function Filing({ filing }: { readonly filing: BureauPublicRecord }): ReactElement {
  const lines = [
    ['Type', filing.type], ['Status', filing.status], ['Filed', filing.filed && formatPartialDate(filing.filed)],
    ['Resolved', filing.resolved && formatPartialDate(filing.resolved)], ['Reference', filing.reference], ['Court', filing.court],
    ['Remarks', filing.remarks.join('. ')],
  ] as const;
  return (
    <dl style={{ margin: '0 0 12px' }}>
      {lines.map(([label, value]) => value && (
        <div key={label}>
          <Text component="dt" size="xs" c="dimmed" mt={4}>{label}</Text>
          <dd style={{ margin: 0, overflowWrap: 'anywhere' }}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
