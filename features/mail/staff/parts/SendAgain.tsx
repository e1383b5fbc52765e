import { Button, Group, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import { api } from '../queries.ts';

interface SendAgainProps {
  readonly id: string;
  /** The mail server was asked and did not answer. */
  readonly mayHaveArrived: boolean;
}

/** Hands a mail to the mail server once more. */
export function SendAgain({ id, mayHaveArrived }: SendAgainProps): ReactElement {
  const again = useChange(api.sendAgain);
  return (
    <>
      <RefusalNote error={again.error} />
      <Group gap="sm" mb="md" align="center">
        <Button variant="default" loading={again.isPending} onClick={() => again.start({ id })}>
          Send again
        </Button>
        {mayHaveArrived && <Text size="sm">It may have arrived already. Sent again, it could arrive twice.</Text>}
      </Group>
    </>
  );
}
