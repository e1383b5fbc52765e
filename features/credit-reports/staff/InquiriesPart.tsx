import { Table, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { shownInquiries } from '../rules/inquiries-shown.ts';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import type { CreditReport, Inquiry } from '../../report-files/rules/model.ts';
import { formatPartialDate, listWords } from '../../report-files/rules/report-view.ts';

const KINDS: Readonly<Record<Inquiry['kind'], string>> = { hard: 'Hard', soft: 'Soft', unknown: 'Not stated' };

/** Who looked at the file, newest first. */
export function InquiriesPart({ report }: { readonly report: CreditReport }): ReactElement {
  if (report.inquiries.length === 0) return <EmptyState sentence="This report lists no inquiries." />;
  return (
    <Table.ScrollContainer minWidth={320}>
      <Table verticalSpacing={8}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Inquiry by</Table.Th>
            <Table.Th>Bureau</Table.Th>
            <Table.Th>Kind</Table.Th>
            <Table.Th ta="right">Date</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shownInquiries(report).map((row) => {
            const [first] = row;
            const business = row.find((inquiry) => inquiry.business !== undefined)?.business;
            return (
              <Table.Tr key={first.id}>
                <Table.Td>
                  <Text span fw={500}>
                    {first.name}
                  </Text>
                  {business !== undefined && (
                    <Text size="xs" c="dimmed">
                      {business}
                    </Text>
                  )}
                </Table.Td>
                <Table.Td>{listWords(row.map(({ bureau }) => BUREAU_NAMES[bureau]))}</Table.Td>
                <Table.Td>{KINDS[first.kind]}</Table.Td>
                <Table.Td ta="right">
                  {listWords([...new Set(row.map(({ date }) => (date ? formatPartialDate(date) : 'Not given')))])}
                </Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
