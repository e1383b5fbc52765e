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

/** The question whether a personal detail is or was the client's. A yes keeps it in the file; it is withdrawn where it is listed. */
export function DetailQuestion({ contactId, reportId, item: { bureau, lineId }, asked }: DetailQuestionProps): ReactElement {
  const answer = useChange(api.answerDetail);
  const say = (word: 'yes' | 'no'): void => answer.start({ contactId, reportId, bureau, lineId, answer: word });
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
      </Group>
      <Text size="xs" c="dimmed" mt={4}>
        {asked.answer === null
          ? 'A yes keeps it in the file: a true name or address is never removed.'
          : `Answered ${asked.answer}${asked.answeredOn === null ? '' : `, ${formatDate(asked.answeredOn)}`}.`}
      </Text>
      <RefusalNote error={answer.error} />
    </div>
  );
}
