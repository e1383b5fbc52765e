import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import { ANSWER_STATE_WORDS } from '../rules/answer-kinds.ts';
import type { FullAnswer } from '../contract.ts';
import classes from './AnswerPanel.module.css';
import type { AnswerParts } from './answer-parts.ts';
import { letterWords } from './AnswersTable.tsx';
import { EnteredAnswer } from './EnteredAnswer.tsx';
import { EnterAnswer } from './EnterAnswer.tsx';
import { GiveReason } from './GiveReason.tsx';
import { answerOptions, api } from './queries.ts';
import { SortAnswer } from './SortAnswer.tsx';
import { SplitScan } from './SplitScan.tsx';

interface AnswerPanelProps {
  readonly id: string;
  readonly parts: AnswerParts;
  readonly onClose: () => void;
  readonly onOpen: (id: string) => void;
}

/** One answer: its pages on the left, what is done with it on the right. */
export function AnswerPanel({ id, parts, onClose, onOpen }: AnswerPanelProps): ReactElement {
  const { data, error, isPending } = useQuery(answerOptions(id));
  return (
    <>
      <PageHeader
        title={data?.contact?.name ?? 'Answer'}
        action={
          <Button variant="default" onClick={onClose}>
            All answers
          </Button>
        }
      />
      <RefusalNote error={error} />
      {isPending && <LoadingLines lines={8} />}
      {data && (
        <div className={classes['panel']}>
          <div>{data.file ? parts.showFile(data.file) : <Text c="dimmed">The file of this answer was deleted.</Text>}</div>
          <Stack gap="lg">
            <Facts answer={data} />
            <Work key={`${data.id} ${data.state} ${data.version}`} answer={data} parts={parts} onOpen={onOpen} />
          </Stack>
        </div>
      )}
    </>
  );
}

function Facts({ answer }: { readonly answer: FullAnswer }): ReactElement {
  return (
    <div>
      <Title order={2} size="h4">
        {ANSWER_STATE_WORDS[answer.state]}
      </Title>
      {answer.contact && (
        <Text>
          <Anchor component={AppLink} underline="always" href={`/contacts/${answer.contact.id}?tab=disputes`}>
            {answer.contact.name}
          </Anchor>
          , {answer.letter ? letterWords(answer) : 'no letter'}
        </Text>
      )}
      <Text c="dimmed" size="sm">
        {answer.reading
          ? 'Its pages are being read for barcodes.'
          : answer.sortedBy === 'barcode'
            ? 'Sorted by its barcode.'
            : answer.found === 'other-client'
              ? 'Its barcode names a letter of another client. It stays with the one who sent it.'
              : answer.found === 'unreadable'
                ? 'Its pages could not be read for barcodes.'
                : `Added by ${answer.addedBy}.`}
      </Text>
      {answer.reason !== null && (
        <Text c="dimmed" size="sm">
          Last reason: {answer.reason}
        </Text>
      )}
    </div>
  );
}

function Work({
  answer,
  parts,
  onOpen,
}: {
  readonly answer: FullAnswer;
  readonly parts: AnswerParts;
  readonly onOpen: (id: string) => void;
}): ReactElement | null {
  const may = useMay();
  const setAside = useChange(api.setAside);
  const restore = useChange(api.restore);
  if (!may('disputes:prepare')) return answer.state === 'entered' ? <EnteredAnswer answer={answer} /> : null;
  const { id, version, state } = answer;
  if (state === 'entered') return <EnteredAnswer answer={answer} />;
  if (state === 'set-aside')
    return (
      <Stack gap="xs">
        <RefusalNote error={restore.error} />
        {answer.splitInto.map((part, at) => (
          <Button key={part} variant="subtle" onClick={() => onOpen(part)}>
            Open part {at + 1}
          </Button>
        ))}
        <Group>
          <Button variant="default" loading={restore.isPending} onClick={() => restore.start({ id, version })}>
            Restore
          </Button>
        </Group>
      </Stack>
    );
  return (
    <>
      {answer.parts.length > 1 && <SplitScan answer={answer} />}
      {state === 'to-enter' && <EnterAnswer answer={answer} />}
      <SortAnswer answer={answer} pickPerson={parts.pickPerson} />
      <GiveReason
        label="Set aside"
        isPending={setAside.isPending}
        error={setAside.error}
        onGive={(reason) => setAside.start({ id, version, reason })}
      />
    </>
  );
}
