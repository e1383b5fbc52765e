import { Button, Group, NativeSelect, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { useRef, useState, type FormEvent, type ReactElement } from 'react';
import { asRefusal } from '../../../platform/web/live/api.ts';
import { ConflictNote } from '../../../platform/web/form/ConflictNote.tsx';
import { useFocusFirst } from '../../../platform/web/form/focus-first.ts';
import { useFormDraft } from '../../../platform/web/form/form-draft.ts';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { officeToday } from '../../../platform/web/look/office-day.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { HOW_SIGNED, type Agreement } from '../contract.ts';
import { HOW_WORDS } from '../rules/agreement-words.ts';
import { differences, draftKey, FIELDS, neverKept, startFrom, typedOf, type Typed } from './form-typed.ts';
import { useAgreementChanges } from './queries.ts';

interface AgreementFormProps {
  readonly contactId: string;
  /** The record to correct, as it is saved now; undefined for a new one. */
  readonly saved: Agreement | undefined;
  /** False when it opens by itself, because something typed was kept. */
  readonly isAskedFor: boolean;
  readonly onDone: () => void;
}
const NOWHERE = { current: null };

/** Writes down a signed agreement, or corrects what was written down. What is typed survives a refusal, a reload and what others do meanwhile, until the form is closed. */
export function AgreementForm({ contactId, saved, isAskedFor, onDone }: AgreementFormProps): ReactElement {
  const { record, correct } = useAgreementChanges();
  const { error, isPending } = saved ? correct : record;
  const [start] = useState(() => startFrom(contactId, saved));
  const [typed, setTyped] = useState(start.typed);
  const [version, setVersion] = useState(start.version);
  const forgetDraft = useFormDraft(draftKey(contactId), { of: saved?.id ?? '', version: String(version), ...typed }, neverKept(typed));
  const form = useRef<HTMLFormElement>(null);
  useFocusFirst(isAskedFor ? form : NOWHERE);
  const isEarlier = saved !== undefined && typed.signedOn < saved.signedOn;
  const change = (part: Partial<Typed>): void => setTyped((before) => ({ ...before, ...part }));
  const finish = (): void => {
    forgetDraft();
    onDone();
  };
  const save = async (at: number): Promise<void> => {
    const { reason, ...rest } = typed;
    const fields = { ...rest, note: rest.note === '' ? null : rest.note };
    await (
      saved
        ? correct.mutateAsync({ id: saved.id, version: at, ...fields, reason: isEarlier ? reason : null })
        : record.mutateAsync({ contactId, ...fields })
    ).then(finish, () => undefined);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) void save(version);
  };
  const refusal = asRefusal(error);
  const { fields } = refusal;
  const isStale = saved?.removedAt === null && error !== null && refusal.code === 'agreements.changedMeanwhile';
  const takeSaved = (): void => {
    correct.reset();
    setTyped(typedOf(saved));
    setVersion(saved?.version ?? 0);
  };
  const isShown = FIELDS.some(([name]) => fields[name] !== undefined);
  return (
    <form noValidate aria-labelledby="agreement-form" ref={form} onSubmit={submit}>
      <Stack gap="sm">
        <Title order={2} id="agreement-form">
          {saved ? 'Correct the record' : 'Record an agreement'}
        </Title>
        {saved && <Meanwhile saved={saved} />}
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <TextInput
            label="Signed on"
            type="date"
            max={officeToday()}
            value={typed.signedOn}
            error={fields['signedOn']}
            onChange={(event) => change({ signedOn: event.currentTarget.value })}
          />
          <TextInput
            label="Federal statement given on"
            type="date"
            max={officeToday()}
            value={typed.disclosureGivenOn}
            error={fields['disclosureGivenOn']}
            onChange={(event) => change({ disclosureGivenOn: event.currentTarget.value })}
          />
          <NativeSelect
            label="How it was signed"
            value={typed.how}
            onChange={(event) => change({ how: HOW_SIGNED.find((one) => one === event.currentTarget.value) ?? 'paper' })}
            data={HOW_SIGNED.map((value) => ({ value, label: HOW_WORDS[value] }))}
          />
          <TextInput
            label="Note"
            maxLength={300}
            value={typed.note}
            error={fields['note']}
            onChange={(event) => change({ note: event.currentTarget.value })}
          />
        </SimpleGrid>
        {isEarlier && (
          <TextInput
            label="Why an earlier day?"
            description="Work may start sooner with it, so the reason is kept with the change."
            maxLength={200}
            autoComplete="off"
            value={typed.reason}
            error={fields['reason']}
            onChange={(event) => change({ reason: event.currentTarget.value })}
          />
        )}
        <Text c="dimmed" size="xs">
          The statement about the client's rights has to be given before the agreement is signed, as a paper of its own (15 U.S.C. 1679c).
        </Text>
        {isStale ? (
          <ConflictNote
            differences={differences(typed, typedOf(saved))}
            busy={isPending}
            onKeepMine={() => void save(saved.version)}
            onTakeSaved={takeSaved}
          />
        ) : (
          <RefusalNote error={isShown && refusal.citation === undefined ? null : error} shownFields={FIELDS.map(([name]) => name)} />
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={finish}>
            Close
          </Button>
          {!isStale && (
            <Button type="submit" loading={isPending}>
              Save
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}

/** What happened to the record while somebody corrects it. */
function Meanwhile({ saved: { removedAt, cancelledOn } }: { readonly saved: Agreement }): ReactElement | null {
  if (removedAt !== null)
    return (
      <Text role="status">This record was taken back meanwhile. What you typed is still here; to save it, put the record back below.</Text>
    );
  return cancelledOn === null ? null : (
    <Text role="status">
      The client's cancellation of {formatDate(cancelledOn)} was written down meanwhile. What you typed is still here.
    </Text>
  );
}
