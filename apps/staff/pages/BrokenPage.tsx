import { Button, Stack } from '@mantine/core';
import type { ErrorComponentProps } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { isPartFailure } from '../../../platform/web/live/load-part.ts';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { WaitingForLine } from '../../../platform/web/look/WaitingForLine.tsx';

/** One page did not come or broke; the shell around it stays usable. */
export function BrokenPage({ error }: ErrorComponentProps): ReactElement {
  const isLine = isPartFailure(error);
  return (
    <>
      <PageHeader title={isLine ? 'Waiting for the connection' : 'This page could not be shown'} />
      <Stack gap="md" align="flex-start">
        {isLine ? <WaitingForLine /> : <RefusalNote error={error} />}
        <Button variant="default" onClick={() => location.reload()}>
          Try again
        </Button>
      </Stack>
    </>
  );
}
