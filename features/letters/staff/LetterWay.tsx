// How one letter went, and what can be recorded of it.
import { Button, Checkbox, Group, Text, TextInput, NativeSelect } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { parseCivilDate } from '../../../platform/base/civil-date.ts';
import { FormDialog } from '../../../platform/web/form/FormDialog.tsx';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { DELIVERY_PROOFS, PROOF_WORDS } from '../../disputes/rules/mailing.ts';
import { EXTENSION_DAYS, EXTENSION_LAW, extendedUntil } from '../../disputes/rules/response-clock.ts';
import { letterTo } from '../rules/letter-kinds.ts';
import type { LetterMailing, LetterRow } from '../contract.ts';
import { MailingDialog } from './MailingDialog.tsx';
import { api } from './queries.ts';

type Asked = 'mailing' | 'delivery' | 'more-sent' | 'undo';

/** A printed letter: the question when it was mailed, or what may follow. */
export function LetterWay({ row, mayRecord }: { readonly row: LetterRow; readonly mayRecord: boolean }): ReactElement | null {
  const [asked, setAsked] = useState<Asked>();
  const { mailing } = row;
  const close = (): void => setAsked(undefined);
  const where = `of ${row.contactName} to ${letterTo(row)}`;
  const button = (what: Asked, words: string): ReactElement => (
    <Button size="compact-xs" mih={24} variant="subtle" aria-label={`${words}: letter ${where}`} onClick={() => setAsked(what)}>
      {words}
    </Button>
  );
  if (row.printedAt === null || row.state !== 'ready') return null;
  return (
    <>
      {mayRecord && (
        <Group gap={4} ml={-8}>
          {mailing ? (
            <>
              {mailing.receivedOn === null && button('delivery', 'Record delivery')}
              {row.kind === 'round' && mailing.moreSentOn === null && button('more-sent', 'More was sent')}
              {button('undo', 'Undo')}
            </>
          ) : (
            button('mailing', row.returned ? 'Mailed again?' : 'When was it mailed?')
          )}
        </Group>
      )}
      {asked === 'mailing' && <MailingDialog letters={[row]} onClose={close} onRecorded={close} />}
      {asked === 'delivery' && mailing && <DeliveryDialog id={row.id} mailing={mailing} onClose={close} />}
      {asked === 'more-sent' && mailing && <MoreSentDialog id={row.id} mailing={mailing} onClose={close} />}
      {asked === 'undo' && mailing && <UndoDialog id={row.id} mailing={mailing} onClose={close} />}
    </>
  );
}

interface WayDialogProps {
  readonly id: string;
  readonly mailing: LetterMailing;
  readonly onClose: () => void;
}

function DeliveryDialog({ id, mailing, onClose }: WayDialogProps): ReactElement {
  const record = useChange(api.recordDelivery);
  const form = useRecordForm({
    labels: { receivedOn: 'Received on', receivedHow: 'Known from' },
    fill: () => ({ receivedOn: '', receivedHow: 'tracking' }),
    check: ({ receivedOn }) => (receivedOn === '' ? { receivedOn: 'Please enter the day of delivery.' } : {}),
    save: ({ receivedOn, receivedHow }) =>
      record.run({
        id,
        version: mailing.version,
        receivedOn,
        receivedHow: DELIVERY_PROOFS.find((one) => one === receivedHow) ?? 'other',
      }),
    onDone: onClose,
  });
  return (
    <FormDialog title="Record delivery" form={form} submit="Record delivery" onClose={onClose}>
      <TextInput {...form.text('receivedOn')} type="date" data-autofocus />
      <NativeSelect {...form.choice('receivedHow', PROOF_WORDS)} />
    </FormDialog>
  );
}

function MoreSentDialog({ id, mailing, onClose }: WayDialogProps): ReactElement {
  const record = useChange(api.recordMoreSent);
  const form = useRecordForm({
    labels: { moreSentOn: 'More was sent on', confirmed: `Confirm ${EXTENSION_DAYS} more days` },
    fill: () => ({ moreSentOn: '', confirmed: '' }),
    check: ({ moreSentOn, confirmed }) =>
      moreSentOn === ''
        ? { moreSentOn: 'Please enter the day.' }
        : untilOf(mailing, moreSentOn) !== null && confirmed === ''
          ? { confirmed: 'Please confirm the new day.' }
          : {},
    save: ({ moreSentOn, confirmed }) =>
      record.run({
        id,
        version: mailing.version,
        moreSentOn,
        confirmsExtension: confirmed !== '' && untilOf(mailing, moreSentOn) !== null,
      }),
    onDone: onClose,
  });
  const until = untilOf(mailing, form.values.moreSentOn);
  return (
    <FormDialog title="More was sent to the bureau" form={form} submit="Record" onClose={onClose}>
      <Text>
        What the client sends within the 30 days may give the bureau {EXTENSION_DAYS} more days ({EXTENSION_LAW}).
      </Text>
      <TextInput {...form.text('moreSentOn')} type="date" data-autofocus />
      {until !== null && (
        <Checkbox
          {...form.check('confirmed')}
          description={`Answer due ${formatDate(until)} instead of ${mailing.overdueAfter === null ? 'no day' : formatDate(mailing.overdueAfter)}`}
        />
      )}
    </FormDialog>
  );
}

/** The day after which the answer is overdue when more was sent that day; null where nothing changes. */
function untilOf({ mailedOn, method, receivedOn, freeAnnualReport }: LetterMailing, typed: string): string | null {
  const [mailed, sent] = [parseCivilDate(mailedOn), parseCivilDate(typed)];
  const received = receivedOn === null ? undefined : parseCivilDate(receivedOn);
  return mailed && sent
    ? extendedUntil({ mailedOn: mailed, method, receivedOn: received ?? null, moreSentOn: null, freeAnnualReport }, sent)
    : null;
}

const UNDO_WORDS = {
  mailing: 'The mailing and all that was recorded after it',
  delivery: 'The delivery',
  'more-sent': 'That more was sent',
} as const;

function UndoDialog({ id, mailing, onClose }: WayDialogProps): ReactElement {
  const undo = useChange(api.undoMailing);
  const kinds = (['mailing', 'delivery', 'more-sent'] as const).filter(
    (one) => one === 'mailing' || (one === 'delivery' ? mailing.receivedOn : mailing.moreSentOn) !== null,
  );
  const form = useRecordForm({
    labels: { what: 'What is undone', reason: 'Reason' },
    fill: () => ({ what: kinds.at(-1) ?? 'mailing', reason: '' }),
    check: ({ reason }) => (reason.trim() === '' ? { reason: 'Please say why.' } : {}),
    save: ({ what, reason }) => undo.run({ id, version: mailing.version, what: kinds.find((one) => one === what) ?? 'mailing', reason }),
    onDone: onClose,
  });
  return (
    <FormDialog title="Undo" form={form} submit="Undo" onClose={onClose}>
      <NativeSelect
        {...form.choice(
          'what',
          kinds.map((value) => ({ value, label: UNDO_WORDS[value] })),
        )}
      />
      <TextInput {...form.text('reason')} data-autofocus maxLength={500} />
    </FormDialog>
  );
}
