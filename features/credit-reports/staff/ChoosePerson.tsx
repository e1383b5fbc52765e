import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import type { CreditReportRow } from '../contract.ts';
import { peopleOptions, useReportChanges } from './queries.ts';

/** A file about several people: which one is the client. Nothing of it is used, or shown but the names, until someone says so. */
export function ChoosePerson({ row }: { readonly row: CreditReportRow }): ReactElement {
  const people = useQuery(peopleOptions(row.id));
  const { choosePerson } = useReportChanges();
  return (
    <>
      <Group gap="xs" mt={6} role="group" aria-label="Which one is this client?">
        {people.data?.people.map(({ id, name, detail }) => (
          <Button
            key={id}
            size="xs"
            variant="default"
            loading={choosePerson.isPending && choosePerson.input?.person === id}
            disabled={choosePerson.isPending}
            onClick={() => choosePerson.start({ id: row.id, version: row.version, person: id })}
          >
            {name ?? 'A person without a name'}
            {detail !== null && (
              <Text span c="dimmed" ml={6}>
                {detail}
              </Text>
            )}
          </Button>
        ))}
      </Group>
      <RefusalNote error={people.error ?? choosePerson.error} />
    </>
  );
}
