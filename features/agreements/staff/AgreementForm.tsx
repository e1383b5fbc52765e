import { NativeSelect, SimpleGrid, Text, TextInput, Title } from '@mantine/core';
import type { ReactElement } from 'react';
import { RecordForm } from '../../../platform/web/form/RecordForm.tsx';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { officeToday } from '../../../platform/web/look/office-day.ts';
import type { Agreement } from '../contract.ts';
import { RECORDED_WORDS } from '../rules/agreement-words.ts';
import { AGREEMENT_LABELS, FOUND_CHOICES, draftKey, fillAgreement, inputOfAgreement, showAgreement } from './agreement-form.ts';
import { api } from './queries.ts';

interface AgreementFormProps {
  readonly contactId: string;
  /** The record to correct, as it is saved now; undefined for a new one. */
  readonly saved: Agreement | undefined;
  /** False when it opens by itself, because something typed was kept. */
  readonly isAskedFor: boolean;
  readonly onDone: () => void;
}

/** Records a signed agreement, or corrects the record. */
export function AgreementForm({ contactId, saved, isAskedFor, onDone }: AgreementFormProps): ReactElement {
  const record = useChange(api.record);
  const correct = useChange(api.correct);
  const isEarlier = (signedOn: string): boolean => saved !== undefined && signedOn < saved.signedOn;
  const form = useRecordForm({
    labels: AGREEMENT_LABELS,
    record: saved,
    fill: fillAgreement,
    save: (values, on) =>
      on
        ? correct.run({
            id: on.id,
            version: on.version,
            ...inputOfAgreement(values),
            reason: isEarlier(values.signedOn) ? values.reason : null,
          })
        : record.run({ contactId, ...inputOfAgreement(values), attestedBy: values.attestedBy, reason: values.reason || null }),
    show: showAgreement,
    draft: draftKey(contactId, saved),
    onDone,
  });
  const close = (): void => {
    form.discard();
    onDone();
  };
  return (
    <RecordForm
      form={form}
      labelledBy="agreement-form"
      submit="Save"
      leave={{ words: 'Close', go: close }}
      foot="end"
      takesFocus={isAskedFor}
    >
      <Title order={2} id="agreement-form">
        {saved ? 'Correct agreement' : 'Record a paper agreement'}
      </Title>
      {saved && <ChangedSince saved={saved} />}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextInput {...form.text('signedOn')} type="date" max={officeToday()} />
        <TextInput {...form.text('disclosureGivenOn')} type="date" max={officeToday()} />
        <NativeSelect {...form.choice('how', RECORDED_WORDS)} />
        <NativeSelect {...form.choice('found', FOUND_CHOICES)} />
        <TextInput {...form.text('scanName')} maxLength={200} />
        <TextInput {...form.text('note')} maxLength={300} />
      </SimpleGrid>
      {!saved && (
        <>
          <TextInput {...form.text('attestedBy')} description="Empty: you saw it yourself." maxLength={80} />
          <TextInput
            {...form.text('reason')}
            label="Why is it recorded only now?"
            description="Asked for when work may start at once, because the cancellation period of that day is over. It is kept with the record."
            maxLength={200}
          />
        </>
      )}
      {isEarlier(form.values.signedOn) && (
        <TextInput
          {...form.text('reason')}
          label="Why an earlier day?"
          description="Work may start sooner with this day, so the reason is kept with the change."
          maxLength={200}
        />
      )}
      <Text c="dimmed" size="xs">
        The statement about the client's rights must be given as a separate document before the agreement is signed (15 U.S.C. 1679c).
      </Text>
    </RecordForm>
  );
}

/** What happened to the record while someone corrects it. */
function ChangedSince({ saved: { removedAt, cancelledOn } }: { readonly saved: Agreement }): ReactElement | null {
  if (removedAt !== null)
    return <Text role="status">Someone removed this record. Your entries are kept; to save them, restore the record below.</Text>;
  return cancelledOn === null ? null : (
    <Text role="status">Someone recorded the client's cancellation of {formatDate(cancelledOn)}. Your entries are kept.</Text>
  );
}
