import { Button, Group, NativeSelect, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState, type FormEvent, type ReactElement } from 'react';
import { asRefusal } from '../../../platform/web/api.ts';
import { ConflictNote } from '../../../platform/web/ConflictNote.tsx';
import { formatDate } from '../../../platform/web/format-date.ts';
import { officeToday } from '../../../platform/web/office-day.ts';
import { RefusalNote } from '../../../platform/web/RefusalNote.tsx';
import { HOW_SIGNED, type Agreement } from '../contract.ts';
import { HOW_WORDS } from '../rules/agreement-words.ts';
import { useAgreementChanges } from './queries.ts';

interface AgreementFormProps {
  readonly contactId: string;
  /** The record to correct, as it is saved now; undefined for a new one. */
  readonly saved: Agreement | undefined;
  readonly onDone: () => void;
}
type Typed = Pick<Agreement, 'signedOn' | 'disclosureGivenOn' | 'how'> & { readonly note: string };
const FIELDS = [['signedOn', 'Signed on'], ['disclosureGivenOn', 'Federal statement given on'], ['how', 'How it was signed'], ['note', 'Note']] as const;

/** Writes down a signed agreement, or corrects what was written down. Who is refused keeps what they typed. */
export function AgreementForm({ contactId, saved, onDone }: AgreementFormProps): ReactElement {
  const { record, correct } = useAgreementChanges();
  const { error, isPending } = saved ? correct : record;
  const [typed, setTyped] = useState<Typed>(() => typedOf(saved));
  const [version, setVersion] = useState(saved?.version ?? 0);
  const change = (part: Partial<Typed>): void => setTyped((before) => ({ ...before, ...part }));
  const save = async (at: number): Promise<void> => {
    const fields = { ...typed, note: typed.note === '' ? null : typed.note };
    await (saved ? correct.mutateAsync({ id: saved.id, version: at, ...fields }) : record.mutateAsync({ contactId, ...fields })).then(onDone, () => undefined);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) void save(version);
  };
  const refusal = asRefusal(error);
  const { fields } = refusal;
  const isStale = saved !== undefined && error !== null && refusal.code === 'agreements.changedMeanwhile';
  const takeSaved = (): void => {
    correct.reset();
    setTyped(typedOf(saved));
    setVersion(saved?.version ?? 0);
  };
  const isShown = FIELDS.some(([name]) => fields[name] !== undefined);
  return (
    <form noValidate aria-labelledby="agreement-form" onSubmit={submit}>
      <Stack gap="sm">
        <Title order={2} id="agreement-form">{saved ? 'Correct the record' : 'Record an agreement'}</Title>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <TextInput label="Signed on" type="date" max={officeToday()} value={typed.signedOn} error={fields['signedOn']} onChange={(event) => change({ signedOn: event.currentTarget.value })} data-autofocus />
          <TextInput label="Federal statement given on" type="date" max={officeToday()} value={typed.disclosureGivenOn} error={fields['disclosureGivenOn']}
            onChange={(event) => change({ disclosureGivenOn: event.currentTarget.value })} />
          <NativeSelect label="How it was signed" value={typed.how} onChange={(event) => change({ how: HOW_SIGNED.find((one) => one === event.currentTarget.value) ?? 'paper' })} data={HOW_SIGNED.map((value) => ({ value, label: HOW_WORDS[value] }))} />
          <TextInput label="Note" maxLength={300} value={typed.note} error={fields['note']} onChange={(event) => change({ note: event.currentTarget.value })} />
        </SimpleGrid>
        <Text c="dimmed" size="xs">The statement about the client's rights has to be given before the agreement is signed, as a paper of its own (15 U.S.C. 1679c).</Text>
        {isStale && saved ? (
          <ConflictNote differences={differences(typed, typedOf(saved))} busy={isPending} onKeepMine={() => void save(saved.version)} onTakeSaved={takeSaved} />
        ) : (
          <RefusalNote error={isShown && refusal.citation === undefined ? null : error} shownFields={FIELDS.map(([name]) => name)} />
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onDone}>Close</Button>
          {!isStale && <Button type="submit" loading={isPending}>Save</Button>}
        </Group>
      </Stack>
    </form>
  );
}

function typedOf(saved: Agreement | undefined): Typed {
  const { signedOn = officeToday(), disclosureGivenOn = '', how = 'paper', note = null } = saved ?? {};
  return { signedOn, disclosureGivenOn, how, note: note ?? '' };
}

function differences(mine: Typed, theirs: Typed) {
  return FIELDS.filter(([name]) => mine[name] !== theirs[name]).map(([name, label]) => ({ label, mine: shown(name, mine), saved: shown(name, theirs) }));
}

function shown(name: keyof Typed, of: Typed): string {
  if (name === 'how') return HOW_WORDS[of.how];
  return name === 'note' ? of.note : formatDate(of[name]);
}
