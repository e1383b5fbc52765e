// At the head of a contact: that a legal hold is on it, by whom and since when. Draws nothing where there is none.
import { Alert, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { holdOfOptions } from './queries.ts';

export function HoldNote({ contactId }: { readonly contactId: string }): ReactElement | null {
  const may = useMay();
  const { data } = useQuery({ ...holdOfOptions(contactId), enabled: may('retention:view') });
  const hold = data?.hold;
  if (!hold) return null;
  return (
    <Alert variant="default" p="sm" mb="md" role="status">
      <Text>
        Legal hold since {formatDate(hold.placedAt)}, placed by <bdi>{hold.placedBy}</bdi>: {hold.reason} Nothing of this client is
        destroyed.
      </Text>
    </Alert>
  );
}
