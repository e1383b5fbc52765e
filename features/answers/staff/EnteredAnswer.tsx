import { Anchor, Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { officeToday } from '../../../platform/web/look/office-day.ts';
import { ToneText } from '../../../platform/web/look/ToneText.tsx';
import { OUTCOME_WORDS } from '../../disputes/rules/outcome-words.ts';
import { listWords } from '../../report-files/rules/report-view.ts';
import type { FullAnswer } from '../contract.ts';
import { ANSWER_KIND_WORDS } from '../rules/answer-kinds.ts';
import { ANSWER_STEP_WORDS, noticeOf } from '../rules/next-step.ts';
import { GiveReason } from './GiveReason.tsx';
import { api } from './queries.ts';

/** What was entered, whether the bureau's notice was in time and complete, and the next step. */
export function EnteredAnswer({ answer }: { readonly answer: FullAnswer }): ReactElement {
  const undo = useChange(api.undo);
  const may = useMay()('disputes:prepare');
  const { id, version, kind, notice, answeredOn, receivedOn, note } = answer;
  const law = kind === null ? undefined : noticeOf(kind);
  const missing = law?.parts.filter(({ key }) => !answer.contains.includes(key)) ?? [];
  return (
    <Stack gap="sm">
      {kind !== null && <Text fw={500}>{ANSWER_KIND_WORDS[kind]}</Text>}
      <Text size="sm">
        Letter of {answeredOn && <DateText at={answeredOn} distance={false} />}, came on{' '}
        {receivedOn && <DateText at={receivedOn} distance={false} />}.
      </Text>
      {answer.items.flatMap((item) =>
        item.said === null
          ? []
          : [
              <Text key={item.id} size="sm">
                {[item.heading, item.accountNumberMasked].filter(Boolean).join(' ')}: {OUTCOME_WORDS[item.said]}
              </Text>,
            ],
      )}
      {notice && (
        <ToneText tone={notice.inTime ? 'good' : 'late'} wraps>
          {notice.inTime ? 'The notice came in time' : 'The notice is late'}: it was due by <DateText at={notice.by} distance={false} />.
        </ToneText>
      )}
      {law && missing.length > 0 && (
        <Text size="sm">
          Not in the notice ({law.citation}): {missing.map(({ label }) => label.toLowerCase()).join('; ')}.
        </Text>
      )}
      {note !== '' && <Text size="sm">{note}</Text>}
      {answer.step && <NextStep answer={answer} step={answer.step} mayFinish={may} />}
      {may && (
        <GiveReason label="Undo" isPending={undo.isPending} error={undo.error} onGive={(reason) => undo.start({ id, version, reason })} />
      )}
    </Stack>
  );
}

interface NextStepProps {
  readonly answer: FullAnswer;
  readonly step: NonNullable<FullAnswer['step']>;
  readonly mayFinish: boolean;
}

function NextStep({ answer: { id, version, contact, items, putBack }, step, mayFinish }: NextStepProps): ReactElement {
  const finish = useChange(api.finishStep);
  const [doneOn, setDoneOn] = useState('');
  const [confirms, setConfirms] = useState(false);
  // Where the notice names none, the only item of the letter that was removed.
  const removed = items.filter(({ state }) => state === 'removed').map((one) => one.id);
  const back = putBack.length > 0 ? putBack : removed.length === 1 ? removed : [];
  const gives = step.what !== 'next-round' && items.some(({ state }) => state === 'in-progress');
  return (
    <Stack gap="xs">
      <Text fw={500}>Next step: {ANSWER_STEP_WORDS[step.what]}</Text>
      {step.doneOn === null ? (
        <ToneText tone={step.dueOn < officeToday() ? 'late' : 'soon'}>
          Due <DateText at={step.dueOn} />
        </ToneText>
      ) : (
        <ToneText tone="good">
          Done <DateText at={step.doneOn} /> {step.doneBy}
        </ToneText>
      )}
      {contact && step.what === 'next-round' && (
        <Text size="sm">
          <Anchor
            component={AppLink}
            underline="always"
            href={`/contacts/${contact.id}?tab=disputes${back.length === 0 ? '' : `&back=${back.join(',')}`}`}
          >
            Open the disputes of {contact.name}
          </Anchor>{' '}
          {back.length === 0
            ? 'and choose a reason for an item that was put back.'
            : `with ${listWords(items.filter(({ id }) => back.includes(id)).map(({ heading }) => heading))} selected for the next round.`}
        </Text>
      )}
      <RefusalNote error={finish.error} />
      {mayFinish && step.doneOn === null && (
        <>
          <Stack gap="xs">
            <TextInput label="Done on" type="date" value={doneOn} onChange={(event) => setDoneOn(event.currentTarget.value)} />
            {gives && (
              <Checkbox
                checked={confirms}
                onChange={(event) => setConfirms(event.currentTarget.checked)}
                label="Sending more may give the bureau 15 more days"
                description="15 U.S.C. 1681i(a)(1)(B)"
              />
            )}
            <Group>
              <Button
                size="xs"
                variant="default"
                loading={finish.isPending}
                disabled={doneOn === ''}
                onClick={() => finish.start({ id, version, doneOn, confirmsExtension: confirms })}
              >
                Record as done
              </Button>
            </Group>
          </Stack>
        </>
      )}
      {mayFinish && step.doneOn !== null && (
        <Group>
          <Button size="compact-sm" variant="subtle" loading={finish.isPending} onClick={() => finish.start({ id, version, doneOn: null })}>
            Not done after all
          </Button>
        </Group>
      )}
    </Stack>
  );
}
