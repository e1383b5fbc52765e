// What became of disputes of lines under the names of one recipient, by bureau.
import { Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { nameKey } from '../../recipients/rules/recipient-names.ts';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import { OUTCOME_RESULTS } from '../contract.ts';
import { OUTCOME_WORDS } from '../rules/outcome-words.ts';
import { furnisherResultsOptions } from './queries.ts';

const MOST_NAMES = 60;

export function FurnisherResults({ names }: { readonly names: readonly string[] }): ReactElement {
  const keys = [...new Set(names.map(nameKey))].slice(0, MOST_NAMES);
  const { data, error } = useQuery({ ...furnisherResultsOptions(keys), enabled: keys.length > 0 });
  return (
    <section aria-labelledby="results">
      <Title order={2} id="results">
        Disputes
      </Title>
      <RefusalNote error={error} />
      {data?.rows.length === 0 && <Text c="dimmed">No line under these names has been disputed yet.</Text>}
      {data && data.rows.length > 0 && (
        <Table.ScrollContainer minWidth={520}>
          <Table aria-label="What became of disputes">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Bureau</Table.Th>
                <Table.Th ta="right">In progress</Table.Th>
                {OUTCOME_RESULTS.map((result) => (
                  <Table.Th key={result} ta="right">
                    {OUTCOME_WORDS[result]}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.rows.map((row) => (
                <Table.Tr key={row.bureau}>
                  <Table.Td>{BUREAU_NAMES[row.bureau]}</Table.Td>
                  <Table.Td ta="right">{row['in-progress']}</Table.Td>
                  {OUTCOME_RESULTS.map((result) => (
                    <Table.Td key={result} ta="right">
                      {row[result]}
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </section>
  );
}
