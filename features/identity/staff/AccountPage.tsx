import { Alert, Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import { AccountSections } from '../portal/account/AccountSections.tsx';
import { staffSessionOptions } from './queries.ts';

/** The person's own account. Until a required second step is set up, they are sent here and continue from here. */
export function AccountPage({ onGoOn }: { readonly onGoOn: () => void }): ReactElement {
  const { data: session } = useQuery(staffSessionOptions());
  const needs = session?.needsSecondFactor === true;
  const [wasHeld, setWasHeld] = useState(needs);
  if (needs && !wasHeld) setWasHeld(true);
  return (
    <>
      <PageHeader title="Settings" />
      {wasHeld && (
        <Alert variant="default" role="status" maw={560} mb="md" p="sm">
          {needs ? (
            <Text fw={500}>Your office requires a second step at sign-in. Set it up to continue.</Text>
          ) : (
            <Group justify="space-between">
              <Text fw={500}>The second step is set up.</Text>
              <Button onClick={onGoOn}>Continue</Button>
            </Group>
          )}
        </Alert>
      )}
      <AccountSections size="sm" secondFactorFirst={wasHeld} />
    </>
  );
}
