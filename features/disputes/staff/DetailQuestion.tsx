import { Button, Group, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import type { DetailQuestion as Question, DraftItemInput } from '../contract.ts';
import { api } from './queries.ts';

interface DetailQuestionProps {
  readonly contactId: string;
  readonly reportId: string;
  readonly item: Pick<DraftItemInput, 'bureau' | 'lineId'>;
  readonly asked: Question;
}

/**
 * The question whether a personal detail is or was the client's, asked by staff or in the portal. A yes keeps it in the file; it is
 * withdrawn where it is listed, and one given in the portal only by the client.
 */
export function DetailQuestion({ contactId, reportId, item: { bureau, lineId }, asked }: DetailQuestionProps): ReactElement {
  const answer = useChange(api.answerDetail);
  const ask = useChange(api.askDetails);
  const withdraw = useChange(api.withdrawDetailQuestion);
  const say = (word: 'yes' | 'no'): void => answer.start({ contactId, reportId, bureau, lineId, answer: word });
  const { asked: waiting } = asked;
  return (
    <div role="group" aria-label="Ask the client first">
      <Text fw={500} size="sm" mb={4}>
        Ask the client first
      </Text>
      <Group gap="xs">
        <Text size="sm">{asked.question}</Text>
        {(['yes', 'no'] as const).map((word) => (
          <Button
            key={word}
            size="compact-sm"
            variant={asked.answer === word ? 'filled' : 'default'}
            aria-pressed={asked.answer === word}
            disabled={answer.isPending}
            onClick={() => say(word)}
          >
            {word === 'yes' ? 'Yes' : 'No'}
          </Button>
        ))}
        {asked.answer === null && (waiting === null || waiting.unsure) && (
          <Button
            size="compact-sm"
            variant="subtle"
            loading={ask.isPending}
            onClick={() => ask.start({ contactId, reportId, details: [{ bureau, lineId }] })}
          >
            {waiting === null ? 'Ask in the portal' : 'Ask again in the portal'}
          </Button>
        )}
        {waiting !== null && (
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            loading={withdraw.isPending}
            onClick={() => withdraw.start({ contactId, id: waiting.id })}
          >
            Withdraw question
          </Button>
        )}
      </Group>
      <Text size="xs" c="dimmed" mt={4}>
        {statusOf(asked)}
      </Text>
      <RefusalNote error={answer.error ?? ask.error ?? withdraw.error} />
    </div>
  );
}

function statusOf({ answer, answeredOn, byClient, asked }: Question): string {
  if (answer !== null)
    return `Answered ${answer}${byClient ? ' in the portal' : ''}${answeredOn === null ? '' : `, ${formatDate(answeredOn)}`}.`;
  if (asked?.unsure === true) return 'The client is not sure. Without a yes or no, nothing is disputed.';
  if (asked) return `Asked in the portal, ${formatDate(asked.on)}. No answer yet.`;
  return 'A yes keeps it in the file: a true name or address is never removed.';
}
