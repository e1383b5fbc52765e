// At the head of a client's page: why no work may be done now, and where that is mended. Draws nothing when it may.
import { Alert, Anchor, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { agreementsOptions } from './queries.ts';

/** Where the next step is, by what is missing; nothing where there is none. */
const NEXT: Readonly<Record<string, { readonly words: string; readonly at: (contactId: string) => string }>> = {
  'agreements.none': { words: 'Record a paper agreement', at: (id) => `/contacts/${id}?tab=agreement` },
  'agreements.periodOpen': { words: 'Agreement', at: (id) => `/contacts/${id}?tab=agreement` },
  'agreements.cancelled': { words: 'Agreement', at: (id) => `/contacts/${id}?tab=agreement` },
  'agreements.notAuthorized': { words: 'Documents', at: (id) => `/contacts/${id}?tab=documents` },
  'agreements.stateUnknown': { words: 'Enter the address', at: (id) => `/contacts/${id}` },
  'agreements.stateInReview': { words: 'States', at: () => '/location' },
};

export function WorkNote({ contactId }: { readonly contactId: string }): ReactElement | null {
  const may = useMay();
  const list = useInfiniteQuery({ ...agreementsOptions(contactId), enabled: may('agreements:view') });
  const work = list.data?.pages[0]?.work;
  // A hold is said at the head of the page already, with its reason.
  if (!work || work.code === 'agreements.onHold') return null;
  const next = NEXT[work.code];
  return (
    <Alert variant="default" p="sm" mb="md" role="status">
      <Text>
        {work.code === 'agreements.none' ? 'No agreement is recorded. Work starts when one is.' : work.message}{' '}
        {next && (
          <Anchor component={AppLink} underline="always" href={next.at(contactId)}>
            {next.words}
          </Anchor>
        )}
      </Text>
      {work.citation !== null && (
        <Text size="xs" c="dimmed">
          {work.citation}
        </Text>
      )}
    </Alert>
  );
}
