// What the paper says, beside what a report proposes. No outcome is chosen beforehand.
import { Button, Checkbox, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { FormElement, FormRefusal } from '../../../platform/web/form/RecordForm.tsx';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { ToneText } from '../../../platform/web/look/ToneText.tsx';
import { OUTCOME_WORDS } from '../../disputes/rules/outcome-words.ts';
import type { AnswerItem, FullAnswer } from '../contract.ts';
import { ANSWER_KINDS, ANSWER_KIND_WORDS, leavesItems } from '../rules/answer-kinds.ts';
import { ANSWER_STEP_WORDS, NOTICE_PARTS, noticeOf, STEP_BUSINESS_DAYS, stepOf } from '../rules/next-step.ts';
import { api } from './queries.ts';

const RESULTS = (['removed', 'corrected', 'confirmed'] as const).map((value) => ({ value, label: OUTCOME_WORDS[value] }));
const KINDS = ANSWER_KINDS.map((value) => ({ value, label: ANSWER_KIND_WORDS[value] }));
const resultField = (id: string): string => `result-${id}`;

export function EnterAnswer({ answer }: { readonly answer: FullAnswer }): ReactElement {
  const enter = useChange(api.enter);
  const items = answer.items.filter(({ state }) => state === 'in-progress');
  // Only letters of rounds have items, and only bureaus put some back.
  const isWritten = answer.letter !== null && answer.letter.roundId === null;
  const kinds = isWritten ? KINDS.filter(({ value }) => value !== 'reinserted-notice') : KINDS;
  const removed = answer.items.filter(({ state }) => state === 'removed');
  const [contains, setContains] = useState<readonly string[]>(answer.contains);
  const [putBack, setPutBack] = useState<readonly string[]>(answer.putBack);
  const form = useRecordForm<string>({
    labels: {
      kind: 'What it is',
      answeredOn: 'Day on the letter',
      receivedOn: 'Day it came',
      eventOn: 'Day it is about',
      stepDueOn: 'Next step by',
      note: 'Note',
      ...Object.fromEntries(items.map(({ id, heading }) => [resultField(id), heading])),
    },
    fill: () => ({
      kind: answer.kind ?? '',
      answeredOn: answer.answeredOn ?? '',
      receivedOn: answer.receivedOn ?? '',
      eventOn: answer.eventOn ?? '',
      stepDueOn: '',
      note: answer.note,
      ...Object.fromEntries(items.map(({ id }) => [resultField(id), ''])),
    }),
    check: (typed) => ({
      ...(typed['kind'] === '' && { kind: 'Choose what the letter is.' }),
      ...(typed['answeredOn'] === '' && { answeredOn: 'Please enter the day the letter bears.' }),
      ...(typed['receivedOn'] === '' && { receivedOn: 'Please enter the day it came.' }),
    }),
    save: async (typed) => {
      const kind = ANSWER_KINDS.find((one) => one === typed['kind']) ?? 'other';
      return enter.run({
        id: answer.id,
        version: answer.version,
        kind,
        answeredOn: typed['answeredOn'] ?? '',
        receivedOn: typed['receivedOn'] ?? '',
        eventOn: typed['eventOn'] || null,
        stepDueOn: stepOf(kind) === undefined ? null : typed['stepDueOn'] || null,
        contains: NOTICE_PARTS.filter((part) => contains.includes(part)),
        putBack: kind === 'reinserted-notice' ? [...putBack] : [],
        note: typed['note'] ?? '',
        results: leavesItems(kind)
          ? []
          : items.flatMap(({ id }) => {
              const result = RESULTS.find(({ value }) => value === typed[resultField(id)])?.value;
              return result ? [{ itemId: id, result }] : [];
            }),
      });
    },
    onDone: () => undefined,
  });
  const kind = ANSWER_KINDS.find((one) => one === form.choice('kind', kinds, 'Choose').value);
  const notice = kind && noticeOf(kind);
  const step = kind && stepOf(kind);
  return (
    <FormElement form={form} label="Enter the answer">
      <Stack gap="sm">
        <NativeSelect {...form.choice('kind', kinds, 'Choose')} />
        <Group gap="xs" grow>
          <TextInput {...form.text('answeredOn')} type="date" />
          <TextInput {...form.text('receivedOn')} type="date" />
        </Group>
        {notice && (
          <Stack gap="xs">
            <TextInput
              {...form.text('eventOn')}
              type="date"
              label={notice.event}
              description={`If the letter says it. The notice is due 5 business days later (${notice.citation}).`}
            />
            <Checkbox.Group label="The notice contains" value={[...contains]} onChange={setContains}>
              <Stack gap={6} mt={6}>
                {notice.parts.map(({ key, label }) => (
                  <Checkbox key={key} value={key} label={label} />
                ))}
              </Stack>
            </Checkbox.Group>
          </Stack>
        )}
        {kind === 'reinserted-notice' && removed.length > 0 && (
          <Checkbox.Group
            label="Items that were put back"
            description="Removed by this bureau before. The next step begins with those you choose."
            value={[...putBack]}
            onChange={setPutBack}
          >
            <Stack gap={6} mt={6}>
              {removed.map(({ id, heading, accountNumberMasked }) => (
                <Checkbox key={id} value={id} label={[heading, accountNumberMasked].filter(Boolean).join(' ')} />
              ))}
            </Stack>
          </Checkbox.Group>
        )}
        {kind && !leavesItems(kind) && items.length > 0 && (
          <Stack gap="xs">
            {items.map((item) => (
              <Outcome key={item.id} item={item} chosen={form.choice(resultField(item.id), RESULTS, 'Choose')} />
            ))}
            <Text size="xs" c="dimmed">
              Items without a choice stay open.
            </Text>
          </Stack>
        )}
        {step && (
          <TextInput
            {...form.text('stepDueOn')}
            type="date"
            description={`${ANSWER_STEP_WORDS[step]}. ${STEP_BUSINESS_DAYS} business days after it came, unless you choose a day.`}
          />
        )}
        <TextInput {...form.text('note')} maxLength={500} />
        <FormRefusal form={form} />
        <Group>
          <Button type="submit" loading={form.isPending}>
            Enter the answer
          </Button>
        </Group>
      </Stack>
    </FormElement>
  );
}

type Choice = ReturnType<ReturnType<typeof useRecordForm<string>>['choice']>;

function Outcome({
  item: { heading, accountNumberMasked, proposed },
  chosen,
}: {
  readonly item: AnswerItem;
  readonly chosen: Choice;
}): ReactElement {
  const isOther = proposed !== null && chosen.value !== '' && chosen.value !== proposed.result;
  return (
    <div>
      <NativeSelect {...chosen} label={[heading, accountNumberMasked].filter(Boolean).join(' ')} aria-label={`The answer on ${heading}`} />
      {proposed && (
        <Text size="xs" c="dimmed" mt={2}>
          A report since then: {OUTCOME_WORDS[proposed.result]}. {proposed.explanation}
        </Text>
      )}
      {isOther && (
        <ToneText tone="soon" wraps>
          The paper and the report say different things.
        </ToneText>
      )}
    </div>
  );
}
