import { Button, Group, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { ProblemNote } from '../../../../platform/web/form/ProblemNote.tsx';

/** Someone else changed the same report. A person chooses which version to keep. */
export function EntryConflictNote({
  onKeepMine,
  onLoadTheirs,
}: {
  readonly onKeepMine: () => void;
  readonly onLoadTheirs: () => void;
}): ReactElement {
  return (
    <ProblemNote title="Someone else changed this report">
      <Text>Your changes aren’t saved. Keep yours to replace theirs, or load theirs and lose yours.</Text>
      <Group gap="sm" mt="sm">
        <Button variant="default" onClick={onKeepMine}>
          Keep mine
        </Button>
        <Button variant="default" onClick={onLoadTheirs}>
          Load theirs
        </Button>
      </Group>
    </ProblemNote>
  );
}
