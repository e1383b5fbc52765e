import { Anchor, Group } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { ToneText } from '../../../platform/web/look/ToneText.tsx';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { AnswerRow } from '../contract.ts';
import { ANSWER_KIND_WORDS } from '../rules/answer-kinds.ts';
import { ANSWER_STEP_WORDS } from '../rules/next-step.ts';
import { answersOptions } from './queries.ts';

interface AnswersOfLetterProps {
  readonly contactId: string;
  readonly roundId: string;
  readonly bureau: Bureau;
}

/** What came back to one letter, and the next step while it is open; nothing where nothing came. */
export function AnswersOfLetter({ contactId, roundId, bureau }: AnswersOfLetterProps): ReactElement | null {
  // All answers of the contact, asked for once for all of its letters.
  const maySee = useMay()('disputes:view');
  const { data } = useInfiniteQuery({ ...answersOptions({ contactId }), enabled: maySee });
  const own = (data?.pages.flatMap((page) => page.rows) ?? []).filter(
    ({ letter, state }) => letter?.roundId === roundId && letter.bureau === bureau && state !== 'set-aside',
  );
  if (own.length === 0) return null;
  return (
    <>
      {own.map((answer) => (
        <Group key={answer.id} gap="xs">
          <Anchor component={AppLink} href={`/dispute-letters/answers?answer=${answer.id}`}>
            Answer came on <DateText at={answer.receivedOn ?? answer.arrivedAt} distance={false} atOffice />
          </Anchor>
          <State answer={answer} />
        </Group>
      ))}
    </>
  );
}

function State({ answer: { kind, state, step } }: { readonly answer: AnswerRow }): ReactElement {
  if (step && step.doneOn === null)
    return (
      <ToneText tone="soon">
        {ANSWER_STEP_WORDS[step.what]} by <DateText at={step.dueOn} distance={false} />
      </ToneText>
    );
  if (state === 'to-enter') return <ToneText tone="soon">To enter</ToneText>;
  return <ToneText tone="good">{kind === null ? 'Entered' : ANSWER_KIND_WORDS[kind]}</ToneText>;
}
