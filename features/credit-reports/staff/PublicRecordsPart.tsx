import { Text, Title } from '@mantine/core';
import type { ReactElement } from 'react';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { BUREAUS } from '../../report-files/rules/bureaus.ts';
import type { BureauPublicRecord, CreditReport, PublicRecord } from '../../report-files/rules/model.ts';
import { formatPartialDate } from '../../report-files/rules/report-view.ts';
import { BureauColumns } from './BureauColumns.tsx';

const KINDS: Readonly<Record<PublicRecord['kind'], string>> = {
  bankruptcy: 'Bankruptcy',
  judgment: 'Judgment',
  'tax-lien': 'Tax lien',
  foreclosure: 'Foreclosure',
  other: 'Public record',
};

/** Filings as each bureau lists them. */
export function PublicRecordsPart({ report }: { readonly report: CreditReport }): ReactElement {
  if (report.publicRecords.length === 0) return <EmptyState sentence="This report lists no public records." />;
  const listed = report.publicRecordsListed;
  return (
    <>
      {listed !== undefined && listed > report.publicRecords.length && (
        <Text c="dimmed" mb="sm">
          The file lists {listed} records; those that only repeat others are shown once.
        </Text>
      )}
      {report.publicRecords.map((record) => (
        <section key={record.id}>
          <Title order={3} mt="sm">
            {KINDS[record.kind]}
          </Title>
          <BureauColumns
            renderBureau={(bureau) => {
              const filings = record.byBureau[bureau];
              return filings ? filings.map((filing, i) => <Filing key={filing.reference ?? i} filing={filing} />) : null;
            }}
            absent="Not reported"
            bureaus={BUREAUS}
          />
        </section>
      ))}
    </>
  );
}

function Filing({ filing }: { readonly filing: BureauPublicRecord }): ReactElement {
  const details = [
    filing.filed && `Filed ${formatPartialDate(filing.filed)}`,
    filing.resolved && `Resolved ${formatPartialDate(filing.resolved)}`,
    filing.reference && `No. ${filing.reference}`,
    filing.court,
  ].filter(Boolean);
  return (
    <div style={{ marginBottom: 12, overflowWrap: 'anywhere' }}>
      <Text fw={500}>
        {filing.type}
        {filing.status !== '' && `, ${filing.status}`}
      </Text>
      <Text c="dimmed">{details.join(' · ')}</Text>
      {filing.remarks.length > 0 && <Text>{filing.remarks.join('. ')}</Text>}
    </div>
  );
}
