import { Button, Group, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { ProblemNote } from '../../../../platform/web/form/ProblemNote.tsx';

/** Somebody else typed into the same report: one version has to give way, and a person says which. */
export function MeanwhileNote({
  onKeepMine,
  onTakeTheirs,
}: {
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}): ReactElement {
  return (
    <ProblemNote title="Somebody else typed into this report meanwhile">
      <Text>
        What you typed is still here, but it is not saved. Keep yours and theirs is replaced, or load theirs and your last changes are gone.
      </Text>
      <Group gap="sm" mt="sm">
        <Button variant="default" onClick={onKeepMine}>
          Keep mine
        </Button>
        <Button variant="default" onClick={onTakeTheirs}>
          Load theirs
        </Button>
      </Group>
    </ProblemNote>
  );
}
