import { Button, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { clientSessionOptions } from '../../../features/access/portal/queries.ts';
import { myDisputesOptions } from '../../../features/disputes/portal/queries.ts';
import { summarizeRound } from '../../../features/disputes/portal/summarize-round.ts';
import { myLettersOptions } from '../../../features/letters/portal/queries.ts';
import { AppLink } from '../../../platform/web/AppLink.tsx';
import { BureauStrip } from '../../../platform/web/BureauStrip.tsx';
import { DateText } from '../../../platform/web/DateText.tsx';
import { LoadingLines } from '../../../platform/web/LoadingLines.tsx';
import { RefusalNote } from '../../../platform/web/RefusalNote.tsx';
import { PortalPage } from './PortalPage.tsx';

/** Where the client stands, and the one thing to look at next. */
export function DashboardPage(): ReactElement {
  const session = useQuery(clientSessionOptions());
  const disputes = useQuery(myDisputesOptions());
  const letters = useQuery(myLettersOptions());
  const name = session.data?.name.split(' ')[0];
  return (
    <PortalPage title={name ? `Hello, ${name}` : 'Dashboard'}>
      <RefusalNote error={disputes.error} />
      {disputes.isPending && <LoadingLines lines={4} />}
      {disputes.data && (
        disputes.data.rounds[0] === undefined ? <NoRound /> : <CurrentRound round={disputes.data.rounds[0]} letters={letters.data?.letters ?? []} />
      )}
    </PortalPage>
  );
}

function NoRound(): ReactElement {
  return (
    <section aria-labelledby="where">
      <Title order={2} id="where">Your office is preparing your first disputes</Title>
      <Text mt="xs">There is nothing you need to do here right now. What is disputed, and the letters, will appear under Dispute Status.</Text>
    </section>
  );
}

interface CurrentRoundProps {
  readonly round: Parameters<typeof summarizeRound>[0];
  readonly letters: readonly { readonly roundNumber: number; readonly state: string }[];
}

function CurrentRound({ round, letters }: CurrentRoundProps): ReactElement {
  const summary = summarizeRound(round);
  const own = letters.filter((letter) => letter.roundNumber === round.number);
  const ready = own.filter((letter) => letter.state === 'ready').length;
  return (
    <section aria-labelledby="where">
      <Title order={2} id="where">Round {round.number} is in progress</Title>
      <Text mt="xs" mb="sm">{summary.sentence}</Text>
      <BureauStrip states={summary.strip} />
      <Text mt="sm">
        {own.length === 0 ? 'Your letters are being prepared.' : ready < own.length ? 'Your letters are being made.' : `${ready === 1 ? 'Your letter is' : `Your ${ready} letters are`} ready to read.`}
        {' '}Once a bureau has received a letter, the law gives it 30 days to answer, in some cases 45.
      </Text>
      <Text mt="sm" c="dimmed">Started <DateText at={round.openedAt} /></Text>
      <Button component={AppLink} href="/client/disputes" size="md" mt="lg">See your disputes and letters</Button>
    </section>
  );
}
