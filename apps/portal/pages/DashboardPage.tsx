import { Anchor, Button, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { clientSessionOptions } from '../../../features/identity/portal/queries.ts';
import { myAgreementOptions } from '../../../features/agreements/portal/queries.ts';
import { WhyNoWork } from '../../../features/agreements/portal/WhyNoWork.tsx';
import { myDisputesOptions } from '../../../features/disputes/portal/queries.ts';
import { summarizeRounds, type MyRound } from '../../../features/disputes/portal/summarize-rounds.ts';
import { myQuestionsOptions } from '../../../features/findings/portal/queries.ts';
import { myLettersOptions } from '../../../features/letters/portal/queries.ts';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import classes from './DashboardPage.module.css';
import { PortalPage } from './PortalPage.tsx';

/** The status of the client's disputes, and the one thing to look at next. */
export function DashboardPage(): ReactElement {
  const session = useQuery(clientSessionOptions());
  const disputes = useQuery(myDisputesOptions());
  const letters = useQuery(myLettersOptions());
  const questions = useQuery(myQuestionsOptions());
  const isShut = (useQuery(myAgreementOptions()).data?.sentence ?? null) !== null;
  const waiting = questions.data?.rows.filter(({ answer }) => answer === 'asked').length;
  const [newest, ...older] = disputes.data?.rounds ?? [];
  const name = session.data?.name.split(' ')[0];
  return (
    <PortalPage title={name ? `Hello, ${name}` : 'Dashboard'}>
      <RefusalNote error={disputes.error ?? questions.error} />
      <WhyNoWork />
      {waiting !== undefined && waiting > 0 && <WaitingQuestions count={waiting} />}
      {disputes.isPending && <LoadingLines lines={4} />}
      {disputes.data &&
        (newest === undefined ? (
          <NoRound isIdle={waiting === 0} isShut={isShut} />
        ) : (
          <CurrentRounds rounds={[newest, ...older]} letters={letters.data?.letters ?? []} />
        ))}
    </PortalPage>
  );
}

function WaitingQuestions({ count }: { readonly count: number }): ReactElement {
  return (
    <Text mb="lg">
      <Anchor component={AppLink} href="/client/reports" fw={600}>
        {count === 1 ? 'One question about your report waits' : `${count} questions about your report wait`} for your answer
      </Anchor>
    </Text>
  );
}

/** `isIdle`: nothing waits for the client. `isShut`: the office may not work, and the page says why above. */
function NoRound({ isIdle, isShut }: { readonly isIdle: boolean; readonly isShut: boolean }): ReactElement {
  return (
    <section aria-labelledby="where">
      <Title order={2} id="where">
        {isShut ? 'No disputes yet' : 'Your office is preparing your first disputes'}
      </Title>
      <Text mt="xs">
        {isIdle && !isShut && 'There is nothing you need to do here right now. '}Your disputes and letters will appear under Dispute Status.
      </Text>
    </section>
  );
}

interface CurrentRoundsProps {
  readonly rounds: readonly [MyRound, ...MyRound[]];
  readonly letters: readonly { readonly state: string }[];
}

function CurrentRounds({ rounds, letters }: CurrentRoundsProps): ReactElement {
  const { headline, bureaus } = summarizeRounds(rounds);
  const ready = letters.filter((letter) => letter.state === 'ready').length;
  return (
    <section aria-labelledby="where">
      <Title order={2} id="where">
        {headline}
      </Title>
      <dl className={classes['bureaus']}>
        {bureaus.map(({ name, words }) => (
          <div key={name} className={classes['bureau']}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <Text>
        {letters.length === 0
          ? 'Your letters are being prepared.'
          : ready < letters.length
            ? 'Your letters are being made.'
            : `${ready === 1 ? 'Your letter is' : `Your ${ready} letters are`} ready to read.`}{' '}
        Once a bureau has received a letter, the law gives it 30 days to answer, in some cases 45.
      </Text>
      <Text mt="sm" c="dimmed">
        Round {rounds[0].number} started <DateText at={rounds[0].openedAt} atOffice />
      </Text>
      <Button component={AppLink} href="/client/disputes" size="md" mt="lg">
        See your disputes and letters
      </Button>
    </section>
  );
}
