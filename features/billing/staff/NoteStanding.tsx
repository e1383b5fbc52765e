import { Button, Group, NativeSelect, SimpleGrid, Stack, TextInput, Title } from '@mantine/core';
import { useRef, useState, type FormEvent, type ReactElement } from 'react';
import { asRefusal } from '../../../platform/web/live/api.ts';
import { ConflictNote } from '../../../platform/web/form/ConflictNote.tsx';
import { readDraft, useFormDraft } from '../../../platform/web/form/form-draft.ts';
import { officeToday } from '../../../platform/web/look/office-day.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { BILLING_STANDING_NAMES, BILLING_STANDINGS } from '../../contacts/rules/billing-standing.ts';
import type { BillingNote } from '../contract.ts';
import { judgeStanding, PLANS } from '../rules/plans.ts';
import { PLAN_NAMES } from '../rules/standing-words.ts';
import { begunOf, differences, draftOf, FIELDS, fill, isUntouched, type Begun, type Typed } from './begun-note.ts';
import { useBillingChanges } from './queries.ts';

interface NoteStandingProps {
  readonly contactId: string;
  /** What holds now, as which the form begins. */
  readonly current: BillingNote | undefined;
  readonly onSaved: () => void;
}

/** Notes how payments stand from a day on. What is typed survives a refusal, a reload and what somebody else notes meanwhile. */
export function NoteStanding({ contactId, current, onSaved }: NoteStandingProps): ReactElement {
  const draft = `billing:${contactId}`;
  const [begun, setBegun] = useState<Begun | undefined>(() => begunOf(readDraft(draft)));
  const [problem, setProblem] = useState<string>();
  const forgetDraft = useFormDraft(draft, draftOf(begun), []);
  // The list tells of the saved note before the form is empty again.
  const [own, setOwn] = useState<string>();
  const { note: save } = useBillingChanges({ onNoted: (saved) => setOwn(saved?.id) });
  const isSaving = useRef(false);
  const today = officeToday();
  const form: Begun = begun ?? { typed: {}, seen: current ?? null };
  const filled = fill(form, today);
  const { plan, standing, since, note } = filled;
  const saysNothingNew = form.seen !== null && isUntouched({ ...form, typed: { ...form.typed, note: note.trim() } }, today);
  const isOutdated = (form.seen?.id ?? null) !== (current?.id ?? null) && (current === undefined || current.id !== own);
  const refusal = save.error ? asRefusal(save.error) : undefined;
  const fields = refusal?.fields ?? {};
  const set = (change: Typed): void => {
    const next = { ...form, typed: { ...form.typed, ...change } };
    setBegun(isUntouched(next, today) ? undefined : next);
    setProblem(undefined);
  };
  const saveOver = (newestId: string | null): void => {
    const wrong = judgeStanding({ plan, standing });
    setProblem(wrong);
    if (wrong !== undefined || isSaving.current) return;
    isSaving.current = true;
    save.mutate(
      { contactId, newestId, plan, standing, since, note },
      {
        onSuccess: () => {
          forgetDraft();
          setBegun(undefined);
          onSaved();
        },
        onSettled: () => {
          isSaving.current = false;
        },
      },
    );
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isOutdated && !saysNothingNew) saveOver(form.seen?.id ?? null);
  };
  const takeSaved = (): void => {
    save.reset();
    forgetDraft();
    setBegun(undefined);
    setProblem(undefined);
  };
  const isTold = FIELDS.some((field) => fields[field] !== undefined) || (isOutdated && refusal?.code === 'billing.changedMeanwhile');
  return (
    <form noValidate aria-labelledby="note-standing" onSubmit={submit}>
      <Stack gap="sm">
        <Title order={2} id="note-standing">
          Note how payments stand
        </Title>
        <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm" verticalSpacing="sm">
          <NativeSelect
            label="Standing"
            value={standing}
            error={problem ?? fields['standing']}
            data={BILLING_STANDINGS.map((value) => ({ value, label: BILLING_STANDING_NAMES[value] }))}
            onChange={(event) => set({ standing: event.currentTarget.value })}
          />
          <NativeSelect
            label="Plan"
            value={plan}
            error={fields['plan']}
            data={PLANS.map((value) => ({ value, label: PLAN_NAMES[value] }))}
            onChange={(event) => set({ plan: event.currentTarget.value })}
          />
          <TextInput
            label="Since"
            type="date"
            max={today}
            value={since}
            error={fields['since']}
            onChange={(event) => set({ since: event.currentTarget.value })}
          />
        </SimpleGrid>
        <TextInput
          label="Note"
          description="One line, if there is something to know. Never a card number."
          maxLength={200}
          autoComplete="off"
          value={note}
          error={fields['note']}
          onChange={(event) => set({ note: event.currentTarget.value })}
        />
        <RefusalNote error={isTold ? null : save.error} />
        {isOutdated ? (
          <ConflictNote
            differences={differences(filled, current)}
            busy={save.isPending}
            onKeepMine={() => saveOver(current?.id ?? null)}
            onTakeSaved={takeSaved}
          />
        ) : (
          <Group>
            <Button type="submit" disabled={saysNothingNew} loading={save.isPending}>
              Save note
            </Button>
          </Group>
        )}
      </Stack>
    </form>
  );
}
