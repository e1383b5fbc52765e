import { Button } from '@mantine/core';
import type { ReactElement } from 'react';
import { RefusalNote } from '../form/RefusalNote.tsx';
import type { Change } from '../live/use-change.ts';

interface RestoreButtonProps<O> {
  /** Of the record, for those who hear the button. */
  readonly name: string;
  readonly id: string;
  readonly restore: Change<{ readonly id: string }, O>;
}

/** Restores a removed record from its row in a list. */
export function RestoreButton<O>({ name, id, restore }: RestoreButtonProps<O>): ReactElement {
  return (
    <>
      <Button
        size="compact-xs"
        variant="default"
        loading={restore.isPending}
        aria-label={`Restore ${name}`}
        onClick={() => restore.start({ id })}
      >
        Restore
      </Button>
      <RefusalNote error={restore.error} />
    </>
  );
}
