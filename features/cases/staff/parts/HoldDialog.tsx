import { NativeSelect, Text, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { FormDialog } from '../../../../platform/web/form/FormDialog.tsx';
import { useRecordForm } from '../../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import { officeToday } from '../../../../platform/web/look/office-day.ts';
import { HOLD_KINDS, stopsMore, type HoldKind } from '../../../contacts/rules/holds.ts';
import { api } from '../queries.ts';
import type { CaseOf } from './use-case-controls.ts';

const CHOICES: Readonly<Record<HoldKind, string>> = {
  office: 'The office pauses the work',
  'client-pause': 'The client asked to pause',
  underwriting: 'A mortgage is in underwriting',
  death: 'The client has died',
};
const STOPS: Readonly<Record<HoldKind, string>> = {
  office: 'No report is fetched, no round opens, no letter goes out and no stage changes until work resumes.',
  'client-pause': 'No report is fetched, no round opens, no letter goes out and no stage changes until work resumes.',
  underwriting: 'A dispute can stop the loan. No round opens and no letter goes out; reports are still read and rounds prepared.',
  death: 'All work stops, and the client gets no email. The case can be moved to Cancelled.',
};
const kindOf = (value: string): HoldKind => HOLD_KINDS.find((one) => one === value) ?? 'office';

/** Pauses the work on a client: why, and until when where that is known. A hold can be changed to one that stops more. */
export function HoldDialog({ of, onClose }: { readonly of: CaseOf; readonly onClose: () => void }): ReactElement {
  const hold = useChange(api.hold);
  const kinds = (['office', 'client-pause', 'underwriting', 'death'] as const).filter(
    (kind) => of.hold === null || stopsMore(kind, of.hold),
  );
  const form = useRecordForm({
    labels: { kind: 'Why work pauses', reason: 'Reason', until: 'Ask again on' },
    fill: () => ({ kind: kinds[0] ?? 'death', reason: '', until: '' }),
    save: ({ kind, reason, until }) =>
      hold.run({ contactId: of.id, version: of.version, kind: kindOf(kind), reason, until: until === '' ? null : until }),
    onDone: onClose,
  });
  const kind = kindOf(form.values.kind);
  const choice = form.choice('kind', Object.fromEntries(kinds.map((one) => [one, CHOICES[one]])));
  const choose: typeof choice.onChange = (event) => {
    choice.onChange(event);
    // What was said of the reason was said of another kind.
    form.set('reason', form.values.reason);
  };
  return (
    <FormDialog title={`Put ${of.name} on hold`} form={form} submit="Put on hold" onClose={onClose}>
      <NativeSelect {...choice} onChange={choose} data-autofocus />
      <Text>{STOPS[kind]}</Text>
      <TextInput {...form.text('reason')} maxLength={300} required={kind === 'office'} />
      {kind !== 'death' && <TextInput {...form.text('until')} type="date" min={officeToday()} />}
    </FormDialog>
  );
}
