import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useChange } from '../../../platform/web/live/use-change.ts';
import type { FullAnswer } from '../contract.ts';
import { letterWords } from './AnswersTable.tsx';
import { api } from './queries.ts';

/** Where the barcodes say that the answer to another letter begins, and one press that splits the scan there. */
export function SplitScan({ answer: { id, version, parts, pages } }: { readonly answer: FullAnswer }): ReactElement {
  const split = useChange(api.split);
  return (
    <Stack gap="xs">
      <Text fw={500}>This scan holds answers to several letters</Text>
      <ul style={{ margin: 0 }}>
        {parts.map(({ first, letter }, at) => {
          const last = (parts[at + 1]?.first ?? (pages ?? first) + 1) - 1;
          return (
            <li key={first}>
              {last > first ? `Pages ${first} to ${last}` : `Page ${first}`}: {letter.contact.name}, {letterWords({ letter })}
            </li>
          );
        })}
      </ul>
      <RefusalNote error={split.error} />
      <Group>
        <Button loading={split.isPending} onClick={() => split.start({ id, version, firstPages: parts.map(({ first }) => first) })}>
          Split the scan
        </Button>
      </Group>
    </Stack>
  );
}
