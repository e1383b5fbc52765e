// Turns one's own calendar feed on and off. The address is shown once, because only its hash is kept.
import { Button, CopyButton, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { Dialog } from '../../../../platform/web/form/Dialog.tsx';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import { LoadingLines } from '../../../../platform/web/look/LoadingLines.tsx';
import { formatDate, formatDateTime } from '../../../../platform/web/look/format-date.ts';
import { api, feedOptions } from '../queries.ts';

export function FeedDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { data, error } = useQuery(feedOptions());
  const make = useChange(api.makeFeed, { secret: true });
  const revoke = useChange(api.revokeFeed);
  const [names, setNames] = useState('initials');
  const feed = data?.feed;
  return (
    <Dialog title="Calendar on your phone" size="lg" onClose={onClose}>
      <Stack gap="sm">
        <Text>
          Your appointments, tasks and deadlines, for a calendar program that can subscribe to an address. It can read them and change
          nothing.
        </Text>
        {!data && (error ? <RefusalNote error={error} /> : <LoadingLines lines={2} />)}
        {feed && (
          <Text role="status">
            The feed is on since {formatDate(feed.createdAt)}, with {feed.withNames ? 'full names' : 'initials'}.{' '}
            {feed.lastReadAt === null ? 'No program has read it yet.' : `Last read ${formatDateTime(feed.lastReadAt)}.`}
          </Text>
        )}
        {make.result && feed && (
          <Group gap="sm" align="flex-end" wrap="nowrap">
            <TextInput
              style={{ flexGrow: 1 }}
              label="Address"
              description="It is shown only now. Anyone who has it can read your calendar."
              value={make.result.url}
              readOnly
              onFocus={(event) => event.currentTarget.select()}
            />
            <CopyButton value={make.result.url}>
              {({ copied, copy }) => (
                <Button variant="default" onClick={copy} style={{ flexShrink: 0 }}>
                  {copied ? 'Copied' : 'Copy'}
                </Button>
              )}
            </CopyButton>
          </Group>
        )}
        {data && (
          <Radio.Group label="Contacts appear as" value={names} onChange={setNames}>
            <Stack gap={6} mt={6}>
              <Radio value="initials" label="Initials. Programs copy a calendar to other places." />
              <Radio value="names" label="Full names" />
            </Stack>
          </Radio.Group>
        )}
        {feed && <Text c="dimmed">A new address replaces the one before, which stops working.</Text>}
        <RefusalNote error={make.error ?? revoke.error} />
        <Group gap="sm" justify="flex-end">
          {feed && (
            <Button variant="default" loading={revoke.isPending} onClick={() => revoke.start({}, make.reset)}>
              Turn off
            </Button>
          )}
          {data && (
            <Button loading={make.isPending} onClick={() => make.start({ withNames: names === 'names' })}>
              {feed ? 'Make a new address' : 'Make an address'}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}
