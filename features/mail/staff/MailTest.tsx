// One email to oneself, and what became of it.
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { formatDateTime } from '../../../platform/web/look/format-date.ts';
import type { MailRow } from '../contract.ts';
import { MailStateText } from './parts/MailStateText.tsx';
import { api, mailTestOptions } from './queries.ts';

const RESULTS: Readonly<Record<MailRow['state'], string>> = {
  waiting: 'It waits to be sent.',
  sending: 'The mail server has been asked.',
  sent: 'The mail server accepted it. Look into your mailbox, also under junk.',
  kept: 'No mail server is set up, so no one received it.',
  failed: 'The mail server did not accept it.',
  unknown: 'The mail server gave no clear answer.',
};

export function MailTest(): ReactElement {
  const { data, error } = useQuery(mailTestOptions());
  const send = useChange(api.sendTest);
  const mail = data?.mail ?? null;
  return (
    <Stack gap="xs" align="flex-start">
      {data?.serverSetUp === false && (
        <Text>
          No mail server is set up: emails stay under{' '}
          <Anchor component={AppLink} href="/communications" underline="always">
            Communications
          </Anchor>{' '}
          and reach no one. The person who runs this server sets SMTP_URL and MAIL_FROM and starts it again.
        </Text>
      )}
      <Group gap="md">
        <Button variant="default" loading={send.isPending} onClick={() => void send.run({}).catch(() => undefined)}>
          Send a test email to me
        </Button>
        {mail && (
          <div role="status">
            <MailStateText state={mail.state} /> <Text span>{RESULTS[mail.state]}</Text>
            <Text c="dimmed" size="xs">
              To {mail.to}, {formatDateTime(mail.createdAt)}
            </Text>
            {mail.problem !== null && <Text style={{ overflowWrap: 'anywhere' }}>{mail.problem}</Text>}
          </div>
        )}
      </Group>
      <RefusalNote error={error ?? send.error} />
    </Stack>
  );
}
