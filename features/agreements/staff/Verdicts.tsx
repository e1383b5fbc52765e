// What the law allowed of this person, on which facts: what an office shows when it is asked years later.
import { Button, List, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import type { KeptVerdict } from '../contract.ts';
import { askedWords, factWords } from '../rules/verdict-words.ts';
import { verdictsOptions } from './queries.ts';

export function Verdicts({ contactId }: { readonly contactId: string }): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-labelledby="verdicts">
      <Title order={2} id="verdicts" mb="xs">
        Why it was allowed
      </Title>
      <Text c="dimmed" mb="xs">
        Each step that the law allows only under conditions, with what was looked at when it was taken.
      </Text>
      {isOpen ? (
        <VerdictList contactId={contactId} />
      ) : (
        <Button variant="default" onClick={() => setIsOpen(true)}>
          Show steps
        </Button>
      )}
    </section>
  );
}

function VerdictList({ contactId }: { readonly contactId: string }): ReactElement {
  const list = useInfiniteQuery(verdictsOptions(contactId));
  if (!list.data) return list.error ? <RefusalNote error={list.error} /> : <LoadingLines lines={3} />;
  const rows = list.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0) return <Text>No such step was taken since this is kept.</Text>;
  return (
    <>
      <List listStyleType="none" withPadding={false} spacing="md" aria-label="Steps that were allowed">
        {rows.map((row) => (
          <List.Item key={row.id}>
            <Step row={row} />
          </List.Item>
        ))}
      </List>
      {list.hasNextPage && (
        <Button mt="md" variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Load more
        </Button>
      )}
    </>
  );
}

function Step({ row }: { readonly row: KeptVerdict }): ReactElement {
  return (
    <>
      <Text fw={500}>{askedWords(row.asked)}</Text>
      <Text c="dimmed" size="xs">
        <DateText at={row.at} /> · <bdi>{row.byName}</bdi> · {row.gates.join(', ')}, rule {row.ruleVersion}
      </Text>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {factWords(row.facts)
          .map(({ name, value }) => `${name}: ${value}`)
          .join(' · ')}
      </Text>
    </>
  );
}
