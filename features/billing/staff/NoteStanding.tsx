import { Button, Group, NativeSelect, SimpleGrid, Stack, TextInput, Title } from '@mantine/core';
import { useState, type FormEvent, type ReactElement } from 'react';
import { asRefusal } from '../../../platform/web/api.ts';
import { readDraft, useFormDraft } from '../../../platform/web/form-draft.ts';
import { officeToday } from '../../../platform/web/office-day.ts';
import { RefusalNote } from '../../../platform/web/RefusalNote.tsx';
import { BILLING_STANDING_NAMES, BILLING_STANDINGS } from '../../contacts/rules/billing-standing.ts';
import type { BillingNote } from '../contract.ts';
import { judgeStanding, PLANS } from '../rules/plans.ts';
import { PLAN_NAMES } from '../rules/standing-words.ts';
import { useBillingChanges } from './queries.ts';

interface NoteStandingProps {
  readonly contact: { readonly id: string; readonly version: number };
  /** What holds now, as which the form begins. */
  readonly current: BillingNote | undefined;
  readonly onSaved: () => void;
}
/** What somebody typed or chose; the rest is as it stands now. */
interface Typed { readonly plan?: string; readonly standing?: string; readonly since?: string; readonly note?: string }
const FIELDS = ['plan', 'standing', 'since', 'note'] as const;

/** Notes how payments stand from a day on. What is typed survives a refusal and a reload. */
export function NoteStanding({ contact, current, onSaved }: NoteStandingProps): ReactElement {
  const draft = `billing:${contact.id}`;
  const [typed, setTyped] = useState<Typed>(() => fromDraft(draft));
  const [problem, setProblem] = useState<string>();
  const forgetDraft = useFormDraft(draft, { ...typed }, []);
  const { note: save } = useBillingChanges();
  const plan = PLANS.find((one) => one === (typed.plan ?? current?.plan)) ?? 'monthly';
  const standing = BILLING_STANDINGS.find((one) => one === (typed.standing ?? current?.standing)) ?? 'up-to-date';
  const isAsBefore = current !== undefined && plan === current.plan && standing === current.standing;
  const [since, note] = [typed.since ?? (isAsBefore ? current.since : officeToday()), typed.note ?? ''];
  const saysNothingNew = isAsBefore && since === current.since && note.trim() === '';
  const fields = save.error ? asRefusal(save.error).fields : {};
  const set = (change: Typed): void => {
    setTyped((before) => ({ ...before, ...change }));
    setProblem(undefined);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (save.isPending) return;
    const wrong = judgeStanding({ plan, standing });
    setProblem(wrong);
    if (wrong !== undefined) return;
    save.mutate({ contactId: contact.id, version: contact.version, plan, standing, since, note }, {
      onSuccess: () => {
        forgetDraft();
        setTyped({});
        onSaved();
      },
    });
  };
  return (
    <form noValidate aria-labelledby="note-standing" onSubmit={submit}>
      <Stack gap="sm">
        <Title order={2} id="note-standing">Note how payments stand</Title>
        <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm" verticalSpacing="sm">
          <NativeSelect label="Standing" value={standing} error={problem ?? fields['standing']} data={BILLING_STANDINGS.map((value) => ({ value, label: BILLING_STANDING_NAMES[value] }))}
            onChange={(event) => set({ standing: event.currentTarget.value })} />
          <NativeSelect label="Plan" value={plan} error={fields['plan']} data={PLANS.map((value) => ({ value, label: PLAN_NAMES[value] }))} onChange={(event) => set({ plan: event.currentTarget.value })} />
          <TextInput label="Since" type="date" value={since} error={fields['since']} onChange={(event) => set({ since: event.currentTarget.value })} />
        </SimpleGrid>
        <TextInput label="Note" description="One line, if there is something to know. Never a card number." maxLength={200} autoComplete="off" value={note} error={fields['note']}
          onChange={(event) => set({ note: event.currentTarget.value })} />
        <RefusalNote error={FIELDS.some((field) => fields[field] !== undefined) ? null : save.error} />
        <Group><Button type="submit" disabled={saysNothingNew} loading={save.isPending}>Save note</Button></Group>
      </Stack>
    </form>
  );
}

function fromDraft(key: string): Typed {
  const kept = readDraft(key);
  return Object.fromEntries(FIELDS.flatMap((field) => (typeof kept[field] === 'string' ? [[field, kept[field]]] : [])));
}
