import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { AppLink } from '../../../../platform/web/look/AppLink.tsx';
import { formatDateTime } from '../../../../platform/web/look/format-date.ts';
import { useMay } from '../../../../platform/web/identity/permissions-context.ts';
import type { ImportView } from '../../contract.ts';
import type { useImportSteps } from '../queries.ts';

interface ResultPartProps {
  readonly one: ImportView;
  readonly undo: ReturnType<typeof useImportSteps>['undo'];
}

/** The result of an import, with undo. */
export function ResultPart({ one, undo }: ResultPartProps): ReactElement {
  const may = useMay();
  const { written, undone } = one.rows;
  return (
    <Stack gap="sm" aria-live="polite">
      {one.problem !== null && <Text>{one.problem}</Text>}
      <Text fw={500}>{sentence(one)}</Text>
      {one.state === 'undone' && written > undone && (
        <Text>{(written - undone).toLocaleString('en-US')} were kept because someone has worked with them since.</Text>
      )}
      {written > 0 && may('contacts:view') && (
        <Group gap="md">
          {one.state !== 'undone' && (
            <Anchor component={AppLink} href={`/contacts?import=${one.id}`}>
              Show these contacts
            </Anchor>
          )}
          {one.undoUntil !== null && may('imports:run') && (
            <Button variant="default" loading={undo.isPending} onClick={() => undo.start({ id: one.id })}>
              Undo
            </Button>
          )}
        </Group>
      )}
      {one.undoUntil !== null && (
        <Text c="dimmed" size="xs">
          Undo archives them until {formatDateTime(one.undoUntil)}, except those someone has worked with.
        </Text>
      )}
    </Stack>
  );
}

function sentence({ state, rows: { written, undone } }: ImportView): string {
  const say = (n: number): string => `${n.toLocaleString('en-US')} ${n === 1 ? 'person' : 'people'}`;
  if (state === 'undone') return `Undone: ${say(undone)} archived.`;
  if (state === 'cancelled') return written === 0 ? 'Canceled before anyone was added.' : `Canceled after ${say(written)}.`;
  return `${say(written)} imported.`;
}
