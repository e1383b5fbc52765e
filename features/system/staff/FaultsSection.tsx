import { Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { DataTable, type Column } from '../../../platform/web/table/DataTable.tsx';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import type { FaultRow } from '../contract.ts';
import { faultsOptions } from './queries.ts';

const REFERENCE = /^[0-9a-f-]{1,36}$/i;

/** The latest faults; one that a person reports is found by its reference, which is in the address. */
export function FaultsSection(): ReactElement {
  const [search, change] = useSearchParams();
  const typed = (search['fault'] ?? '').trim();
  const fits = REFERENCE.test(typed);
  const { data, error } = useQuery(faultsOptions(fits ? typed : undefined));
  return (
    <>
      <TextInput
        label="Reference"
        description="As it was shown with the sentence that something went wrong"
        w={{ base: '100%', xs: 360 }}
        mb="sm"
        maxLength={36}
        value={search['fault'] ?? ''}
        error={typed !== '' && !fits ? 'A reference has digits, the letters a to f, and dashes.' : undefined}
        onChange={(event) => change({ fault: event.currentTarget.value })}
      />
      <DataTable
        label="Faults"
        columns={COLUMNS}
        rows={data?.faults}
        rowKey={({ reference }) => reference}
        error={error}
        empty={<EmptyState sentence={fits ? 'There is no fault with this reference among the last 1,000.' : 'There were no faults.'} />}
      />
    </>
  );
}

const COLUMNS: readonly Column<FaultRow>[] = [
  { key: 'reference', header: 'Reference', width: 340, cell: ({ reference }) => <code>{reference}</code> },
  { key: 'at', header: 'When', width: 170, cell: ({ at }) => <DateText at={at} /> },
  { key: 'place', header: 'Where', width: 200, prose: true, cell: ({ place }) => <code>{place}</code> },
  {
    key: 'what',
    header: 'What',
    prose: true,
    cell: ({ class: name, code, stack }) => (
      <details>
        <summary>
          {name}
          {code !== null && ` ${code}`}
        </summary>
        <ol style={{ margin: '4px 0 0', paddingInlineStart: 20 }}>
          {stack.map((line, at) => (
            <Text key={`${String(at)} ${line}`} component="li" size="xs">
              <code>{line}</code>
            </Text>
          ))}
        </ol>
      </details>
    ),
  },
];
