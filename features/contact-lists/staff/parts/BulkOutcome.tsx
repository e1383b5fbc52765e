// The outcome of a bulk change, or what prevents it.
import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { AppLink } from '../../../../platform/web/look/AppLink.tsx';
import { useMay } from '../../../../platform/web/identity/permissions-context.ts';
import { useColleagues } from '../../../../platform/web/identity/colleagues-context.ts';
import { countContacts } from '../../rules/quick-change.ts';
import classes from './BulkBar.module.css';
import { formatTotal } from './list-state.ts';
import { applySet, differingFields, QUICK_LABELS, wordsOf } from './quick-fields.ts';
import type { BulkChangeControl, BulkState, ChangedContact } from './use-bulk-change.ts';

/** Rows of the comparison that are shown; the rest is counted. */
const SHOWN = 20;

export function BulkOutcome({ bulk }: { readonly bulk: BulkChangeControl }): ReactElement | null {
  const { state, isPending } = bulk;
  const close = (
    <Button variant="subtle" color="gray" size="compact-sm" onClick={bulk.dismiss}>
      {state.kind === 'done' || state.kind === 'undone' ? 'Dismiss' : 'Cancel'}
    </Button>
  );
  switch (state.kind) {
    case 'idle':
      return null;
    case 'done':
      return (
        <Group key="done" ref={takeFocus} tabIndex={-1} gap={6}>
          <Text role="status">
            {countContacts(state.changed)} changed{state.unchanged > 0 && `, ${state.unchanged.toLocaleString('en-US')} needed no change`}.
          </Text>
          {state.changed > 0 && (
            <Button variant="subtle" size="compact-sm" loading={isPending} onClick={bulk.undo}>
              Undo
            </Button>
          )}
          <SeeHistory />
          {close}
        </Group>
      );
    case 'undone':
      return (
        <Group key="undone" ref={takeFocus} tabIndex={-1} gap={6}>
          <Text role="status">
            Undone for {countContacts(state.restored)}.
            {state.left > 0 && ` ${countContacts(state.left)} changed since then and were not undone.`}
          </Text>
          {close}
        </Group>
      );
    case 'recounted':
      return (
        <Stack gap={6} role="alert">
          <Text fw={500}>
            Now {formatTotal(state.total)} match instead of {state.selection.count.toLocaleString('en-US')}. Nothing was changed.
          </Text>
          <Group gap={6}>
            {!state.total.capped && state.total.count > 0 && (
              <Button size="compact-sm" loading={isPending} onClick={bulk.applyAnyway}>
                Change these {state.total.count.toLocaleString('en-US')}
              </Button>
            )}
            {close}
          </Group>
        </Stack>
      );
    case 'changedMeanwhile':
      return (
        <Stack gap={6} role="alert">
          <Text fw={500}>
            {countContacts(state.contacts.length)} changed after {state.contacts.length === 1 ? 'it was' : 'they were'} selected. Nothing
            was changed yet.
          </Text>
          <Comparison contacts={state.contacts} action={state.action} />
          <Group gap={6}>
            <Button size="compact-sm" loading={isPending} onClick={bulk.leaveOut}>
              Skip these
            </Button>
            <Button size="compact-sm" variant="default" loading={isPending} onClick={bulk.applyAnyway}>
              Apply to the new versions
            </Button>
            {close}
          </Group>
        </Stack>
      );
  }
}

function SeeHistory(): ReactElement | null {
  if (!useMay()('bulk:view')) return null;
  return (
    <Button component={AppLink} href="/bulk?tab=history" variant="subtle" color="gray" size="compact-sm">
      See in Bulk Actions
    </Button>
  );
}

/** The button that was pressed is gone by now, and the focus with it. */
function takeFocus(outcome: HTMLDivElement | null): void {
  outcome?.focus({ preventScroll: true });
}

interface ComparisonProps {
  readonly contacts: readonly ChangedContact[];
  readonly action: Extract<BulkState, { kind: 'changedMeanwhile' }>['action'];
}

function Comparison({ contacts, action }: ComparisonProps): ReactElement {
  return (
    <>
      <table className={classes['changed']}>
        <thead>
          <tr>
            <th scope="col">Contact</th>
            <th scope="col">You saw</th>
            <th scope="col">Saved now</th>
            {action.kind === 'set' && <th scope="col">Yours</th>}
          </tr>
        </thead>
        <tbody>
          {contacts.slice(0, SHOWN).map((contact) => (
            <ComparedRow key={contact.id} contact={contact} action={action} />
          ))}
        </tbody>
      </table>
      {contacts.length > SHOWN && <Text c="dimmed">and {contacts.length - SHOWN} more</Text>}
    </>
  );
}

function ComparedRow({
  contact: { seen, now },
  action,
}: {
  readonly contact: ChangedContact;
  readonly action: ComparisonProps['action'];
}): ReactElement {
  const { nameOf } = useColleagues();
  const fields = seen && now ? differingFields(seen, now) : [];
  const wanted = now && action.kind === 'set' ? applySet(now, action.set) : undefined;
  const mine = now && wanted ? differingFields(now, wanted) : [];
  const say = (values: typeof seen | typeof now, of: typeof fields): string =>
    values ? of.map((field) => `${QUICK_LABELS[field]}: ${wordsOf(values, field, nameOf)}`).join('; ') : '';
  return (
    <tr>
      <th scope="row">
        <bdi>{now?.name ?? seen?.name ?? 'No longer there'}</bdi>
      </th>
      <td>{say(seen, fields) || 'Other fields'}</td>
      <td>{now ? say(now, fields) || 'Other fields' : 'No longer there'}</td>
      {action.kind === 'set' && <td>{say(wanted, mine) || 'No change'}</td>}
    </tr>
  );
}
