import { Anchor, Button, Text, Title } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { clientSessionOptions } from '../../../features/identity/portal/queries.ts';
import { myAgreementOptions } from '../../../features/agreements/portal/queries.ts';
import { WhyNoWork } from '../../../features/agreements/portal/WhyNoWork.tsx';
import { MyCase } from '../../../features/disputes/portal/MyCase.tsx';
import { MyClocks } from '../../../features/disputes/portal/MyClocks.tsx';
import { MyAchieved } from '../../../features/disputes/portal/MyAchieved.tsx';
import { myDetailsOptions, myDisputesOptions } from '../../../features/disputes/portal/queries.ts';
import { summarizeRounds, type MyRound } from '../../../features/disputes/portal/summarize-rounds.ts';
import { myDocumentsOptions } from '../../../features/files/portal/queries.ts';
import { myQuestionsOptions } from '../../../features/findings/portal/queries.ts';
import { myLettersOptions } from '../../../features/letters/portal/queries.ts';
import { WaitingLetters } from '../../../features/letters/portal/WaitingLetters.tsx';
import { myThreadsOptions } from '../../../features/messages/portal/queries.ts';
import { OfferWaits } from '../../../features/offers/portal/MyOffer.tsx';
import { Filled } from '../../../platform/web/language/Filled.tsx';
import { useLanguage, useTexts } from '../../../platform/web/language/use-texts.ts';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { dashboardTexts, layoutTexts, pageTexts } from '../texts.ts';
import classes from './DashboardPage.module.css';
import { OfficeContact } from './OfficeContact.tsx';
import { PortalPage } from './PortalPage.tsx';

/** The status of the client's disputes, and the one thing to look at next. */
export function DashboardPage(): ReactElement {
  const layout = useTexts(layoutTexts);
  const texts = useTexts(pageTexts);
  const waits = useTexts(dashboardTexts);
  const session = useQuery(clientSessionOptions());
  const disputes = useQuery(myDisputesOptions());
  const letters = useQuery(myLettersOptions());
  const questions = useQuery(myQuestionsOptions());
  const details = useQuery(myDetailsOptions());
  const agreement = useQuery(myAgreementOptions()).data;
  const requested = useQuery(myDocumentsOptions()).data?.requests.filter(({ answered }) => !answered).length ?? 0;
  const wrote =
    useInfiniteQuery(myThreadsOptions())
      .data?.pages.flatMap(({ rows }) => rows)
      .filter(({ unread }) => unread).length ?? 0;
  const isShut = (agreement?.sentence ?? null) !== null;
  // Nothing is asked of those who canceled (15 U.S.C. 1679e(a)); what was done stays readable.
  const isOver = agreement?.canceled ?? false;
  const asked = questions.data && details.data && [...questions.data.rows, ...details.data.rows];
  const waiting = asked?.filter(({ answer }) => answer === 'asked').length;
  const [newest, ...older] = disputes.data?.rounds ?? [];
  const name = session.data?.name.split(' ')[0];
  return (
    <PortalPage title={name ? texts.hello(name) : layout.pages.dashboard}>
      <RefusalNote error={disputes.error ?? questions.error ?? details.error} />
      <OfferWaits />
      <WhyNoWork />
      {waiting !== undefined && !isOver && <Waiting count={waiting} href="/client/reports" words={waits.waiting} />}
      {!isOver && <WaitingLetters />}
      <Waiting count={wrote} href="/client/messages" words={waits.wrote} />
      {!isOver && <Waiting count={requested} href="/client/documents" words={waits.asked} />}
      {!isOver && <MyCase />}
      {disputes.isPending && <LoadingLines lines={4} />}
      {disputes.data &&
        (isOver ? (
          <Ended hasRounds={newest !== undefined} />
        ) : newest === undefined ? (
          <NoRound isIdle={waiting === 0 && requested === 0} isShut={isShut} />
        ) : (
          <CurrentRounds rounds={[newest, ...older]} letters={letters.data?.letters.filter(({ state }) => state !== 'cancelled') ?? []} />
        ))}
      {!isOver && <MyClocks />}
      <MyAchieved />
      <OfficeContact />
    </PortalPage>
  );
}

interface WaitingProps {
  readonly count: number;
  readonly href: string;
  readonly words: (count: number) => string;
}

/** Something that waits for the client. Draws nothing where nothing does. */
function Waiting({ count, href, words }: WaitingProps): ReactElement | null {
  if (count === 0) return null;
  return (
    <Text mb="lg">
      <Anchor component={AppLink} href={href} fw={600}>
        {words(count)}
      </Anchor>
    </Text>
  );
}

/** `isIdle`: nothing waits for the client. `isShut`: the office may not work, and the page says why above. */
function NoRound({ isIdle, isShut }: { readonly isIdle: boolean; readonly isShut: boolean }): ReactElement {
  const texts = useTexts(dashboardTexts);
  return (
    <section aria-labelledby="where">
      <Title order={2} id="where">
        {isShut ? texts.noneYet : texts.preparing}
      </Title>
      <Text mt="xs">{isIdle && !isShut ? texts.nothingToDo : texts.willAppear}</Text>
    </section>
  );
}

/** After a cancellation: no work, and nothing to do. */
function Ended({ hasRounds }: { readonly hasRounds: boolean }): ReactElement {
  const texts = useTexts(dashboardTexts);
  return (
    <section aria-labelledby="where">
      <Title order={2} id="where">
        {texts.over}
      </Title>
      <Text mt="xs">{hasRounds ? texts.overWithRounds : texts.overWithout}</Text>
      {hasRounds && (
        <Button component={AppLink} href="/client/disputes" variant="default" size="md" mt="lg">
          {texts.readThem}
        </Button>
      )}
    </section>
  );
}

interface CurrentRoundsProps {
  readonly rounds: readonly [MyRound, ...MyRound[]];
  readonly letters: readonly { readonly state: string }[];
}

function CurrentRounds({ rounds, letters }: CurrentRoundsProps): ReactElement {
  const texts = useTexts(dashboardTexts);
  const { headline, bureaus } = summarizeRounds(rounds, useLanguage());
  const inState = (state: string): number => letters.filter((letter) => letter.state === state).length;
  const [ready, making] = [inState('ready'), inState('rendering')];
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
          ? bureaus.length > 0 && texts.beingPrepared
          : making > 0
            ? texts.beingMade
            : ready === 0
              ? texts.lookedInto
              : texts.ready(ready)}{' '}
        {texts.law}
      </Text>
      <Text mt="sm" c="dimmed">
        <Filled sentence={texts.started(rounds[0].number)} part={<DateText at={rounds[0].openedAt} atOffice />} />
      </Text>
      <Button component={AppLink} href="/client/disputes" size="md" mt="lg">
        {texts.seeThem}
      </Button>
    </section>
  );
}
