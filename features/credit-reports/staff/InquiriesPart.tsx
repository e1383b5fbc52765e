import { Table, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { EmptyState } from '../../../platform/web/EmptyState.tsx';
import { BUREAUS, BUREAU_NAMES, type CreditReport, type Inquiry } from '../rules/model.ts';
import { formatPartialDate } from '../rules/report-view.ts';

const KINDS: Readonly<Record<Inquiry['kind'], string>> = { hard: 'Hard', soft: 'Soft', unknown: 'Not stated' };

/** Who looked at the file, newest first. */
export function InquiriesPart({ report }: { readonly report: CreditReport }): ReactElement {
  if (report.inquiries.length === 0) return <EmptyState sentence="This report lists no inquiries." />;
  const sorted = report.inquiries.toSorted((a, b) => (b.date?.iso ?? '').localeCompare(a.date?.iso ?? '') || BUREAUS.indexOf(a.bureau) - BUREAUS.indexOf(b.bureau));
  return (
    <Table.ScrollContainer minWidth={320}>
      <Table verticalSpacing={8}>
        <Table.Thead>
          <Table.Tr><Table.Th>Inquiry by</Table.Th><Table.Th>Bureau</Table.Th><Table.Th>Kind</Table.Th><Table.Th ta="right">Date</Table.Th></Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sorted.map((inquiry) => (
            <Table.Tr key={inquiry.id}>
              <Table.Td><Text span fw={500}>{inquiry.name}</Text>{inquiry.business !== undefined && <Text size="xs" c="dimmed">{inquiry.business}</Text>}</Table.Td>
              <Table.Td>{BUREAU_NAMES[inquiry.bureau]}</Table.Td>
              <Table.Td>{KINDS[inquiry.kind]}</Table.Td>
              <Table.Td ta="right">{inquiry.date ? formatPartialDate(inquiry.date) : 'Not given'}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
